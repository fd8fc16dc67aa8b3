/** Prints the differences between two catalogs, or between the catalogs of two folders. */
import {
  edgeDifferences,
  filterChanges,
  filterEdges,
  parsePattern,
  resourceChanges,
  withoutRelationships,
  type ChangeFilter,
} from '../../compare/index.ts';
import type { Catalog } from '../../engine/index.ts';
import type { NodeComparison } from '../../protocol/nodes/nodes.ts';
import { sumChanges, type ComparisonSum } from '../../protocol/nodes/sum-changes.ts';
import type { GivenOptions } from '../words/given-options.ts';
import { UsageError } from '../words/verb.ts';
import { toHtml } from './to-html.ts';
import { toMarkdown } from './to-markdown.ts';
import { toText } from './to-text.ts';

export interface Comparison {
  /** Names of the compared catalogs, files or folders. */
  readonly before: string;
  readonly after: string;
  /** Counts of nodes. Absent if only the catalogs of one node are compared. */
  readonly folders?: {
    readonly nodes: number;
    /**
     * Number of nodes that were compiled in both folders. All other nodes read only files that are the same in both.
     */
    readonly compiled: number;
  };
  readonly sum: ComparisonSum;
}

const printers = { text: toText, html: toHtml, markdown: toMarkdown };

function readFilter(given: GivenOptions): ChangeFilter {
  return {
    only: readPatterns('only', given),
    ignore: readPatterns('ignore', given),
    ignoresOrder: given.has('ignore-order'),
    ignoresEdges: given.has('ignore-edges'),
  };
}

/** Compares two catalogs. Differences of relationships are edges instead of attributes. */
export function compareCatalogs(before: Catalog, after: Catalog): Required<Pick<NodeComparison, 'changes' | 'edges'>> {
  return { changes: withoutRelationships(resourceChanges(before, after)), edges: edgeDifferences(before, after) };
}

/** Prints a comparison. Returns the exit status: 1 if there are differences. */
export function printComparison(
  { comparisons, ...names }: Omit<Comparison, 'sum'> & { readonly comparisons: readonly NodeComparison[] },
  given: GivenOptions,
): number {
  const filter = readFilter(given);
  const sum = sumChanges(
    comparisons.map((each) => ({
      ...each,
      changes: filterChanges(each.changes, filter),
      edges: filterEdges(each.edges ?? [], filter),
    })),
  );
  const comparison: Comparison = { ...names, sum };
  const { folders, ...paths } = names;
  const format = given.find('format') ?? (given.has('json') ? 'json' : 'text');
  const printer = format === 'html' || format === 'markdown' ? printers[format] : printers.text;
  process.stdout.write(
    format === 'json' ? `${JSON.stringify({ ...paths, ...folders, ...sum })}\n` : printer(comparison),
  );
  return sum.touched.length === 0 ? 0 : 1;
}

/** Throws a `UsageError` for an empty pattern, which often comes from an unset variable of a script. */
function readPatterns(option: string, given: GivenOptions): ChangeFilter['only'] {
  const texts = given.list(option);
  if (texts.includes('')) throw new UsageError(`--${option} needs a pattern, but it is empty.`);
  return texts.map(parsePattern);
}
