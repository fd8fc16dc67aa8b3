import type { AppStore } from '../../store/create-store.ts';

/** Heights of the graph in pixels, by the number of its resources. */
const graphHeights = [
  { upTo: 2, height: 260 },
  { upTo: 6, height: 360 },
  { upTo: 15, height: 460 },
  { upTo: Infinity, height: 600 },
];

/**
 * Calls `report` with the height that the shown view needs, whenever it changes. The height includes the hidden content
 * of everything that scrolls. A graph scales to any height, so its height depends on its number of resources.
 */
export function watchHeight(content: HTMLElement, store: AppStore, report: (height: number) => void): () => void {
  let last = 0;
  let planned: number | undefined;
  const measure = (): void => {
    planned = undefined;
    const height = store.getState().view === 'graph' ? graphHeight(store) : scrolledHeight(content);
    if (Math.abs(height - last) < 2) return;
    last = height;
    report(height);
  };
  const plan = (): void => {
    planned ??= requestAnimationFrame(measure);
  };
  const observer = new MutationObserver(plan);
  observer.observe(content, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  const resized = new ResizeObserver(plan);
  resized.observe(content);
  const unsubscribe = store.subscribe((state) => state.view, plan);
  plan();
  return () => {
    observer.disconnect();
    resized.disconnect();
    unsubscribe();
    if (planned !== undefined) cancelAnimationFrame(planned);
  };
}

function graphHeight(store: AppStore): number {
  const size = store.getState().analysis?.catalog?.resources.length ?? 0;
  return graphHeights.find(({ upTo }) => size <= upTo)?.height ?? 0;
}

/** Returns the height that the content would have if no element in it scrolled. */
function scrolledHeight(content: HTMLElement): number {
  let more = 0;
  for (const element of content.querySelectorAll('*')) {
    if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) continue;
    const bottom = Math.max(0, ...[...element.children].map((child) => child.getBoundingClientRect().bottom));
    const needed = bottom - element.getBoundingClientRect().top + element.scrollTop;
    more = Math.max(more, needed - element.clientHeight) || more;
  }
  return Math.ceil(content.clientHeight + more);
}
