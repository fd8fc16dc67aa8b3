/** Declares the type `concat_file` of the module concat. A resource is a file assembled from fragments. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { ParameterDefinition, TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';
import { ArgumentFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { booleanParameter } from '../shared/boolean.ts';

export function pathOf(resource: ResourceInstance): string {
  return rubyToString(resource.get('path') ?? resource.title);
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

export const concatFile: TypeDeclaration = {
  name: 'concat_file',
  doc: 'A file whose content is assembled from `concat_fragment` resources. From the module concat, whose define `concat` declares it.',
  attributes: [
    ensureProperty('The desired state of the file.', { default: 'present' }),
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
};
