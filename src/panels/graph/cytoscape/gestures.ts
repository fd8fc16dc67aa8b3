/** Gestures that Cytoscape does not handle. Cytoscape handles dragging and pinching. */
import type { Core, EventObject, NodeSingular } from 'cytoscape';
import type { Point } from '../../../layout/types.ts';

export interface GestureHandlers {
  readonly onNode: (ref: string) => void;
  /** `id` is the id of the drawn edge (`elementId`). */
  readonly onEdge: (id: string) => void;
  readonly onToggle: (ref: string) => void;
  readonly onClear: () => void;
}

/** Size of the square at a group's upper left corner that opens and closes the group. */
const toggleSize = 28;

/** Listens until the signal aborts. `onZoom` receives the zoom factor and the point of the container to zoom at. */
export function listenToGestures(
  cy: Core,
  container: HTMLElement,
  handlers: GestureHandlers,
  onZoom: (factor: number, at: Point) => void,
  signal: AbortSignal,
): void {
  cy.on('tap', (event: EventObject) => {
    container.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    const { target } = event;
    if (target === cy) handlers.onClear();
    else if (target.isEdge()) handlers.onEdge(target.id());
    else if (isOnToggle(target, event.position)) handlers.onToggle(target.id());
    else handlers.onNode(target.id());
  });
  cy.on('dbltap', 'node.group', ({ target, position }: EventObject) => {
    if (!isOnToggle(target, position)) handlers.onToggle(target.id());
  });
  cy.on('mouseover', 'node, edge', () => void (container.style.cursor = 'pointer'));
  cy.on('mouseout', 'node, edge', () => void (container.style.cursor = ''));
  listenToWheel(container, onZoom, signal);
}

function isOnToggle(node: NodeSingular, { x, y }: Point): boolean {
  if (!node.hasClass('group')) return false;
  const center = node.position();
  const { width, height } = node.data();
  return x - (center.x - width / 2) < toggleSize && (!node.hasClass('box') || y - (center.y - height / 2) < toggleSize);
}

/**
 * Zooms with the wheel at the speed of web maps, with any mouse or trackpad. Cytoscape's default is thirty times slower
 * for a mouse whose wheel has steps, and Cytoscape logs a warning for any other speed.
 */
function listenToWheel(container: HTMLElement, onZoom: (factor: number, at: Point) => void, signal: AbortSignal): void {
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // Old mice report lines or pages, which are converted to pixels.
    const unit =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1;
    // A pinch on a trackpad arrives as a wheel event with Control.
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    const delta = Math.max(-240, Math.min(240, event.deltaY * unit));
    const { left, top } = container.getBoundingClientRect();
    onZoom(Math.exp(-delta * speed), { x: event.clientX - left, y: event.clientY - top });
  };
  // Listens on the parent in the capture phase, to run before Cytoscape's listener on the container.
  container.parentElement?.addEventListener('wheel', onWheel, { signal, passive: false, capture: true });
}
