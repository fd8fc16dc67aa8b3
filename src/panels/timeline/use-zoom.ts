import { useCallback, useEffect, useState, type KeyboardEvent, type RefCallback } from 'react';
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

function writeZoom({ style }: HTMLElement, { from, to }: Extent): void {
  style.setProperty('--zoom-from', String(from));
  style.setProperty('--zoom-factor', String(1 / (to - from)));
}

/**
 * Returns a ref callback for elements that CSS positions by the zoom. Writes the zoom to CSS variables of these
 * elements, so that zooming does not render React components again. Variables of a common ancestor would be slower,
 * because the browser would compute the styles of all its descendants in each frame.
 */
export function useZoomed(view: TimelineViewStore): RefCallback<HTMLElement> {
  const [elements] = useState(() => new Set<HTMLElement>());
  useEffect(
    () =>
      view.subscribe(({ extent }, before) => {
        if (extent !== before.extent) for (const element of elements) writeZoom(element, extent);
      }),
    [elements, view],
  );
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      elements.add(element);
      writeZoom(element, view.getState().extent);
      return () => {
        elements.delete(element);
      };
    },
    [elements, view],
  );
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
