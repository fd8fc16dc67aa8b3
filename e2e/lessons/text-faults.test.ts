import { expect, it } from 'vitest';
import { findLinks, textFaults } from './text-faults.ts';

it('finds the targets of links', () => {
  expect(findLinks('[a](#lesson/x/y) and [b](#error/CODE)')).toEqual(['#lesson/x/y', '#error/CODE']);
});

it('reports each fault', () => {
  const lesson = {
    id: 'part/one',
    title: 'One',
    summary: 'What it is about.',
    level: 'beginner' as const,
    minutes: 1.5,
    teaches: ['type/file', 'nothing'],
    open: ['manifests/none.pp'],
    view: 'system' as const,
    steps: [
      { title: 'Long', text: `${'word '.repeat(121)}[there](#lesson/part/none)`, tasks: ['done', 'gone', 'done'] },
    ],
    hints: { gone: ['Resources dependent on configuration.'] },
    project: {
      name: 'One',
      files: { 'manifests/site.pp': '' },
      node: { certname: 'web.example.com', platform: 'debian-12' as const, facts: {} },
      machine: { files: {}, packages: {}, services: {} },
    },
    solution: {},
  };
  expect(textFaults(lesson, { checks: [{ id: 'done', task: 'Do it', seen: () => undefined }] }, ['part/one'])).toEqual([
    'the step “Long” has 122 words, more than 120',
    'its text has the reading level 21.5, more than grade 9',
    'a step names the task gone, which is no check',
    '2 steps name the task done',
    'a hint is for gone, which is no check',
    'the check done has no hint',
    'a link goes to #lesson/part/none, which is no lesson, no page of the reference and no error',
    '"teaches" has nothing, which is no address in the reference',
    '"open" has manifests/none.pp, which is not in start/',
    'its "minutes" are no whole number',
  ]);
});
