/** The type `concat_file` of the module concat: a file that is put together from fragments. */
import { type Value } from '../../values/value.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { GeneratedResource, ParameterDefinition, ResourceTypeDefinition } from '../definition.ts';
import { ensureProperty } from '../ensurable.ts';
import { ArgumentFailure } from '../failure.ts';
import { METAPARAMETERS } from '../metaparameters.ts';
import type { ResourceInstance } from '../resource.ts';
import { booleanParameter } from '../shared/boolean.ts';
import { assembledContent } from './fragments.ts';

/** Handed on to the file as they are. */
const FOR_THE_FILE = [
  'path',
  'owner',
  'group',
  'mode',
  'replace',
  'backup',
  'selinux_ignore_defaults',
  'selrange',
  'selrole',
  'seltype',
  'seluser',
  'validate_cmd',
  'show_diff',
] as const;

/** The file is ordered by the resource itself, and found by its own tag. */
const NOT_HANDED_ON = new Set(['alias', 'before', 'notify', 'require', 'subscribe', 'tag']);

function pathOf(resource: ResourceInstance): string {
  return rubyToString(resource.get('path') ?? resource.title);
}

function generate(resource: ResourceInstance): readonly GeneratedResource[] {
  const parameters: Record<string, Value> = { ensure: resource.should('ensure') === 'absent' ? 'absent' : 'file' };
  for (const name of FOR_THE_FILE) {
    const value = resource.get(name);
    if (value !== undefined) parameters[name] = value;
  }
  for (const [name, value] of resource.original)
    if (METAPARAMETERS.has(name) && !NOT_HANDED_ON.has(name)) parameters[name] = value;
  return [{ type: 'file', title: pathOf(resource), parameters }];
}

function text(name: string, doc: string): ParameterDefinition {
  return {
    kind: 'parameter',
    name,
    doc,
    validate: (value) => {
      if (typeof value !== 'string')
        throw new ArgumentFailure(`${name.charAt(0).toUpperCase()}${name.slice(1)} must be a String`);
    },
  };
}

export const concatFile: ResourceTypeDefinition = {
  name: 'concat_file',
  doc: 'A file whose content is put together from `concat_fragment`s. Of the module concat, whose `concat` declares it.',
  attributes: [
    ensureProperty({
      doc: 'Whether the file is there.',
      default: 'present',
      exists: (resource) => resource.should('ensure') === 'present',
      create: () => undefined,
      destroy: () => undefined,
    }),
    { kind: 'parameter', name: 'tag', doc: 'By this too the file finds its fragments.' },
    {
      kind: 'parameter',
      name: 'path',
      doc: 'Where the file is.',
      namevar: true,
      validate: (value) => {
        const path = rubyToString(value);
        if (!path.startsWith('/') && !/^[A-Za-z]:[\\/]/.test(path))
          throw new ArgumentFailure(`File paths must be fully qualified, not '${path}'`);
      },
    },
    { kind: 'parameter', name: 'owner', doc: 'To whom the file belongs.' },
    { kind: 'parameter', name: 'group', doc: 'The group of the file.' },
    { kind: 'parameter', name: 'mode', doc: 'The permissions of the file.' },
    {
      kind: 'parameter',
      name: 'order',
      doc: 'How the fragments are sorted. Default `numeric`.',
      values: [{ value: 'alpha' }, { value: 'numeric' }],
      default: 'numeric',
    },
    {
      kind: 'parameter',
      name: 'backup',
      doc: 'Whether and how the old content is kept, as with `file`.',
      validate: (value) => {
        if (typeof value !== 'boolean' && typeof value !== 'string')
          throw new ArgumentFailure('Backup must be a Boolean or String');
      },
    },
    booleanParameter('replace', 'Whether a file that is there is written anew. Default true.', true),
    text('validate_cmd', 'A command that looks at the content first, as with `file`.'),
    booleanParameter('ensure_newline', 'Whether each fragment ends its last line. Default false.', false),
    {
      kind: 'parameter',
      name: 'format',
      doc: 'What the fragments are, so that they are merged. Default `plain`: one after the other.',
      values: ['plain', 'yaml', 'json', 'json-array', 'json-pretty', 'json-array-pretty'].map((value) => ({ value })),
      default: 'plain',
    },
    booleanParameter('force', 'Whether a key that two fragments set differently is allowed. Default false.', false),
    booleanParameter('selinux_ignore_defaults', 'As with `file`.'),
    text('selrange', 'As with `file`.'),
    text('selrole', 'As with `file`.'),
    text('seltype', 'As with `file`.'),
    text('seluser', 'As with `file`.'),
    booleanParameter('show_diff', 'As with `file`.'),
    booleanParameter('create_empty_file', 'Whether there is a file where no fragment has content. Default true.', true),
  ],
  autorequire: [{ type: 'file', why: 'the file is written after this', titles: (resource) => [pathOf(resource)] }],
  generate,
  evalGenerate: (resource, target) => {
    const path = pathOf(resource);
    const file = resource.catalog.find('file', path);
    const content = assembledContent(resource, target);
    file?.set('content', content);
    if (content === '' && resource.get('create_empty_file') === false) file?.set('ensure', 'absent');
    return [{ type: 'file', title: path, parameters: {} }];
  },
};
