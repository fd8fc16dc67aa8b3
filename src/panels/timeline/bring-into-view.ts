import type { TimelineViewStore } from './timeline-view.ts';
import { showMoment } from './zoom.ts';

/** Duration of the animation in milliseconds. */
const MOVEMENT = 160;

/** Pans, with an animation, until a moment of the run is visible. Returns a function that stops the animation. */
export function bringIntoView(view: TimelineViewStore, at: number): () => void {
  const { extent: initial } = view.getState();
  const wanted = showMoment(initial, at);
  if (wanted === initial) return () => {};
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm) {
    view.setState({ extent: wanted });
    return () => {};
  }
  const start = performance.now();
  let frame = requestAnimationFrame(function move(now) {
    const done = Math.min(1, Math.max(0, (now - start) / MOVEMENT));
    const eased = 1 - (1 - done) ** 3;
    const from = initial.from + (wanted.from - initial.from) * eased;
    view.setState({ extent: done === 1 ? wanted : { from, to: from + (wanted.to - wanted.from) } });
    if (done < 1) frame = requestAnimationFrame(move);
  });
  return () => cancelAnimationFrame(frame);
}
