/** Fixes are offered only where they hold: each is made, and the project compiled with it. */
import type { Release, ReleaseId } from '../../engine/index.ts';
import { changesBetween } from '../changes.ts';
import { compiledAs, type Compiled } from '../compile-both.ts';
import type { Finding } from '../finding.ts';
import type { MigrationSource } from '../source.ts';
import { filesWithFixes } from './edits.ts';

interface Compilations {
  readonly before: Compiled;
  readonly after: Compiled;
  readonly from: ReleaseId;
  readonly to: Release;
}

/** What checking may take, in milliseconds; a fix that it has not come to is not offered. */
const MOST_TIME = 2_000;

/** The findings, without the fixes that do not mend what they are about, or bring something new. */
export function checkedFixes(
  source: MigrationSource,
  compilations: Compilations,
  findings: readonly Finding[],
): readonly Finding[] {
  const fixed = findings.filter(({ fix }) => fix !== undefined);
  if (fixed.length === 0 || compilations.before.strict.error !== undefined) return findings;
  if (holds(source, compilations, fixed, 'whole')) return findings;
  const end = performance.now() + MOST_TIME;
  const kept = new Set(
    fixed.filter((finding) => performance.now() < end && holds(source, compilations, [finding], 'part')),
  );
  return findings.map((finding) => {
    if (finding.fix === undefined || kept.has(finding)) return finding;
    const { fix: _, ...rest } = finding;
    return rest;
  });
}

/** Whether the project compiles to the old catalog with some fixes (`whole`), or to nothing worse than without them (`part`). */
function holds(
  source: MigrationSource,
  { before, after, from, to }: Compilations,
  findings: readonly Finding[],
  how: 'whole' | 'part',
): boolean {
  const fixes = findings.map(({ fix }) => fix).filter((fix) => fix !== undefined);
  const compiled = compiledAs({ ...source, files: filesWithFixes(source.files, fixes) }, to);
  if (how === 'whole') return compiled.strict.catalog !== undefined && resultChanges(compiled) === 0;
  return (
    (compiled.lenient.catalog !== undefined || after.lenient.catalog === undefined) &&
    compiled.errors.length <= after.errors.length &&
    compiled.trace.warnings.length <= after.trace.warnings.length &&
    resultChanges({ lenient: compiled.lenient, trace: compiled.trace }) <=
      resultChanges({ lenient: after.lenient, trace: after.trace })
  );

  function resultChanges(other: Parameters<typeof changesBetween>[1]): number {
    return changesBetween(before, other, from).filter(({ kind }) => kind !== 'value').length;
  }
}
