import { useEffect } from 'react';
import { useAppStore } from '../../store/store.ts';

/**
 * Value of `opening` for which the lesson's title last got the focus. Opening 1 is the page load, which leaves the
 * focus at the top of the page.
 */
let focused = 1;

/** Moves the focus to the title of a lesson or puzzle after it was opened. */
export function useTitleFocus(): void {
  const opening = useAppStore((state) => state.opening);
  useEffect(() => {
    if (opening <= focused) return;
    focused = opening;
    document.getElementById('lesson-title')?.focus({ preventScroll: true });
  }, [opening]);
}
