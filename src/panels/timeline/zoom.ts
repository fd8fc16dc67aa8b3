/** The visible part of a run's axis, as fractions of the whole: 0 is the start of the run, 1 its end. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

export const wholeExtent: Extent = { from: 0, to: 1 };

export function isWhole({ from, to }: Extent): boolean {
  return from === 0 && to === 1;
}

/** Returns an extent of a given width, moved so that it is within the run. */
function placeExtent(from: number, width: number): Extent {
  if (width >= 1) return wholeExtent;
  const start = Math.min(1 - width, Math.max(0, from));
  return { from: start, to: start + width };
}

/**
 * Zooms by a factor around `at`, a fraction of the visible width. A factor below 1 zooms out. The visible part never
 * becomes smaller than `smallest`.
 */
export function zoomExtent({ from, to }: Extent, factor: number, at: number, smallest: number): Extent {
  const width = Math.min(1, Math.max(Math.min(smallest, to - from), (to - from) / factor));
  const fixed = from + at * (to - from);
  return placeExtent(fixed - at * width, width);
}

/** Pans by a fraction of the visible part. Positive values pan to the right. */
export function panExtent({ from, to }: Extent, share: number): Extent {
  const width = to - from;
  return placeExtent(from + share * width, width);
}

export function centerExtent({ from, to }: Extent, at: number): Extent {
  const width = to - from;
  return placeExtent(at - width / 2, width);
}

/**
 * Pans just far enough to show a moment, with a small margin. Returns the same extent if the moment is already visible.
 */
export function showMoment(extent: Extent, at: number): Extent {
  const width = extent.to - extent.from;
  if (at >= extent.from && at <= extent.to) return extent;
  return at < extent.from ? placeExtent(at - width * 0.1, width) : placeExtent(at - width * 0.9, width);
}

/**
 * Returns the position of a moment in the view: 0 is the left edge, 1 the right edge. Moments out of view have other
 * values.
 */
export function shareInView({ from, to }: Extent, at: number): number {
  return (at - from) / (to - from);
}
