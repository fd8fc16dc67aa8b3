/** Selector of the layers that contain menus, tooltips and drop-downs. */
export const OVERLAY_LAYER = '.overlay-layer';

/** Finds the layer for a new overlay: the layer of the topmost dialog, or else the layer of the header. */
export function findOverlayLayer(): Element | undefined {
  return [...document.querySelectorAll(OVERLAY_LAYER)].at(-1);
}
