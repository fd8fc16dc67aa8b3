/** The type `file_line` of the module stdlib: one line of a file (`type/file_line.rb`, `provider/file_line/ruby.rb`). */
import type { Target } from '../../machine/target.ts';
import { compileRegexp } from '../../values/regexp/regexp.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { ParameterDefinition, ResourceTypeDefinition } from '../definition.ts';
import { ensureProperty } from '../ensurable.ts';
import { TypeFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { systemCall } from '../shared/posix-message.ts';

function textOf(resource: ResourceInstance, name: string): string | undefined {
  const value = resource.get(name);
  return value === undefined ? undefined : rubyToString(value);
}

function isSet(resource: ResourceInstance, name: string): boolean {
  return resource.get(name) === 'true';
}

function pathOf(resource: ResourceInstance): string {
  return textOf(resource, 'path') ?? '';
}

function patternOf(resource: ResourceInstance, name: 'match' | 'after'): RegExp | undefined {
  const source = textOf(resource, name);
  return source === undefined ? undefined : compileRegexp(source);
}

/** The lines of the file, each with its end. A dry run may meet a file that is not there yet. */
function linesOf(resource: ResourceInstance, target: Target): readonly string[] {
  const path = pathOf(resource);
  if (resource.noop && !target.files.exists(path)) return [];
  const text = systemCall('rb_sysopen', () => target.files.readText(path));
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

/** A line without its end. */
function bare(line: string): string {
  return line.replace(/\r?\n$|\r$/, '');
}

function countMatches(resource: ResourceInstance, lines: readonly string[], pattern: RegExp): number {
  const others = isSet(resource, 'replace_all_matches_not_matching_line');
  const wanted = textOf(resource, 'line');
  return lines.filter((line) => !(others && bare(line) === wanted) && pattern.test(line)).length;
}

function isPresent(resource: ResourceInstance, target: Target): boolean {
  const lines = linesOf(resource, target);
  const wanted = textOf(resource, 'line');
  const isThere = lines.some((line) => bare(line) === wanted);
  const pattern = patternOf(resource, 'match');
  if (pattern === undefined) return isThere;
  const matches = countMatches(resource, lines, pattern);
  if (resource.should('ensure') !== 'present') return isThere || (matches > 0 && isSet(resource, 'match_for_absence'));
  // Where nothing is to be appended, or nothing replaced, all is well as it is.
  if (matches === 0) return isThere || !isSet(resource, 'append_on_no_match');
  if (isSet(resource, 'replace_all_matches_not_matching_line')) return false;
  return isThere || !isSet(resource, 'replace');
}

function write(resource: ResourceInstance, target: Target, lines: readonly string[]): void {
  systemCall('rb_sysopen', () => target.files.write(pathOf(resource), lines.join('')));
}

/** A line with an end, whether it had one or not. */
function ended(line: string): string {
  return line.endsWith('\n') ? line : `${line}\n`;
}

/** Several lines that match are refused unless `multiple` allows them. */
function checkCount(resource: ResourceInstance, count: number, text: string): void {
  if (count > 1 && !isSet(resource, 'multiple')) throw new TypeFailure(text);
}

function tooManyMatches(resource: ResourceInstance): string {
  return `More than one line in file '${pathOf(resource)}' matches pattern '${textOf(resource, 'match') ?? ''}'`;
}

function create(resource: ResourceInstance, target: Target): void {
  const lines = linesOf(resource, target);
  const wanted = ended(textOf(resource, 'line') ?? '');
  const match = patternOf(resource, 'match');
  const after = patternOf(resource, 'after');
  if (!isSet(resource, 'replace') && match !== undefined && countMatches(resource, lines, match) > 0) return;
  if (match === undefined && after === undefined) {
    write(resource, target, [...lines.map(ended), wanted]);
    return;
  }
  const matches = match === undefined ? 0 : countMatches(resource, lines, match);
  checkCount(resource, matches, tooManyMatches(resource));
  let placed = matches > 0;
  if (match === undefined && after !== undefined) {
    const count = countMatches(resource, lines, after);
    const found = `${count} lines match pattern '${textOf(resource, 'after') ?? ''}' in file '${pathOf(resource)}'.`;
    checkCount(resource, count, `${found} One or no line must match the pattern.`);
  }
  const result: string[] = [];
  for (const line of lines) {
    result.push(match?.test(line) === true ? wanted : ended(line));
    // With a pattern to replace, the line goes after the first place only.
    if (after?.test(line) !== true || (match !== undefined && placed)) continue;
    result.push(wanted);
    placed = true;
  }
  write(resource, target, placed ? result : [...result, wanted]);
}

function destroy(resource: ResourceInstance, target: Target): void {
  const lines = linesOf(resource, target);
  const match = patternOf(resource, 'match');
  if (match !== undefined && isSet(resource, 'match_for_absence')) {
    checkCount(resource, countMatches(resource, lines, match), tooManyMatches(resource));
    write(
      resource,
      target,
      lines.filter((line) => !match.test(line)),
    );
    return;
  }
  const wanted = textOf(resource, 'line');
  write(
    resource,
    target,
    lines.filter((line) => bare(line) !== wanted),
  );
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

export const fileLine: ResourceTypeDefinition = {
  name: 'file_line',
  doc: 'Manages a single line of a file. From the module stdlib.',
  providers: [{ name: 'ruby', doc: 'Reads and writes the file directly.', features: [] }],
  attributes: [
    ensureProperty({ doc: 'The desired state of the line.', exists: isPresent, create, destroy, default: 'present' }),
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
    {
      kind: 'property',
      name: 'line',
      doc: 'The complete line.',
      retrieve: ({ resource }) => resource.get('line'),
    },
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
