/** Compares one node in two versions of a project. */
import { resourceChanges } from '../compare/index.ts';
import type { Catalog } from '../engine/index.ts';
import type { NodeComparison } from '../protocol/nodes/nodes.ts';
import type { CompiledNode } from './compile-node.ts';

type CompareCatalogs = (before: Catalog, after: Catalog) => Pick<NodeComparison, 'changes' | 'edges'>;

/** @param compare compares the catalogs if both versions compile; by default only their resources */
export function compareNode(
  before: CompiledNode,
  after: CompiledNode,
  compare: CompareCatalogs = (old, now) => ({ changes: resourceChanges(old, now) }),
): NodeComparison {
  const [old, now] = [before.compiled, after.compiled];
  return {
    certname: after.result.certname,
    errors: {
      ...(old.error === undefined ? {} : { before: old.error.message }),
      ...(now.error === undefined ? {} : { after: now.error.message }),
    },
    ...(old.catalog === undefined || now.catalog === undefined ? { changes: [] } : compare(old.catalog, now.catalog)),
  };
}
