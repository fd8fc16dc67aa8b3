/** The parts and their lessons, in the order in which they are to be taken. A lesson is listed once its folder is there. */
import type { PartDescription } from './lesson.ts';

export const parts: readonly PartDescription[] = [
  {
    id: 'first-resources',
    title: 'First resources',
    summary: 'Say what a machine should be like, apply it, and see that a second apply has nothing left to do.',
    lessons: [
      'declare',
      'apply-again',
      'title-and-namevar',
      'ensure',
      'attributes',
      'package-file-service',
      'duplicate-declarations',
      'puppet-resource',
    ],
  },
  {
    id: 'order-and-refresh',
    title: 'Order and refresh',
    summary: 'What comes before what, what reacts to a change, and what happens when something fails.',
    lessons: [
      'before-and-require',
      'arrows',
      'notify-and-subscribe',
      'refresh-of-a-command',
      'refresh-through-a-define',
      'autorequire',
      'failed-and-skipped',
      'noop',
      'manifest-order',
    ],
  },
  {
    id: 'cycles',
    title: 'Cycles',
    summary: 'Read a dependency cycle, see it in the graph, and break it where it hurts least.',
    lessons: ['read-a-cycle', 'before-and-after', 'through-containers', 'through-autorequire', 'through-collectors'],
  },
  {
    id: 'values',
    title: 'Variables, facts, data types',
    summary: 'Give values names, take them from the machine, and say which values are welcome.',
    lessons: ['variables', 'facts', 'arrays-and-hashes', 'numbers', 'heredocs', 'parameter-types', 'undef'],
  },
  {
    id: 'decisions-and-loops',
    title: 'Decisions and loops',
    summary: 'Choose between values, repeat what is alike, and write functions of your own.',
    lessons: ['if-and-unless', 'case-and-selectors', 'each', 'map-filter-reduce', 'your-own-function'],
  },
  {
    id: 'classes-and-modules',
    title: 'Classes and modules',
    summary: 'Put what belongs together into a class, give it parameters and data, and assign it to nodes.',
    lessons: [
      'define-and-include',
      'class-parameters',
      'data-for-classes',
      'contain',
      'inheritance',
      'nodes',
      'roles-and-profiles',
      'stages',
    ],
  },
  {
    id: 'defined-types',
    title: 'Defined types',
    summary: 'Make a resource of several others, as many times as you need, with templates and files of a module.',
    lessons: ['define', 'unique-inside', 'metaparameters', 'epp-template', 'module-files'],
  },
  {
    id: 'collections',
    title: 'Collections',
    summary: 'Declare resources now and realize them later, set attributes for many at once, and make them from data.',
    lessons: ['virtual', 'collectors', 'exported', 'tags', 'defaults', 'splat'],
  },
  {
    id: 'your-own-type',
    title: 'Your own type',
    summary: 'Teach Puppet a resource type that it does not have, with a provider that does the work.',
    lessons: ['type', 'provider', 'autorequire', 'flush', 'prefetch'],
  },
];
