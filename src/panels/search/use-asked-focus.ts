import { useEffect, type RefObject } from 'react';
import { useSearchView } from './view-state.ts';

let met = 0;

/** Focuses the search field when a command requests this, but not when the user only opens the view. */
export function useAskedFocus(field: RefObject<HTMLInputElement | null>): void {
  const asked = useSearchView((view) => view.asked);
  useEffect(() => {
    if (asked === met || field.current === null) return;
    met = asked;
    field.current.focus();
    field.current.select();
  }, [asked, field]);
}
