/**
 * Milestones of opening the page. Each one becomes a mark in the browser's performance timeline, such as
 * `bunraku:graph`.
 */

type Milestone =
  | 'shell'
  | 'editor'
  /** The first analysis is requested; the engine's worker starts when the editor's code has arrived. */
  | 'engine'
  | 'catalog'
  | 'graph';

const marked = new Set<Milestone>();

/** Marks a milestone when the page reaches it for the first time. */
export function markMilestone(milestone: Milestone): void {
  if (marked.has(milestone)) return;
  marked.add(milestone);
  performance.mark(`bunraku:${milestone}`);
}
