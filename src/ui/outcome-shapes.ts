/** Outcome of a resource in a run; the names match `protocol/run.ts`. */
export type OutcomeName = 'unchanged' | 'changed' | 'refreshed' | 'noop' | 'skipped' | 'failed';

export interface ShapePart {
  /** SVG path in a square of 16 by 16. */
  readonly path: string;
  /** True if the path is filled instead of stroked. */
  readonly filled?: true;
  readonly width: number;
  readonly dash?: readonly [number, number];
}

const circle = (radius: number): string =>
  `M${8 - radius} 8a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/**
 * Shapes of the outcomes, which differ even without color: unchanged is hollow, changed is filled, refreshed is a
 * circle with a dot, noop is dashed, skipped is slashed, failed is crossed.
 */
export const outcomeShapes = {
  unchanged: [{ path: circle(5), width: 1.75 }],
  changed: [{ path: circle(5.75), filled: true, width: 0 }],
  refreshed: [
    { path: circle(5.75), width: 1.75 },
    { path: circle(2.5), filled: true, width: 0 },
  ],
  noop: [{ path: circle(5.25), width: 1.75, dash: [2.6, 2.9] }],
  skipped: [
    { path: circle(5.25), width: 1.75 },
    { path: 'M4.3 11.7L11.7 4.3', width: 1.75 },
  ],
  failed: [{ path: 'M3.5 3.5l9 9M12.5 3.5l-9 9', width: 2.5 }],
} as const satisfies Record<OutcomeName, readonly ShapePart[]>;

/** Shape of a corrective change: an arrow that turns back, in the color of changes. */
export const correctiveShape: readonly ShapePart[] = [
  { path: 'M3.4 5.2A5.4 5.4 0 1 1 2.6 8.6', width: 2.1 },
  { path: 'M2.2 1.9v4.6h4.6z', filled: true, width: 0 },
];
