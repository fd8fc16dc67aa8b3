import { useEffect } from 'react';
import { create } from 'zustand';

/** How a replay goes on, whichever view steers it: it plays across a change of views. */
interface PlaybackState {
  readonly isPlaying: boolean;
  /** As a multiple of the ordinary pace. */
  readonly speed: number;
}

const usePlaybackState = create<PlaybackState>(() => ({ isPlaying: false, speed: 1 }));

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

interface Playback extends PlaybackState {
  readonly toggle: () => void;
  readonly stop: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** Plays a run's steps one after the other, from where it stands or, at the end, from the start. */
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
