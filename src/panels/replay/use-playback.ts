import { useEffect } from 'react';
import { create } from 'zustand';

/** State of the playback, shared by all views, so that the replay continues when the user changes views. */
interface PlaybackState {
  readonly isPlaying: boolean;
  readonly speed: number;
}

const usePlaybackState = create<PlaybackState>(() => ({ isPlaying: false, speed: 1 }));

/**
 * Duration of a whole replay in milliseconds, except that each step lasts at least `quickest` and at most `slowest`.
 */
const whole = 8000;
const [quickest, slowest] = [80, 700];

/** Returns the duration of a replay step in milliseconds at normal speed. */
export function pace(steps: number): number {
  return Math.min(slowest, Math.max(quickest, whole / Math.max(1, steps)));
}

/** Returns the next of `end` steps, or undefined at the end of the replay. */
export function stepAfter(step: number | undefined, end: number): number | undefined {
  return step === undefined || step + 1 >= end ? undefined : step + 1;
}

interface Playback extends PlaybackState {
  readonly toggle: () => void;
  readonly stop: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** Plays the steps of a run from the current step, or from the start if the replay is at the end. */
export function usePlayback(
  step: number | undefined,
  end: number,
  onStep: (step: number | undefined) => void,
): Playback {
  const { isPlaying, speed } = usePlaybackState();
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(
      () => {
        const next = stepAfter(step, end);
        onStep(next);
        if (next === undefined) usePlaybackState.setState({ isPlaying: false });
      },
      pace(end) / speed,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, step, end, speed, onStep]);
  return {
    isPlaying,
    speed,
    toggle: () => {
      if (!isPlaying && (step === undefined || step >= end)) onStep(0);
      usePlaybackState.setState({ isPlaying: !isPlaying });
    },
    stop: () => usePlaybackState.setState({ isPlaying: false }),
    setSpeed: (next) => usePlaybackState.setState({ speed: next }),
  };
}
