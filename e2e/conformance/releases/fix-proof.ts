/** Applies the fixes of a migration, and compares the catalogs of both releases. */
import {
  compile,
  isArray,
  programString,
  referenceText,
  getRelease,
  type CompileResult,
  type ReleaseId,
  type Value,
} from '../../../src/engine/index.ts';
import { filesWithFixes, migrate, type Finding, type MigrationSource } from '../../../src/migrate/index.ts';

export interface Proof {
  /** Number of applied fixes, including those that were found after the first pass. */
  readonly fixes: number;
  /** Result of compiling the fixed code with Puppet 8, compared with the unfixed code in the old release. */
  readonly result: 'same catalog' | 'same but for forms' | 'rest is listed' | 'rest is hidden';
}

/** Maximum number of passes. Several are needed, because a fix may reveal further problems. */
const MAX_PASSES = 4;

/** Applies fixes until there are no more; undefined if there were none. */
export function proveFixes(source: MigrationSource, from: ReleaseId, findings: readonly Finding[]): Proof | undefined {
  let [current, left, fixes] = [source, findings, 0];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const offered = left.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
    if (offered.length === 0) break;
    fixes += offered.length;
    current = { ...current, files: filesWithFixes(current.files, offered), before: source.files };
    left = migrate(current, from, '8.11').findings;
  }
  if (fixes === 0) return undefined;
  const [before, after] = [compiledAs(source, from), compiledAs(current, '8.11')];
  const same = (how: 'exactly' | 'but for forms'): boolean =>
    catalogText(before, from, how) === catalogText(after, from, how);
  if (same('exactly')) return { fixes, result: 'same catalog' };
  if (same('but for forms')) return { fixes, result: 'same but for forms' };
  return { fixes, result: left.length > 0 ? 'rest is listed' : 'rest is hidden' };
}

function compiledAs(source: MigrationSource, id: ReleaseId): CompileResult {
  const release = getRelease(id);
  return compile({ ...source.inputFor(source.files, release), release });
}

/**
 * Returns the resources with their attributes as text. Numbers are strings, as in releases up to 3.8. With `but for
 * forms`, leaves out the resources of nodes, whose names have changed, and treats a list of one element like the
 * element.
 */
function catalogText({ catalog, error }: CompileResult, from: ReleaseId, how: 'exactly' | 'but for forms'): string {
  const isOfTexts = from === '2.7' || from === '3.8';
  const isPlain = how === 'but for forms';
  const resources = catalog?.resources.filter(({ type }) => !isPlain || type !== 'Node');
  const text = JSON.stringify([
    error?.message,
    resources?.map((resource) => [
      referenceText(resource),
      [...resource.parameters.values()].map(({ name, value }) => `${name} ${valueText(value, isPlain)}`).toSorted(),
      resource.virtual,
      resource.exported,
    ]),
  ]);
  return isOfTexts ? text.replaceAll(/'(-?\d+(?:\.\d+)?|true|false)'/g, '$1') : text;
}

function valueText(value: Value, isPlain: boolean): string {
  return programString(isPlain && isArray(value) && value.length === 1 ? value[0] : value);
}
