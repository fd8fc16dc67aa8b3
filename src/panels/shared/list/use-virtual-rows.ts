/**
 * The only file that uses the library for virtual lists. docs/decisions/0015-virtual-lists.md explains why react-aria's
 * virtual lists are not used.
 */
import { useCallback, useRef, type RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';

interface VirtualRowsOptions {
  readonly count: number;
  /** Height of a row in pixels; only an estimate if rows are measured. */
  readonly rowHeight: number;
  /** True if rows have individual heights. Each row then needs the ref `measure` and its index in `data-index`. */
  readonly isMeasured?: boolean;
  /** Index of the focused row, which stays rendered while it is scrolled out of view. */
  readonly kept?: number | undefined;
  /** Height in pixels at the top and bottom of the view that is covered, for example by a header. */
  readonly coveredTop?: number;
  readonly coveredBottom?: number;
}

interface VirtualRow {
  readonly index: number;
  /** Distance from the top of the list, in pixels. */
  readonly start: number;
}

interface VirtualRows {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly drawn: readonly VirtualRow[];
  /** Height of all rows, in pixels. */
  readonly height: number;
  readonly first: number;
  readonly last: number;
  /** Scrolls just far enough to show a row. The function never changes, so that it can be a dependency. */
  readonly scrollTo: (index: number, isSmooth?: boolean) => void;
  readonly measure: (element: HTMLElement | null) => void;
}

export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { count, rowHeight, isMeasured = false, kept = -1, coveredTop = 0, coveredBottom = 0 } = options;
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the result is used only during this rendering
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: coveredTop,
    scrollPaddingEnd: coveredBottom,
    // Rendering measured rows synchronously would block the page. Asynchronous rendering may show a row at its position
    // one frame late.
    useFlushSync: !isMeasured,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return kept < 0 || kept >= count || shown.includes(kept) ? shown : [...shown, kept].toSorted((a, b) => a - b);
    },
  });
  const scrollTo = useCallback(
    (index: number, isSmooth = false) =>
      virtualizer.scrollToIndex(index, { align: 'auto', behavior: isSmooth ? 'smooth' : 'auto' }),
    [virtualizer],
  );
  return {
    scroller,
    drawn: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    first: virtualizer.range?.startIndex ?? 0,
    last: virtualizer.range?.endIndex ?? 0,
    scrollTo,
    measure: virtualizer.measureElement,
  };
}
