import type { ResourceView } from '../../protocol/analysis.ts';

/**
 * Finds the containers that every catalog has: `Class[main]`, `Class[settings]`, the node, and the stage if it is the
 * only one. Views show no boxes or headings for them, because these would carry no information. Leaves out containers
 * in `named`, which an edge or another reference mentions.
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
