import type { ResourceView } from '../../protocol/analysis.ts';

/**
 * What stands around everything in every catalog (the one stage, `Class[main]`, the node): a box or a heading of it would
 * say nothing. Left out of the frame is what is named on its own account, by an edge for one.
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
