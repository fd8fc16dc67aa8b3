import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import type { TimelineViewStore } from './timeline-view.ts';
import { panExtent, wholeExtent, zoomExtent, type Extent } from './zoom.ts';

/**
 * Shows the whole run again when `subject` (the run and the axis unit) changes. Pans when the replay moment would be
 * out of view.
 */
export function useExtent(view: TimelineViewStore, subject: string, now: number | undefined): void {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of the subject is what the effect is for
  useEffect(() => view.setState({ extent: wholeExtent }), [view, subject]);
  useEffect(() => (now === undefined ? undefined : bringIntoView(view, now)), [view, now]);
}

/**
 * Writes the zoom to CSS variables of `frame`, which position the bars. So zooming does not render React components
 * again.
 */
export function useZoomVariables(frame: RefObject<HTMLElement | null>, view: TimelineViewStore): void {
  useEffect(() => {
    const follow = ({ extent: { from, to } }: { readonly extent: Extent }): void => {
      frame.current?.style.setProperty('--zoom-from', String(from));
      frame.current?.style.setProperty('--zoom-factor', String(1 / (to - from)));
    };
    follow(view.getState());
    return view.subscribe(follow);
  }, [frame, view]);
}

/** Zooms and pans with keys. Stops the propagation of the keys that it handles. */
export function zoomByKey(event: KeyboardEvent, view: TimelineViewStore, smallest: number): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const changes: Readonly<Record<string, (extent: Extent) => Extent>> = {
    '+': (extent) => zoomExtent(extent, 2, 0.5, smallest),
    '=': (extent) => zoomExtent(extent, 2, 0.5, smallest),
    '-': (extent) => zoomExtent(extent, 0.5, 0.5, smallest),
    '0': () => wholeExtent,
    'Shift ArrowLeft': (extent) => panExtent(extent, -0.2),
    'Shift ArrowRight': (extent) => panExtent(extent, 0.2),
  };
  const change = changes[event.shiftKey && event.key.startsWith('Arrow') ? `Shift ${event.key}` : event.key];
  if (change === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  view.setState(({ extent }) => ({ extent: change(extent) }));
}
