/**
 * Compiles all nodes of an environment so that each collects the exported resources of the others. With a real server,
 * this takes repeated agent runs. Here, each node is compiled again until the exported resources no longer change.
 */
import { metered } from '../../budget/meter.ts';
import { compile } from '../compile.ts';
import type { CompileInput, CompileResult, NodeInput } from '../compile-result.ts';
import { emptyStore, type ExportedResourceStore, sameExports, withExports } from './exported-resources.ts';

const MOST_ROUNDS = 10;

export interface NodesResult {
  /** Results by node name, in the order of the nodes. */
  readonly results: ReadonlyMap<string, CompileResult>;
  readonly settled: boolean;
}

/** Compiles all nodes with the same input. A node that does not compile exports nothing. */
export function compileNodes(input: Omit<CompileInput, 'node' | 'exports'>, nodes: readonly NodeInput[]): NodesResult {
  // Each compilation has a budget of its own. This budget is for the work between the compilations.
  return metered(input.budget, () => compileInTurn(input, nodes));
}

function compileInTurn(input: Omit<CompileInput, 'node' | 'exports'>, nodes: readonly NodeInput[]): NodesResult {
  const results = new Map<string, CompileResult>();
  /** The store with which each node was last compiled. */
  const seen = new Map<string, ExportedResourceStore>();
  let store = emptyStore;
  let settled = false;
  for (let round = 0; round < MOST_ROUNDS && !settled; round += 1) {
    settled = true;
    for (const node of nodes) {
      const before = results.get(node.name);
      if (before !== undefined && (before.collects.length === 0 || seen.get(node.name) === store)) continue;
      const result = compile({ ...input, node, exports: store });
      results.set(node.name, result);
      if (!sameExports(result.exported, before?.exported ?? [])) {
        store = withExports(store, node.name, result.exported);
        settled = false;
      }
      // Counts the node's own new exports as seen. A node does not collect its own exported resources, so it need not
      // be compiled again for them.
      seen.set(node.name, store);
    }
  }
  return { results, settled };
}
