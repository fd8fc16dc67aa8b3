import type { ResourceView } from '../../protocol/analysis.ts';

/**
 * Finds the containers that every catalog has: the only stage, `Class[main]` and the node. Boxes or headings for them
 * would carry no information. Leaves out a container that something refers to, such as an edge.
 */
export function pageFrame(
  resources: readonly ResourceView[],
  named: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const stages = resources.filter(({ kind }) => kind === 'stage').length;
  const frame = new Set<string>();
  for (const { ref, type, title, kind } of resources) {
    if (named.has(ref)) continue;
    const isFrame =
      (kind === 'stage' && stages === 1) || kind === 'node' || (type === 'Class' && /^(main|settings)$/i.test(title));
    if (isFrame) frame.add(ref);
  }
  return frame;
}
