/** Compares one node in two versions of a project. */
import { resourceChanges } from '../compare/index.ts';
import type { NodeComparison } from '../protocol/nodes/nodes.ts';
import type { CompiledNode } from './compile-node.ts';

export function compareNode(before: CompiledNode, after: CompiledNode): NodeComparison {
  const [old, now] = [before.compiled, after.compiled];
  return {
    certname: after.result.certname,
    errors: {
      ...(old.error === undefined ? {} : { before: old.error.message }),
      ...(now.error === undefined ? {} : { after: now.error.message }),
    },
    changes: old.catalog === undefined || now.catalog === undefined ? [] : resourceChanges(old.catalog, now.catalog),
  };
}
