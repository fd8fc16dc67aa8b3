/** The part of a run's axis that is in view, by its shares of the whole: 0 is the run's begin, 1 its end. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

export const wholeExtent: Extent = { from: 0, to: 1 };

/** Whether the whole run is in view. */
export function isWhole({ from, to }: Extent): boolean {
  return from === 0 && to === 1;
}

/** An extent of the width at a place, moved so that it lies within the run. */
function placed(from: number, width: number): Extent {
  if (width >= 1) return wholeExtent;
  const start = Math.min(1 - width, Math.max(0, from));
  return { from: start, to: start + width };
}

/**
 * Nearer by a factor (farther below 1), so that what lies at `at` (the share of the view's width) stays where it is. No nearer
 * than `smallest`.
 */
export function zoomed({ from, to }: Extent, factor: number, at: number, smallest: number): Extent {
  const width = Math.min(1, Math.max(Math.min(smallest, to - from), (to - from) / factor));
  const fixed = from + at * (to - from);
  return placed(fixed - at * width, width);
}

/** Moved by a share of what is in view, to the right for more than 0. */
export function panned({ from, to }: Extent, share: number): Extent {
  const width = to - from;
  return placed(from + share * width, width);
}

/** Around a place of the run. */
export function centered({ from, to }: Extent, at: number): Extent {
  const width = to - from;
  return placed(at - width / 2, width);
}

/** Moved no further than it takes to show a place, with a little room around it; the same extent where it is in view. */
export function showing(extent: Extent, at: number): Extent {
  const width = extent.to - extent.from;
  if (at >= extent.from && at <= extent.to) return extent;
  return at < extent.from ? placed(at - width * 0.1, width) : placed(at - width * 0.9, width);
}

/** Where a share of the run lies in view: 0 at its left, 1 at its right, beyond them out of view. */
export function shareInView({ from, to }: Extent, at: number): number {
  return (at - from) / (to - from);
}
