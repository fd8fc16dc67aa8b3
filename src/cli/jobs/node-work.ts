/**
 * Interface of a computation that produces one row for each node. A row needs only the node's index and the exported
 * resources, so different processes can compute the rows.
 */
import type { ExportedResource } from '../../engine/index.ts';

/** Result for one node as plain data, which JSON keeps without loss. */
export interface NodeRow {
  readonly exported: readonly ExportedResource[];
  /** Types of the resources that the node collects from other nodes. */
  readonly collects: readonly string[];
}

/** @template Shared plain data that a pass over the nodes needs: by default, the exported resources known so far */
export interface NodeWork<Row, Shared = readonly ExportedResource[]> {
  /** Names of the rows, in the order of the output. Every process lists the same names. */
  readonly names: readonly string[];
  readonly compute: (index: number, shared: Shared) => Row;
  /** Recognizes a row that came from another process or from a file. */
  readonly isRow: (value: unknown) => value is Row;
}

/** Computes rows in this or other processes. The rows are in the order of the indexes. */
export type ComputeRows<Row, Shared = readonly ExportedResource[]> = (
  indexes: readonly number[],
  shared: Shared,
) => Promise<readonly Row[]>;

/** Maximum number of passes over the nodes. Nodes may export more resources each time they collect more. */
const MAX_PASSES = 10;

/**
 * Computes rows again for nodes that collect resources, until the exported resources no longer change.
 * @param first the rows of all nodes, computed without exported resources
 */
export async function settleRows<Row extends NodeRow>(
  first: readonly Row[],
  compute: ComputeRows<Row>,
): Promise<readonly Row[]> {
  let rows = first;
  let store: readonly ExportedResource[] = [];
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    const exported = rows.flatMap((row) => row.exported);
    const collecting = [...rows.keys()].filter((index) => (rows[index]?.collects.length ?? 0) > 0);
    if (collecting.length === 0 || JSON.stringify(exported) === JSON.stringify(store)) break;
    store = exported;
    const again = await compute(collecting, store);
    const replaced = new Map(collecting.map((index, at) => [index, again[at]]));
    rows = rows.map((row, index) => replaced.get(index) ?? row);
  }
  return rows;
}

/**
 * True for a list of rows. The input comes from another process of this program, or from a file that this program
 * wrote.
 */
export function areRows<Row>(value: unknown, isRow: (row: unknown) => row is Row): value is readonly Row[] {
  return Array.isArray(value) && value.every(isRow);
}

export function isNodeRow(value: unknown): value is NodeRow & Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return 'exported' in value && Array.isArray(value.exported) && 'collects' in value && Array.isArray(value.collects);
}
