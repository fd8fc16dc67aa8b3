import type { ResourceRunView } from '../../protocol/run.ts';
import { durationText } from '../shared/names.ts';

/** Where a moment lies on the lanes, from 0 at their left to 1 at their right. */
export type Scale = (time: number) => number;

/** Simulated time, drawn evenly. */
export function timeScale(duration: number): Scale {
  const whole = Math.max(1, duration);
  return (time) => Math.min(1, Math.max(0, time / whole));
}

/** Each resource's turn is as wide as any other, so that short ones can be seen beside an installation of minutes. */
export function turnScale(runs: readonly ResourceRunView[]): Scale {
  const ordered = runs.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const starts = ordered.map(({ start }) => start);
  const count = Math.max(1, ordered.length);
  return (time) => {
    // The last turn that began by then; several that began at once share their moment.
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return 0;
    const run = ordered[low - 1];
    const length = (run?.end ?? 0) - (run?.start ?? 0);
    const within = run === undefined || length <= 0 ? 0 : Math.min(1, (time - run.start) / length);
    return Math.min(1, (low - 1 + within) / count);
  };
}

export interface Span {
  readonly left: number;
  readonly width: number;
}

/** A resource's bar on a scale of time, or by its place among all turns. */
export function barSpan(scale: Scale, start: number, end: number): Span {
  const left = scale(start);
  return { left, width: Math.max(0, scale(end) - left) };
}

/** A place on the axis and what stands there. */
export interface Mark {
  readonly at: number;
  readonly text: string;
}

/** Round moments for the axis, at most `most` of them and the start. */
export function timeMarks(duration: number, most: number): readonly Mark[] {
  return rounds(duration, most).map((time) => ({ at: time / Math.max(1, duration), text: durationText(time) }));
}

/** Round turns for the axis. */
export function turnMarks(turns: number, most: number): readonly Mark[] {
  return rounds(turns, Math.min(most, turns)).map((turn) => ({
    at: turn / Math.max(1, turns),
    text: `turn ${turn + 1}`,
  }));
}

function rounds(whole: number, most: number): readonly number[] {
  if (whole <= 0 || most < 1) return [0];
  const rough = whole / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  return Array.from({ length: Math.floor(whole / step) + 1 }, (_, index) => index * step);
}
