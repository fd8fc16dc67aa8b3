import './overlay-layer.css';

/**
 * Container for tooltips, menus and lists of choices. One is in the header and one in each dialog, so that overlays are inside a landmark
 * or dialog for screen readers. It covers the window, lets presses through and is clipped by no scrolling parent.
 */
export function OverlayLayer() {
  return <div className="overlay-layer" />;
}
