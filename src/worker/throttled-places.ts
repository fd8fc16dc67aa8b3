import type { RunningPlace } from '../protocol/engine-api.ts';

/** Milliseconds between two reports. */
const REPORT_INTERVAL = 100;

/** Reports the place of a compilation regularly. If the engine does not answer, the page can show this place. */
export function throttledPlaces(
  tell: (place: RunningPlace) => void,
): (place: { readonly file?: string | undefined; readonly line?: number | undefined }) => void {
  let told = -Infinity;
  return ({ file, line }) => {
    const now = performance.now();
    if (file === undefined || now - told < REPORT_INTERVAL) return;
    told = now;
    tell({ kind: 'runs', file, ...(line === undefined ? {} : { line }) });
  };
}
