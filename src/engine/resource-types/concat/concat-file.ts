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
  doc: 'A file whose content is assembled from `concat_fragment` resources. From the module concat, whose define `concat` declares it.',
  attributes: [
    ensureProperty({
      doc: 'The desired state of the file.',
      default: 'present',
      exists: (resource) => resource.should('ensure') === 'present',
      create: () => undefined,
      destroy: () => undefined,
    }),
    {
      kind: 'parameter',
      name: 'tag',
      doc: 'The tag that identifies the fragments of this file, in addition to its path and title.',
    },
    {
      kind: 'parameter',
      name: 'path',
      doc: 'The absolute path of the file. Default: the title.',
      namevar: true,
      validate: (value) => {
        const path = rubyToString(value);
        if (!path.startsWith('/') && !/^[A-Za-z]:[\\/]/.test(path))
          throw new ArgumentFailure(`File paths must be fully qualified, not '${path}'`);
      },
    },
    { kind: 'parameter', name: 'owner', doc: 'The owner of the file.' },
    { kind: 'parameter', name: 'group', doc: 'The group of the file.' },
    { kind: 'parameter', name: 'mode', doc: 'The permissions of the file.' },
    {
      kind: 'parameter',
      name: 'order',
      doc: 'The sort order of the fragments.',
      values: [{ value: 'alpha' }, { value: 'numeric' }],
      default: 'numeric',
    },
    {
      kind: 'parameter',
      name: 'backup',
      doc: 'Keeps the old content, as `backup` of `file` does.',
      validate: (value) => {
        if (typeof value !== 'boolean' && typeof value !== 'string')
          throw new ArgumentFailure('Backup must be a Boolean or String');
      },
    },
    booleanParameter('replace', 'If false, an existing file stays unchanged.', true),
    text('validate_cmd', 'A command that checks the content first, as with `file`.'),
    booleanParameter('ensure_newline', 'If true, each fragment ends with a line break.', false),
    {
      kind: 'parameter',
      name: 'format',
      doc: 'The format of the fragments. `plain` concatenates them; the other formats merge them.',
      values: ['plain', 'yaml', 'json', 'json-array', 'json-pretty', 'json-array-pretty'].map((value) => ({ value })),
      default: 'plain',
    },
    booleanParameter(
      'force',
      'If true, two fragments can set the same key to different values when they are merged.',
      false,
    ),
    booleanParameter('selinux_ignore_defaults', 'Same as for `file`.'),
    text('selrange', 'Same as for `file`.'),
    text('selrole', 'Same as for `file`.'),
    text('seltype', 'Same as for `file`.'),
    text('seluser', 'Same as for `file`.'),
    booleanParameter('show_diff', 'Same as for `file`.'),
    booleanParameter('create_empty_file', 'If true, the file is created even if no fragment has content.', true),
  ],
  autorequire: [
    { type: 'file', why: 'a file resource with this path comes first', titles: (resource) => [pathOf(resource)] },
  ],
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
