import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight } from 'lucide-react';
import { nextRowLeft, siblingCounts, treeMove, typeAhead, type TreeRow } from './tree-keys.ts';
import './virtual-tree.css';

interface VirtualTreeProps<Row extends TreeRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly selected: string | undefined;
  /** A row that is brought into view, gently, without being chosen. */
  readonly followed?: string | undefined;
  /** In pixels. */
  readonly rowHeight: number;
  readonly renderRow: (row: Row) => ReactNode;
  readonly onSelect: (row: Row) => void;
  readonly onToggle?: (row: Row) => void;
  /** The row that the pointer is on; undefined when it leaves the rows. */
  readonly onHover?: (row: Row | undefined) => void;
  /** Keys that the tree itself does not use, with the row that has the focus. */
  readonly onKey?: (event: KeyboardEvent<HTMLElement>, row: Row | undefined) => void;
  /** A press with the right button, the context menu key or Shift+F10, with the row and its element. */
  readonly onContextMenu?: (row: Row, element: HTMLElement) => void;
  /** Drawn over the rows from `first` to `last`, in their coordinates: the top of row n is n times the row's height. */
  readonly renderOverlay?: (first: number, last: number) => ReactNode;
  /** Stays above the rows while they scroll. */
  readonly header?: ReactNode;
  /** In pixels. */
  readonly headerHeight?: number;
  readonly className?: string;
  /** A tree without branches is a list box. */
  readonly flat?: boolean;
}

/** Levels deeper than this are not set in further, so that their texts stay in view. */
const DEEPEST = 24;

/** What is in a row: drawn once while rows around it come and go. */
function RowContent<Row>({ row, renderRow }: { readonly row: Row; readonly renderRow: (row: Row) => ReactNode }) {
  return useMemo(() => renderRow(row), [row, renderRow]);
}

/** A tree of any size: only the rows in view exist. The keys are those of trees; letters lead to the next row that they begin. */
export function VirtualTree<Row extends TreeRow>(props: VirtualTreeProps<Row>) {
  const {
    label,
    rows,
    selected,
    followed,
    rowHeight,
    renderRow,
    onSelect,
    onToggle,
    onHover,
    onKey,
    onContextMenu,
    renderOverlay,
    header,
    headerHeight = 0,
    className = '',
    flat = false,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const base = useId();
  const [active, setActive] = useState<string | undefined>(undefined);
  const indexes = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  const counts = useMemo(() => siblingCounts(rows), [rows]);
  const activeIndex = indexes.get(active ?? '') ?? indexes.get(selected ?? '') ?? 0;
  const typed = useRef({ text: '', at: 0 });

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // The header takes its room from the rows: without this the last one in view would end below it.
    scrollPaddingEnd: headerHeight,
    // What has the focus exists wherever the view is scrolled to.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return activeIndex >= rows.length || shown.includes(activeIndex)
        ? shown
        : [...shown, activeIndex].toSorted((a, b) => a - b);
    },
  });

  const selectedIndex = selected === undefined ? undefined : indexes.get(selected);
  useEffect(() => {
    if (selectedIndex === undefined) return;
    setActive(selected);
    virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
    // A row that moves because others open above it is not scrolled after.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selected, selectedIndex === undefined]);

  const rowsBefore = useRef(rows);
  useEffect(() => {
    const before = rowsBefore.current;
    rowsBefore.current = rows;
    if (active === undefined || indexes.has(active)) return;
    setActive(nextRowLeft(before, active, indexes));
  }, [rows, indexes, active]);

  const followedIndex = followed === undefined ? undefined : indexes.get(followed);
  const follow = useEffectEvent((index: number) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    virtualizer.scrollToIndex(index, { align: 'auto', behavior: isCalm ? 'auto' : 'smooth' });
  });
  useEffect(() => {
    if (followedIndex !== undefined) follow(followedIndex);
  }, [followedIndex]);

  // Details that open beside or below the rows must not hide what they are about.
  const keepInView = useEffectEvent(() => {
    if (selectedIndex !== undefined) virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
  });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => keepInView());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const goTo = (index: number): void => {
    setActive(rows[index]?.id);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[activeIndex];
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const move = treeMove(event.key, rows, activeIndex, page);
    if (move === undefined) {
      if (event.key.length === 1 && /\S/.test(event.key)) {
        const now = performance.now();
        typed.current = { text: now - typed.current.at > 700 ? event.key : typed.current.text + event.key, at: now };
        const found = typeAhead(rows, activeIndex, typed.current.text);
        if (found !== undefined) goTo(found);
      } else onKey?.(event, row);
      return;
    }
    event.preventDefault();
    switch (move.kind) {
      case 'move':
        goTo(move.index);
        break;
      case 'toggle':
        if (row !== undefined) onToggle?.(row);
        break;
      case 'act':
        if (row !== undefined) onSelect(row);
    }
  };

  const openMenu = (event: MouseEvent<HTMLDivElement>): void => {
    if (onContextMenu === undefined) return;
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('.vtree-row') : null;
    // By key, the event comes from the tree.
    const element = pressed ?? (activeId === undefined ? null : document.getElementById(activeId));
    const row = rows[Number(element?.dataset['index'])];
    if (element === null || row === undefined) return;
    event.preventDefault();
    setActive(row.id);
    onContextMenu(row, element);
  };

  const activeId = rows[activeIndex] === undefined ? undefined : `${base}-${activeIndex}`;
  return (
    <div ref={scroller} className={`vtree ${className}`}>
      {header}
      {/* The role is one of two, both of which take keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="vtree-rows"
        role={flat ? 'listbox' : 'tree'}
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={activeId}
        style={{ height: rows.length * rowHeight }}
        onKeyDown={onKeyDown}
        onContextMenu={openMenu}
        onPointerLeave={() => onHover?.(undefined)}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const count = counts[index];
          return (
            // The tree has the focus and the keys; a row takes the pointer alone.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions
            <div
              key={row.id}
              id={`${base}-${index}`}
              className="vtree-row"
              data-index={index}
              role={flat ? 'option' : 'treeitem'}
              aria-selected={row.id === selected}
              {...(flat ? {} : { 'aria-level': row.level })}
              {...(row.isExpanded === undefined || flat ? {} : { 'aria-expanded': row.isExpanded })}
              aria-setsize={flat ? rows.length : count?.size}
              aria-posinset={flat ? index + 1 : count?.position}
              aria-label={row.more === undefined ? row.text : `${row.text}, ${row.more}`}
              data-active={index === activeIndex || undefined}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              onPointerEnter={() => onHover?.(row)}
              onClick={() => {
                setActive(row.id);
                onSelect(row);
              }}
            >
              {flat ? null : (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
                <span
                  className="vtree-chevron"
                  data-expanded={row.isExpanded}
                  style={{ marginInlineStart: Math.min(row.level - 1, DEEPEST) * 14 }}
                  onClick={(event) => {
                    if (row.isExpanded === undefined) return;
                    event.stopPropagation();
                    setActive(row.id);
                    onToggle?.(row);
                  }}
                >
                  {row.isExpanded === undefined ? null : <ChevronRight aria-hidden />}
                </span>
              )}
              <RowContent row={row} renderRow={renderRow} />
            </div>
          );
        })}
        {renderOverlay?.(virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 0)}
      </div>
    </div>
  );
}
