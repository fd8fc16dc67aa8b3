import { useEffect, useEffectEvent, type RefObject } from 'react';

interface RowsInView {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollTo: (index: number, isSmooth?: boolean) => void;
  /** Index of the selected row. Undefined without a selection, or while the selected row is inside a collapsed row. */
  readonly selectedIndex: number | undefined;
  readonly followedIndex: number | undefined;
}

/** Scrolls smoothly to the followed row. Keeps the selected row visible when the view becomes smaller. */
export function useRowsInView({ scroller, scrollTo, selectedIndex, followedIndex }: RowsInView): void {
  const follow = useEffectEvent((index: number) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo(index, !isCalm);
  });
  useEffect(() => {
    if (followedIndex !== undefined) follow(followedIndex);
  }, [followedIndex]);

  // The view becomes smaller when details open beside or below the rows.
  const keepInView = useEffectEvent(() => {
    if (selectedIndex !== undefined) scrollTo(selectedIndex);
  });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => keepInView());
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
}
