import { useEffect, type RefObject } from 'react';
import { panExtent, zoomExtent } from './zoom.ts';
import type { TimelineViewStore } from './timeline-view.ts';

interface GestureOptions {
  /** Element around the rows. The element `.vtree` inside it scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly view: TimelineViewStore;
  /** Left edge and width of the lanes in pixels, measured from the left edge of the frame. */
  readonly left: number;
  readonly width: number;
  /** Smallest part of the run that the lanes can show, as a fraction. */
  readonly smallest: number;
}

/** Maximum movement of a click, in pixels; more movement is a drag. */
const CLICK_SLOP = 4;
/** Pixels of wheel movement that double the zoom. */
const WHEEL_DOUBLING = 240;
/** Pixels per line and per page, for wheels that report lines or pages. */
const LINE = 30;

function pixels({ deltaY, deltaMode }: WheelEvent): number {
  return deltaMode === 0 ? deltaY : deltaY * LINE;
}

/**
 * Zooms the lanes around the pointer with the wheel or a pinch. Pans them by dragging or with a horizontal wheel. With
 * Shift, or over the names, the wheel scrolls the rows.
 */
export function useGestures({ frame, view, left, width, smallest }: GestureOptions): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null || width <= 0) return undefined;
    const pointers = new Map<number, { readonly x: number; readonly y: number }>();
    let dragged = false;
    const shareAt = (clientX: number): number =>
      Math.min(1, Math.max(0, (clientX - element.getBoundingClientRect().left - left) / width));
    const isOnLanes = ({ clientX }: MouseEvent): boolean => {
      const x = clientX - element.getBoundingClientRect().left;
      return x >= left && x <= left + width;
    };
    const zoom = (factor: number, clientX: number): void =>
      view.setState(({ extent }) => ({ extent: zoomExtent(extent, factor, shareAt(clientX), smallest) }));
    const pan = (by: number): void => view.setState(({ extent }) => ({ extent: panExtent(extent, by / width) }));
    const scrollRows = (by: number): void => {
      const scroller = element.querySelector('.vtree');
      if (scroller !== null) scroller.scrollTop += by;
    };

    const onWheel = (event: WheelEvent): void => {
      if (!isOnLanes(event)) return;
      event.preventDefault();
      if (event.shiftKey) scrollRows(event.deltaY === 0 ? event.deltaX : pixels(event));
      else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) pan(event.deltaX);
      // A pinch on a touchpad arrives as a wheel event with Ctrl, in small steps.
      else zoom(2 ** (-pixels(event) / (event.ctrlKey ? WHEEL_DOUBLING / 4 : WHEEL_DOUBLING)), event.clientX);
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0 || !isOnLanes(event)) return;
      if (pointers.size === 0) dragged = false;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const onMove = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      if (!dragged && Math.hypot(dx, dy) < CLICK_SLOP) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      const now = { x: event.clientX, y: event.clientY };
      pointers.set(event.pointerId, now);
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      if (other === undefined) {
        pan(-dx);
        // For touch input, the browser scrolls the rows itself.
        if (event.pointerType === 'mouse') scrollRows(-dy);
        return;
      }
      const spread = (x: number): number => Math.max(10, Math.abs(x - other.x));
      zoom(spread(now.x) / spread(before.x), (now.x + other.x) / 2);
    };
    const onUp = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
    };
    // Stops the click event after a drag, because the click would select a row.
    const onClick = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, { capture: true });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, { capture: true });
    };
  }, [frame, view, left, width, smallest]);
}
