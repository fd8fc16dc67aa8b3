/** Milestones of opening the page. Each is a mark of the browser's performance timeline (`bunraku:graph`). */

/** Milestones in their usual order. */
type Milestone =
  /** The page's frame is drawn, without its parts. */
  | 'shell'
  /** The editor has its text. */
  | 'editor'
  /** The first analysis is requested; the engine's worker starts when the editor's code has arrived. */
  | 'engine'
  /** The first catalog has arrived. */
  | 'catalog'
  /** The first graph is drawn. */
  | 'graph';

const marked = new Set<Milestone>();

/** Marks the first time that the page reaches a milestone. */
export function markMilestone(milestone: Milestone): void {
  if (marked.has(milestone)) return;
  marked.add(milestone);
  performance.mark(`bunraku:${milestone}`);
}
