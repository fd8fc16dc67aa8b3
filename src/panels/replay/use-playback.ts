import { useEffect, useState } from 'react';

/** Milliseconds for the whole replay, were its steps neither too quick to see nor too slow to wait for. */
const whole = 8000;
const [quickest, slowest] = [80, 700];

/** How long a step of a replay stays, in milliseconds at single speed. */
export function pace(steps: number): number {
  return Math.min(slowest, Math.max(quickest, whole / Math.max(1, steps)));
}

/** The step after one, of `end` steps; undefined when the replay is over. */
export function stepAfter(step: number | undefined, end: number): number | undefined {
  return step === undefined || step + 1 >= end ? undefined : step + 1;
}

export interface Playback {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
}

/** Plays a run's steps one after the other, from where it stands or, at the end, from the start. */
export function usePlayback(
  step: number | undefined,
  end: number,
  speed: number,
  onStep: (step: number | undefined) => void,
): Playback {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(
      () => {
        const next = stepAfter(step, end);
        onStep(next);
        if (next === undefined) setPlaying(false);
      },
      pace(end) / speed,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, step, end, speed, onStep]);
  return {
    isPlaying,
    toggle: () => {
      if (!isPlaying && (step === undefined || step >= end)) onStep(0);
      setPlaying(!isPlaying);
    },
    stop: () => setPlaying(false),
  };
}
