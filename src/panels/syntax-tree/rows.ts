/** Builds the tree's rows from the worker's flat list, and finds the row at the editor's cursor. */
import type { SyntaxTreeNodeView } from '../../protocol/engine-api.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export interface SyntaxRow extends TreeRow {
  readonly node: SyntaxTreeNodeView;
  readonly index: number;
}

/** Returns the visible rows. Nodes with an index in `closed` hide their content. */
export function syntaxRows(nodes: readonly SyntaxTreeNodeView[], closed: ReadonlySet<number>): readonly SyntaxRow[] {
  const rows: SyntaxRow[] = [];
  let hiddenBelow = Infinity;
  for (const [index, node] of nodes.entries()) {
    if (node.depth > hiddenBelow) continue;
    const isClosed = closed.has(index);
    hiddenBelow = isClosed ? node.depth : Infinity;
    const holdsNodes = (nodes[index + 1]?.depth ?? 0) > node.depth;
    const { label, detail, place } = node;
    rows.push({
      id: String(index),
      index,
      node,
      level: node.depth + 1,
      isExpanded: holdsNodes ? !isClosed : undefined,
      text: `${detail === undefined ? label : `${label} ${detail}`}, line ${place.line}`,
    });
  }
  return rows;
}

/**
 * Carries closed nodes over to the tree of an edited source. A node before or after the edit stays closed under its new
 * index.
 */
export function carryOverClosed(
  closed: ReadonlySet<number>,
  before: readonly SyntaxTreeNodeView[],
  after: readonly SyntaxTreeNodeView[],
): ReadonlySet<number> {
  if (closed.size === 0) return closed;
  const shortest = Math.min(before.length, after.length);
  let first = 0;
  while (first < shortest && isAlike(before[first], after[first])) first += 1;
  let last = 0;
  while (last < shortest - first && isAlike(before.at(-1 - last), after.at(-1 - last))) last += 1;
  const moved = after.length - before.length;
  return new Set(
    [...closed].flatMap((index) => {
      if (index < first) return [index];
      return index >= before.length - last ? [index + moved] : [];
    }),
  );
}

function isAlike(one: SyntaxTreeNodeView | undefined, other: SyntaxTreeNodeView | undefined): boolean {
  return one?.label === other?.label && one?.detail === other?.detail && one?.depth === other?.depth;
}

/**
 * Returns the smallest node that contains an offset. Among nodes of the same length, prefers a node that begins at the
 * offset, and then the innermost node. Skips empty nodes.
 */
export function innermostAt(nodes: readonly SyntaxTreeNodeView[], offset: number): number | undefined {
  let found: { readonly index: number; readonly length: number; readonly begins: boolean } | undefined;
  for (const [index, { start, end }] of nodes.entries()) {
    const length = end - start;
    if (length === 0 || offset < start || offset > end) continue;
    const begins = start === offset;
    if (found === undefined || length < found.length || (length === found.length && (begins || !found.begins))) {
      found = { index, length, begins };
    }
  }
  return found?.index;
}

/** Returns the row of a node, or of the closest visible node around it. */
export function findRow(rows: readonly SyntaxRow[], index: number | undefined): SyntaxRow | undefined {
  return index === undefined ? undefined : rows.findLast((row) => row.index <= index);
}

/** Returns the offset of a line and column (both from 1), in a source with any line endings. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}
