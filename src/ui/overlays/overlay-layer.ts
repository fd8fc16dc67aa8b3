/** Selector of the layers that contain menus, tooltips and drop-downs. */
export const OVERLAY_LAYER = '.overlay-layer';

/** Layer for a new overlay: that of the topmost dialog, or else the header's. */
export function findOverlayLayer(): Element | undefined {
  return [...document.querySelectorAll(OVERLAY_LAYER)].at(-1);
}
