/** Compares the catalogs of all nodes with their catalogs in another version of the project. */
import { fileChanges } from '../../protocol/nodes/node-reads.ts';
import type { NodeComparison } from '../../protocol/nodes/nodes.ts';
import { sumChanges } from '../../protocol/nodes/sum-changes.ts';
import { nodesOf, type ProjectNode } from '../../protocol/project/project.ts';
import { mayExport } from '../../protocol/project/export-syntax.ts';
import { collectExported } from './exports.ts';
import type { WorkTurns } from './nodes-work.ts';
import { versionId, type ProjectNodes } from './project-nodes.ts';
import { sameNode } from './rows.ts';
import type { ComparisonState, VersionToCompare } from './state.ts';

export async function compareNodes(nodes: ProjectNodes, turns: WorkTurns, before: VersionToCompare): Promise<void> {
  await nodes.readNames();
  const { project } = nodes.app.getState();
  const [then, now] = [nodes.version(before.project), nodes.version(project)];
  const all = nodes.rows().map(({ node }) => node.node.certname);
  const exports = mayExport(now.files) ? { exports: collectExported(nodes.store.getState().entries) } : {};
  const comparisons: NodeComparison[] = [];
  const state = (isWhole: boolean): { readonly comparison: ComparisonState } => {
    const sorted = inOrder(comparisons, all);
    return {
      comparison: {
        before,
        after: { files: now.files, release: now.release },
        nodes: all.length,
        compiled: comparisons.length,
        comparisons: sorted,
        sum: sumChanges(sorted),
        isWhole,
      },
    };
  };
  const wanted = possiblyDifferent(nodes, before);
  const work = turns.begin('compare', wanted.length);
  nodes.store.setState(state(false));
  await Promise.all(
    wanted.map(async ({ node, earlier }) => {
      const answer = await nodes.pool.ask([then, now], (api) =>
        api.compareNode({
          before: { version: versionId(then), node: earlier, ...exports },
          after: { version: versionId(now), node, ...exports },
        }),
      );
      if (!work.isCurrent) return;
      if (answer.kind === 'answer') comparisons.push(answer.value);
      else if (answer.kind === 'ended')
        comparisons.push({ certname: node.node.certname, errors: { after: answer.message }, changes: [] });
      work.add();
    }),
  );
  if (work.isCurrent) nodes.store.setState(state(true));
  work.end();
}

/**
 * Finds the nodes whose catalogs may differ between the versions, with their current and earlier descriptions. A node
 * is left out if it was last compiled in one of the versions and all files that it read are the same in both.
 */
function possiblyDifferent(
  nodes: ProjectNodes,
  before: VersionToCompare,
): readonly { readonly node: ProjectNode; readonly earlier: ProjectNode }[] {
  const [then, now] = [nodes.version(before.project), nodes.version(nodes.app.getState().project)];
  const earlierNodes = new Map(nodesOf(before.project).map((node) => [node.node.certname, node]));
  const isTouched = nodes.names.touchedBy(fileChanges(then.files, now.files));
  return nodes.rows().flatMap(({ node, entry }) => {
    const earlier = earlierNodes.get(node.node.certname) ?? node;
    const isSame =
      entry !== undefined &&
      now.release === then.release &&
      entry.release === now.release &&
      (entry.files === now.files || entry.files === then.files) &&
      sameNode(entry.node, node) &&
      sameNode(earlier, node) &&
      !isTouched(entry.reads);
    return isSame ? [] : [{ node, earlier }];
  });
}

function inOrder(comparisons: readonly NodeComparison[], certnames: readonly string[]): readonly NodeComparison[] {
  const order = new Map(certnames.map((certname, index) => [certname, index]));
  const place = ({ certname }: NodeComparison): number => order.get(certname) ?? 0;
  return comparisons.toSorted((one, other) => place(one) - place(other));
}
