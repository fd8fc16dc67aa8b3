import { useEffect, useId, useMemo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { siblingCounts, type TreeRow } from './tree-keys.ts';
import { TreeRowView } from './TreeRowView.tsx';
import { useActiveRow, useSuccessor } from './use-active-row.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import './virtual-tree.css';

export interface VirtualTreeProps<Row extends TreeRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly selected: string | undefined;
  /** Row to scroll into view smoothly, without selecting it. */
  readonly followed?: string | undefined;
  /** Height of a row in pixels. */
  readonly rowHeight: number;
  readonly renderRow: (row: Row) => ReactNode;
  readonly onSelect: (row: Row) => void;
  readonly onToggle?: (row: Row) => void;
  /** Called with the row under the pointer, or with undefined when the pointer leaves the rows. */
  readonly onHover?: (row: Row | undefined) => void;
  /** Called with the focused row for keys that the tree itself does not use. */
  readonly onKey?: (event: KeyboardEvent<HTMLElement>, row: Row | undefined) => void;
  /** Called for the right mouse button, the context menu key and Shift+F10. */
  readonly onContextMenu?: (row: Row, element: HTMLElement) => void;
  /** Renders additional content on top of the rows from `first` to `last`. Row n starts at n times the row's height. */
  readonly renderOverlay?: (first: number, last: number) => ReactNode;
  /** Content above the rows that stays visible while they scroll. */
  readonly header?: ReactNode;
  /** Height of the header in pixels. */
  readonly headerHeight?: number;
  readonly className?: string;
  /** True for a tree without branches, which is rendered as a list box. */
  readonly flat?: boolean;
}

/**
 * A tree of any size. Only visible rows are rendered. Keys follow the ARIA tree pattern; typed letters move to the next
 * row that begins with these letters.
 */
export function VirtualTree<Row extends TreeRow>(props: VirtualTreeProps<Row>) {
  const { rows, selected, followed, rowHeight, renderRow, onSelect, onToggle, onHover, flat = false } = props;
  const base = useId();
  const counts = useMemo(() => siblingCounts(rows), [rows]);
  const activeRow = useActiveRow(rows, selected);
  const { indexes, activeIndex, setActive } = activeRow;
  const { scroller, drawn, first, last, scrollTo } = useVirtualRows({
    count: rows.length,
    rowHeight,
    kept: activeIndex,
    // The header takes space from the rows. Without this offset, scrolling to the last row would leave it below the
    // visible part.
    coveredBottom: props.headerHeight ?? 0,
  });

  const selectedIndex = selected === undefined ? undefined : indexes.get(selected);
  useEffect(() => {
    if (selectedIndex === undefined) return;
    setActive(selected);
    scrollTo(selectedIndex);
    // Scrolls only for a new selection, not when expanding or collapsing other rows moves the selected row.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selected, selectedIndex === undefined]);
  useSuccessor(rows, activeRow);
  const followedIndex = followed === undefined ? undefined : indexes.get(followed);
  useRowsInView({ scroller, scrollTo, selectedIndex, followedIndex });

  const onKeyDown = useTreeKeys({
    scroller,
    rows,
    activeIndex,
    rowHeight,
    goTo: (index) => {
      setActive(rows[index]?.id);
      scrollTo(index);
    },
    onSelect,
    onToggle,
    onKey: props.onKey,
  });

  const activeId = rows[activeIndex] === undefined ? undefined : `${base}-${activeIndex}`;
  const openMenu = (event: MouseEvent<HTMLDivElement>): void => {
    if (props.onContextMenu === undefined) return;
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('.vtree-row') : null;
    // For a key, the event's target is the tree, so the row's element is found by its id.
    const element = pressed ?? (activeId === undefined ? null : document.getElementById(activeId));
    const row = rows[Number(element?.dataset['index'])];
    if (element === null || row === undefined) return;
    event.preventDefault();
    setActive(row.id);
    props.onContextMenu(row, element);
  };

  return (
    <div ref={scroller} className={`vtree ${props.className ?? ''}`}>
      {props.header}
      {/* The rule does not know that both possible roles (listbox and tree) are interactive. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="vtree-rows"
        role={flat ? 'listbox' : 'tree'}
        aria-label={props.label}
        tabIndex={0}
        aria-activedescendant={activeId}
        style={{ height: rows.length * rowHeight }}
        onKeyDown={onKeyDown}
        onContextMenu={openMenu}
        onPointerLeave={() => onHover?.(undefined)}
      >
        {drawn.map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <TreeRowView
              key={row.id}
              id={`${base}-${index}`}
              row={row}
              index={index}
              place={flat ? { position: index + 1, size: rows.length } : counts[index]}
              isFlat={flat}
              isSelected={row.id === selected}
              isActive={index === activeIndex}
              start={start}
              height={rowHeight}
              renderRow={renderRow}
              onPress={() => {
                setActive(row.id);
                onSelect(row);
              }}
              onHover={onHover === undefined ? undefined : () => onHover(row)}
              onToggle={() => {
                setActive(row.id);
                onToggle?.(row);
              }}
            />
          );
        })}
        {props.renderOverlay?.(first, last)}
      </div>
    </div>
  );
}
