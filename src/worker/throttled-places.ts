import type { RunningPlace } from '../protocol/engine-api.ts';

/** A place is told once in so many milliseconds. */
const TELL_EVERY = 100;

/** Hears where a compilation is, and tells it now and then: what the page says when the engine gives no answer. */
export function throttledPlaces(
  tell: (place: RunningPlace) => void,
): (place: { readonly file?: string | undefined; readonly line?: number | undefined }) => void {
  let told = -Infinity;
  return ({ file, line }) => {
    const now = performance.now();
    if (file === undefined || now - told < TELL_EVERY) return;
    told = now;
    tell({ kind: 'runs', file, ...(line === undefined ? {} : { line }) });
  };
}
