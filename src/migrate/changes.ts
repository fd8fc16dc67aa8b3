/**
 * Finds the differences between the compilations of two releases. The key of a difference also identifies it in later
 * compilations.
 */
import { catalogIssues, getRelease, type LogLine, type ReleaseId } from '../engine/index.ts';
import { catalogChanges, type CatalogChange } from '../compare/index.ts';
import type { Compiled } from './compile-both.ts';
import { changeOrigins, type ChangedNode } from './evaluation-trace.ts';
import { logChanges, type LogChange } from './log-changes.ts';

export type Change =
  | { readonly kind: 'catalog'; readonly key: string; readonly change: CatalogChange }
  | { readonly kind: 'log'; readonly key: string; readonly change: LogChange }
  | { readonly kind: 'value'; readonly key: string; readonly change: ChangedNode };

type Outcome = Pick<Compiled, 'lenient' | 'trace'> & Partial<Pick<Compiled, 'strict'>>;

/** Creates a comparison of printed values. Up to Puppet 3.8, a number equals its string of digits. */
function createComparison(from: ReleaseId): (one: string, other: string) => boolean {
  const { id, version } = getRelease(from);
  if (id.endsWith('future') || Number.parseInt(version, 10) > 3) return (one, other) => one === other;
  return (one, other) => one === other || withoutQuotes(one) === withoutQuotes(other);
}

function withoutQuotes(text: string): string {
  return text.replaceAll(/'(-?\d+(?:\.\d+)?|true|false)'/g, '$1');
}

/** Returns the changes between two outcomes. Empty if a catalog is missing, or if catalogs and logs are equal. */
export function changesBetween(before: Outcome, after: Outcome, from: ReleaseId): readonly Change[] {
  const [old, now] = [resultOf(before), resultOf(after)];
  if (old.catalog === undefined || now.catalog === undefined) return [];
  const sameValue = createComparison(from);
  const catalog = catalogChanges(old.catalog, now.catalog, sameValue).map((change): Change => ({
    kind: 'catalog',
    key: `catalog ${JSON.stringify(keyOfCatalog(change))}`,
    change,
  }));
  const logs = logChanges(shownLogs(old.logs), shownLogs(now.logs)).map((change): Change => ({
    kind: 'log',
    key: `log ${change.before?.message ?? ''}\n${change.after?.message ?? ''}`,
    change,
  }));
  if (catalog.length === 0 && logs.length === 0) return [];
  const values = changeOrigins(before.trace, after.trace, sameValue).map((change): Change => ({
    kind: 'value',
    key: `value ${change.file} ${change.node.offset} ${change.node.kind}`,
    change,
  }));
  return [...values, ...catalog, ...logs];
}

/** Returns the strict compilation of the release if it has a catalog, otherwise the lenient compilation. */
function resultOf({ strict, lenient }: Outcome): Compiled['lenient'] {
  return strict?.catalog === undefined ? lenient : strict;
}

function keyOfCatalog(change: CatalogChange): readonly string[] {
  switch (change.kind) {
    case 'attribute':
      return [change.resource, change.attribute, change.after ?? ''];
    case 'added':
    case 'removed':
      return [change.kind, change.resource];
    case 'order':
      return ['order'];
  }
}

/** Codes of diagnostics for which the migration's own rules create findings with more exact places. */
const REPORTED_ELSEWHERE: ReadonlySet<string> = new Set([
  'UNKNOWN_VARIABLE',
  'NUMERIC_COERCION',
  'DUPLICATE_KEY',
  'OLD_BARE_NAME',
  'OLD_IMPORT_DEPRECATED',
  'OLD_MUTATION_DEPRECATED',
  'OLD_NODE_INHERITANCE_DEPRECATED',
  'OLD_SEARCH_DEPRECATED',
  catalogIssues.classAgain.code,
]);

function shownLogs(logs: readonly LogLine[]): readonly LogLine[] {
  return logs.filter(
    ({ level, code }) => level !== 'info' && level !== 'debug' && !(code !== undefined && REPORTED_ELSEWHERE.has(code)),
  );
}
