import type { Target } from '../../machine/target.ts';
import { compileRegexp } from '../../values/regexp/regexp.ts';
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { isSet, pathOf, textOf } from '../../resource-types/stdlib/file-line.ts';
import { ensureBehavior } from '../shared/ensurable.ts';
import { systemCall } from '../shared/posix-message.ts';

function compilePattern(resource: ResourceInstance, name: 'match' | 'after'): RegExp | undefined {
  const source = textOf(resource, name);
  return source === undefined ? undefined : compileRegexp(source);
}

/** Returns the lines of the file, each with its line end. In noop mode, a missing file counts as empty. */
function readLines(resource: ResourceInstance, target: Target): readonly string[] {
  const path = pathOf(resource);
  if (resource.noop && !target.files.exists(path)) return [];
  const text = systemCall('rb_sysopen', () => target.files.readText(path));
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

function bare(line: string): string {
  return line.replace(/\r?\n$|\r$/, '');
}

function countMatches(resource: ResourceInstance, lines: readonly string[], pattern: RegExp): number {
  const others = isSet(resource, 'replace_all_matches_not_matching_line');
  const wanted = textOf(resource, 'line');
  return lines.filter((line) => !(others && bare(line) === wanted) && pattern.test(line)).length;
}

function isPresent(resource: ResourceInstance, target: Target): boolean {
  const lines = readLines(resource, target);
  const wanted = textOf(resource, 'line');
  const isThere = lines.some((line) => bare(line) === wanted);
  const pattern = compilePattern(resource, 'match');
  if (pattern === undefined) return isThere;
  const matches = countMatches(resource, lines, pattern);
  if (resource.should('ensure') !== 'present') return isThere || (matches > 0 && isSet(resource, 'match_for_absence'));
  // If no line matches, the file is in sync unless the line is missing and must be appended.
  if (matches === 0) return isThere || !isSet(resource, 'append_on_no_match');
  if (isSet(resource, 'replace_all_matches_not_matching_line')) return false;
  return isThere || !isSet(resource, 'replace');
}

function write(resource: ResourceInstance, target: Target, lines: readonly string[]): void {
  systemCall('rb_sysopen', () => target.files.write(pathOf(resource), lines.join('')));
}

function ended(line: string): string {
  return line.endsWith('\n') ? line : `${line}\n`;
}

function checkCount(resource: ResourceInstance, count: number, text: string): void {
  if (count > 1 && !isSet(resource, 'multiple')) throw new TypeFailure(text);
}

function tooManyMatches(resource: ResourceInstance): string {
  return `More than one line in file '${pathOf(resource)}' matches pattern '${textOf(resource, 'match') ?? ''}'`;
}

function create(resource: ResourceInstance, target: Target): void {
  const lines = readLines(resource, target);
  const wanted = ended(textOf(resource, 'line') ?? '');
  const match = compilePattern(resource, 'match');
  const after = compilePattern(resource, 'after');
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
    // Without `match`, inserts the line after every line that `after` matches. With `match`, inserts it at most once.
    if (after?.test(line) !== true || (match !== undefined && placed)) continue;
    result.push(wanted);
    placed = true;
  }
  write(resource, target, placed ? result : [...result, wanted]);
}

function destroy(resource: ResourceInstance, target: Target): void {
  const lines = readLines(resource, target);
  const match = compilePattern(resource, 'match');
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

export const fileLine: TypeBehavior = {
  properties: {
    ensure: ensureBehavior({ exists: isPresent, create, destroy }),
    line: { retrieve: ({ resource }) => resource.get('line') },
  },
};
