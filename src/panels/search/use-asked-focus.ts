import { useEffect, type RefObject } from 'react';
import { useSearchView } from './view-state.ts';

/** Askings for the field that were met. */
let met = 0;

/** Gives the focus to the view's field when someone asks for it, and not when the view is merely shown. */
export function useAskedFocus(field: RefObject<HTMLInputElement | null>): void {
  const asked = useSearchView((view) => view.asked);
  useEffect(() => {
    if (asked === met || field.current === null) return;
    met = asked;
    field.current.focus();
    field.current.select();
  }, [asked, field]);
}
