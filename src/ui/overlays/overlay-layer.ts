/** Selector of the layers in which menus, tooltips and lists of choices are drawn. */
export const OVERLAY_LAYER = '.overlay-layer';

/** Layer for an overlay that opens now: that of the topmost dialog, or else the header's. */
export function findOverlayLayer(): Element | undefined {
  return [...document.querySelectorAll(OVERLAY_LAYER)].at(-1);
}
