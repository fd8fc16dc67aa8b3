/** Declares the type `file_line` of the module stdlib (`type/file_line.rb`). A resource is one line of a file. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { ParameterDefinition, TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';
import { TypeFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { property } from '../shared/property.ts';

export function textOf(resource: ResourceInstance, name: string): string | undefined {
  const value = resource.get(name);
  return value === undefined ? undefined : rubyToString(value);
}

export function isSet(resource: ResourceInstance, name: string): boolean {
  return resource.get(name) === 'true';
}

export function pathOf(resource: ResourceInstance): string {
  return textOf(resource, 'path') ?? '';
}

function flag(name: string, doc: string, byDefault?: 'true' | 'false'): ParameterDefinition {
  return {
    kind: 'parameter',
    name,
    doc,
    values: [{ value: 'true' }, { value: 'false' }],
    ...(byDefault === undefined ? {} : { default: byDefault }),
  };
}

function validate(resource: ResourceInstance): void {
  const replacesAll = isSet(resource, 'replace_all_matches_not_matching_line');
  if (replacesAll && resource.get('multiple') === 'false')
    throw new TypeFailure('multiple must be true when replace_all_matches_not_matching_line is true');
  if (replacesAll && resource.get('replace') === 'false')
    throw new TypeFailure('replace must be true when replace_all_matches_not_matching_line is true');
  const removesByMatch =
    resource.should('ensure') === 'absent' &&
    isSet(resource, 'match_for_absence') &&
    resource.get('match') !== undefined;
  if (resource.get('line') === undefined && !removesByMatch) throw new TypeFailure('line is a required attribute');
  if (resource.get('path') === undefined) throw new TypeFailure('path is a required attribute');
}

export const fileLine: TypeDeclaration = {
  name: 'file_line',
  doc: 'Manages a single line of a file. From the module stdlib.',
  providers: [{ name: 'ruby', doc: 'Reads and writes the file directly.', features: [] }],
  attributes: [
    ensureProperty('The desired state of the line.', { default: 'present' }),
    { kind: 'parameter', name: 'name', doc: 'A unique name. Default: the title.', namevar: true },
    {
      kind: 'parameter',
      name: 'match',
      doc: 'A regular expression. `line` replaces the line that matches; if none matches, `line` is appended.',
    },
    flag(
      'match_for_absence',
      'If true, `ensure => absent` removes the lines that `match` finds, instead of `line`.',
      'false',
    ),
    flag('multiple', 'If true, several lines can match. Otherwise more than one match is an error.'),
    {
      kind: 'parameter',
      name: 'after',
      doc: 'A regular expression. A new line is inserted after the line that matches.',
    },
    property('line', 'The complete line.'),
    {
      kind: 'parameter',
      name: 'path',
      doc: 'The file. It must exist, except in noop.',
      validate: (value) => {
        if (!rubyToString(value).startsWith('/'))
          throw new TypeFailure(`File paths must be fully qualified, not '${rubyToString(value)}'`);
      },
    },
    flag('replace', 'If false, a line that matches `match` stays unchanged.', 'true'),
    flag(
      'replace_all_matches_not_matching_line',
      'If true, all matches are replaced, even if `line` already exists. Needs `multiple`.',
      'false',
    ),
    { kind: 'parameter', name: 'encoding', doc: 'The encoding of the file.', default: 'UTF-8' },
    flag('append_on_no_match', 'If false, nothing is appended when `match` finds nothing.', 'true'),
  ],
  validate,
  autorequire: [{ type: 'file', why: 'the file comes before its line', titles: (resource) => [pathOf(resource)] }],
};
