/** Merges the migrations of several nodes of a project. */
import type { Migration } from './finding.ts';
import { sortFindings } from './migrate.ts';
import { MigrationSum } from './migration-sum.ts';

/**
 * Lists each finding once, with the nodes that have it. A failure of the old release is the project's failure only if
 * no node compiles.
 */
export function mergeMigrations(first: Migration, more: readonly Migration[]): Migration {
  const sum = new MigrationSum();
  for (const each of [first, ...more]) sum.add(each);
  const { findings, ...total } = sum.total;
  return { from: first.from, to: first.to, ...total, findings: sortFindings(findings) };
}
