import { useEffect } from 'react';
import { useAppStore } from '../../store/store.ts';

/**
 * Value of the store's counter `opening` when a lesson's title last got the focus. The value 1 belongs to the project
 * that is open when the page loads: the focus then stays at the top of the page.
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
