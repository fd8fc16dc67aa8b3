import type { ResourceRunView, RunView } from '../../protocol/run.ts';
import { wholeExtent, type Extent } from './zoom.ts';

export interface Instant {
  /** Simulated milliseconds since the run began. */
  readonly time: number;
  /** Number of finished resources, plus the finished fraction of the current resource. */
  readonly turn: number;
}

/** Maps a moment of the run to a position on the lanes, from 0 (left) to 1 (right). */
export type Scale = (instant: Instant) => number;

export function timeScale(duration: number): Scale {
  const whole = Math.max(1, duration);
  return ({ time }) => Math.min(1, Math.max(0, time / whole));
}

/**
 * Scale that gives each resource the same width, so that quick resources are visible beside an installation that takes
 * minutes.
 */
export function turnScale(turns: number): Scale {
  const whole = Math.max(1, turns);
  return ({ turn }) => Math.min(1, Math.max(0, turn / whole));
}

/** Returns the moment of a journal step. Step 0 is the start of the run. */
export function instantAtStep({ journal, resources }: RunView, step: number): Instant {
  const time = step === 0 ? 0 : (journal[step - 1]?.time ?? 0);
  const acting = resources.findIndex(({ steps: [from, to] }) => from < step && step <= to);
  if (acting !== -1) return { time, turn: acting + computePart(resources[acting], step) };
  const next = resources.findIndex(({ steps: [from] }) => from >= step);
  return { time, turn: next === -1 ? resources.length : next };
}

function computePart(run: ResourceRunView | undefined, step: number): number {
  if (run === undefined) return 0;
  const [from, to] = run.steps;
  return (step - from) / (to - from);
}

export interface Span {
  readonly left: number;
  readonly width: number;
}

export function barSpan(scale: Scale, start: Instant, end: Instant): Span {
  const left = scale(start);
  return { left, width: Math.max(0, scale(end) - left) };
}

export interface Mark {
  readonly at: number;
  readonly text: string;
}

/** Returns ticks at round times for the visible part, at most `most` + 1. */
export function timeMarks(duration: number, most: number, { from, to }: Extent = wholeExtent): readonly Mark[] {
  const whole = Math.max(1, duration);
  const step = roundStep((to - from) * duration, most);
  return rounds(from * duration, to * duration, step).map((time) => ({ at: time / whole, text: tickText(time, step) }));
}

/** Returns ticks at round positions in the order of the resources. */
export function turnMarks(turns: number, most: number, { from, to }: Extent = wholeExtent): readonly Mark[] {
  const step = Math.max(1, roundStep((to - from) * turns, Math.min(most, turns)));
  return rounds(from * turns, to * turns, step)
    .filter((turn) => turn < turns)
    .map((turn) => ({ at: turn / Math.max(1, turns), text: `resource ${turn + 1}` }));
}

/**
 * Returns a round step (1, 2 or 5 times a power of ten): the smallest that divides `width` into at most `most` parts.
 */
function roundStep(width: number, most: number): number {
  if (width <= 0 || most < 1) return 1;
  const rough = width / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough * (1 - 1e-9)) ?? rough;
}

function rounds(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => (first + index) * step);
}

/** Formats a time with enough digits to differ from the next tick, for example `12.35 s` for ticks 50 ms apart. */
export function tickText(time: number, step: number): string {
  const digits = (unit: number): number => Math.max(0, Math.ceil(-Math.log10(step / unit) - 1e-9));
  if (time < 1000) return `${time.toFixed(Math.min(3, digits(1)))} ms`;
  if (time < 60_000) return `${Number((time / 1000).toFixed(digits(1000)))} s`;
  const minutes = Math.floor(time / 60_000);
  return `${minutes} min ${Number(((time - minutes * 60_000) / 1000).toFixed(digits(1000)))} s`;
}
