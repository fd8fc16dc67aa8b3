import './overlay-layer.css';

/**
 * Container for tooltips, menus and drop-downs. The header and each dialog have one, so that for screen readers every
 * overlay is inside a landmark or dialog. It covers the window, ignores pointer events, and is not clipped by a
 * scrolling parent.
 */
export function OverlayLayer() {
  return <div className="overlay-layer" />;
}
