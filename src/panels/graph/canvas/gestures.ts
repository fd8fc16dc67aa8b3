/** What hands do on the graph: drag and pinch move it, the wheel zooms, a tap selects. */
import type { Point } from '../../../layout/types.ts';

export interface GestureHandlers {
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number, at: Point) => void;
  readonly onTap: (at: Point) => void;
  readonly onDoubleTap: (at: Point) => void;
  /** The pointer rests or moves over the canvas without a button; undefined when it leaves. */
  readonly onHover: (at: Point | undefined) => void;
}

/** A press that moves less than this (pixels) is a tap. */
const slack = 4;

/** Listens on an element until the signal ends it. Places are pixels from the element's upper left corner. */
export function listenToGestures(element: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  const pressed = new Map<number, Point>();
  let [moved, isPinch] = [0, false];
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    passive = true,
  ): void => element.addEventListener(name, listener, { signal, passive });

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (pressed.size === 0) [moved, isPinch] = [0, false];
    pressed.set(event.pointerId, placeOf(event));
    isPinch ||= pressed.size > 1;
    element.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const place = placeOf(event);
    const before = pressed.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType !== 'touch') handlers.onHover(place);
      return;
    }
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1];
    pressed.set(event.pointerId, place);
    moved += Math.hypot(place.x - before.x, place.y - before.y);
    if (other !== undefined) pinch(before, place, other);
    else if (moved > slack) handlers.onPan(place.x - before.x, place.y - before.y);
  });
  const pinch = (before: Point, place: Point, other: Point): void => {
    const spread = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 };
    handlers.onPan((place.x - before.x) / 2, (place.y - before.y) / 2);
    if (spread(before) > 0) handlers.onZoom(spread(place) / spread(before), middle);
  };
  on('pointerup', (event) => {
    if (pressed.delete(event.pointerId) && !isPinch && moved <= slack) handlers.onTap(placeOf(event));
  });
  on('pointercancel', (event) => void pressed.delete(event.pointerId));
  on('pointerleave', () => handlers.onHover(undefined));
  on('dblclick', (event) => handlers.onDoubleTap(placeOf(event)));
  on(
    'wheel',
    (event) => {
      event.preventDefault();
      // Lines and pages of old mice, as pixels.
      const unit =
        event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1;
      const speed = event.ctrlKey ? 0.01 : 0.0016;
      handlers.onZoom(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * unit)) * speed), placeOf(event));
    },
    false,
  );
}
