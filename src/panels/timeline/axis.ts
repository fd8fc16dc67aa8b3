import { tickText, timeMarks, timeScale, turnMarks, turnScale, type Mark, type Scale } from './scale.ts';
import type { Extent } from './zoom.ts';

/**
 * Unit of the horizontal axis: simulated time, or the order of the resources, with the same width for each resource.
 */
export type AxisUnit = 'time' | 'turn';

export interface RunAxis {
  readonly scale: Scale;
  /** Smallest part of the run to which the lanes can be zoomed, as a fraction. */
  readonly smallest: number;
  /** Returns the ticks of the visible part: at most `most` + 1. */
  readonly marks: (extent: Extent, most: number) => readonly Mark[];
  /** Describes the visible part for screen readers, for example `from 1.2 s to 3 s` or `resources 2 to 5`. */
  readonly textOf: (extent: Extent) => string;
}

/** Milliseconds or resources that fill the lanes at the largest zoom. */
const closest: Readonly<Record<AxisUnit, number>> = { time: 5, turn: 3 };

/** Creates the axis of a run of `duration` simulated milliseconds and `turns` resources. */
export function runAxis(unit: AxisUnit, duration: number, turns: number): RunAxis {
  const smallestOf = (whole: number): number => Math.min(1, closest[unit] / Math.max(1, whole));
  if (unit === 'turn')
    return {
      scale: turnScale(turns),
      smallest: smallestOf(turns),
      marks: (extent, most) => turnMarks(turns, most, extent),
      textOf: ({ from, to }) => `resources ${Math.floor(from * turns) + 1} to ${Math.ceil(to * turns)}`,
    };
  return {
    scale: timeScale(duration),
    smallest: smallestOf(duration),
    marks: (extent, most) => timeMarks(duration, most, extent),
    textOf: ({ from, to }) => {
      const step = ((to - from) * duration) / 100;
      return `from ${tickText(from * duration, step)} to ${tickText(to * duration, step)}`;
    },
  };
}
