import type { ResourceRunView, RunView } from '../../protocol/run.ts';
import { durationText } from '../shared/names.ts';

/** A moment of a run on both of its measures. */
export interface Instant {
  /** Simulated milliseconds since the run began. */
  readonly time: number;
  /** Turns over by then, the one under way counted by the part of it that is done. */
  readonly turn: number;
}

/** Where a moment lies on the lanes, from 0 at their left to 1 at their right. */
export type Scale = (instant: Instant) => number;

/** Simulated time, drawn evenly. */
export function timeScale(duration: number): Scale {
  const whole = Math.max(1, duration);
  return ({ time }) => Math.min(1, Math.max(0, time / whole));
}

/** Each resource's turn is as wide as any other, so that short ones can be seen beside an installation of minutes. */
export function turnScale(turns: number): Scale {
  const whole = Math.max(1, turns);
  return ({ turn }) => Math.min(1, Math.max(0, turn / whole));
}

/** The moment at a journal step; 0 is before the run. */
export function instantAtStep({ journal, resources }: RunView, step: number): Instant {
  const time = step === 0 ? 0 : (journal[step - 1]?.time ?? 0);
  const acting = resources.findIndex(({ steps: [from, to] }) => from < step && step <= to);
  if (acting !== -1) return { time, turn: acting + partOf(resources[acting], step) };
  const next = resources.findIndex(({ steps: [from] }) => from >= step);
  return { time, turn: next === -1 ? resources.length : next };
}

function partOf(run: ResourceRunView | undefined, step: number): number {
  if (run === undefined) return 0;
  const [from, to] = run.steps;
  return (step - from) / (to - from);
}

export interface Span {
  readonly left: number;
  readonly width: number;
}

/** A bar from one moment to another. */
export function barSpan(scale: Scale, start: Instant, end: Instant): Span {
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
  return rounds(turns, Math.min(most, turns))
    .filter((turn) => turn < turns)
    .map((turn) => ({ at: turn / Math.max(1, turns), text: `turn ${turn + 1}` }));
}

function rounds(whole: number, most: number): readonly number[] {
  if (whole <= 0 || most < 1) return [0];
  const rough = whole / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  return Array.from({ length: Math.floor(whole / step) + 1 }, (_, index) => index * step);
}
