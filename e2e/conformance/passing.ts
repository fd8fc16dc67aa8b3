/** The record of passing cases. `npm test` fails if one of them no longer passes. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface Passing {
  /** Names of passing cases (`AREA/NAME`), sorted. */
  readonly cases: readonly string[];
  /** Source of each passing expression, sorted. Line numbers would change when the file is reordered. */
  readonly expressions: readonly string[];
}

export function readPassing(path: string): Passing {
  if (!existsSync(path)) return { cases: [], expressions: [] };
  return JSON.parse(readFileSync(path, 'utf8')) as Passing;
}

export function writePassing(path: string, passing: Passing): void {
  const sorted = { cases: [...passing.cases].toSorted(), expressions: [...passing.expressions].toSorted() };
  writeFileSync(path, `${JSON.stringify(sorted, null, 1)}\n`);
}

/** Returns the cases and expressions that ran, passed before, and no longer pass. */
export function regressions(before: Passing, ran: Passing, now: Passing): readonly string[] {
  const lost = (earlier: readonly string[], run: readonly string[], passed: readonly string[]): string[] => {
    const runSet = new Set(run);
    const passedSet = new Set(passed);
    return earlier.filter((name) => runSet.has(name) && !passedSet.has(name));
  };
  return [...lost(before.cases, ran.cases, now.cases), ...lost(before.expressions, ran.expressions, now.expressions)];
}
