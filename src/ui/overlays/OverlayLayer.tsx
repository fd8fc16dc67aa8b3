import './overlay-layer.css';

/**
 * Container for tooltips, menus and drop-downs. One is in the header and one in each dialog, so that overlays are inside a landmark or dialog for
 * screen readers. It covers the window, lets pointer events through and is not clipped by a scrolling parent.
 */
export function OverlayLayer() {
  return <div className="overlay-layer" />;
}
