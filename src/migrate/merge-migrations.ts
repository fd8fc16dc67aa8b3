/** Merges the migrations of several nodes of a project. */
import type { Finding, Migration } from './finding.ts';
import { sortFindings } from './migrate.ts';

/**
 * Lists each finding once, with the nodes that have it. A failure of the old release is the project's failure only if
 * no node compiles.
 */
export function mergeMigrations(first: Migration, more: readonly Migration[]): Migration {
  const migrations = [first, ...more];
  const merged = new Map<string, { readonly finding: Finding; readonly nodes: Set<string> }>();
  for (const { findings, nodes } of migrations) {
    for (const finding of findings) {
      const key = keyOf(finding);
      const known = merged.get(key) ?? { finding, nodes: new Set() };
      for (const { name } of nodes) known.nodes.add(name);
      // Prefers a finding with a fix, because a node that does not evaluate the code may have found no fix.
      merged.set(key, known.finding.fix === undefined ? { ...known, finding } : known);
    }
  }
  const { failsBefore, ...whole } = first;
  const findings = [...merged.values()].map(({ finding, nodes }) =>
    nodes.size === migrations.length ? finding : { ...finding, nodes: [...nodes] },
  );
  return {
    ...whole,
    nodes: migrations.flatMap(({ nodes }) => nodes),
    findings: sortFindings(findings),
    ...(failsBefore !== undefined && migrations.every((each) => each.failsBefore !== undefined) ? { failsBefore } : {}),
  };
}

function keyOf({ kind, message, place, resource, attribute, before, after }: Finding): string {
  return JSON.stringify([kind, message, place?.file, place?.span, resource, attribute, before, after]);
}
