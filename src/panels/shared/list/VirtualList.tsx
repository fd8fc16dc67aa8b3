import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';

interface VirtualListProps<Item> {
  readonly label: string;
  readonly role: 'log' | 'list';
  readonly items: readonly Item[];
  /** An ordinary row's height in pixels; each is measured when it is drawn. */
  readonly rowHeight: number;
  /** Keeps the last row in view as rows arrive. */
  readonly isFollowed?: boolean;
  /** The same function as long as it draws the same: a row is drawn anew for another item or another function. */
  readonly renderRow: (item: Item, index: number) => ReactNode;
}

interface RowContentProps<Item> {
  readonly item: Item;
  readonly index: number;
  readonly renderRow: (item: Item, index: number) => ReactNode;
}

/** Measuring moves rows a few times before they stand; what is in them is drawn once. */
function RowContent<Item>({ item, index, renderRow }: RowContentProps<Item>): ReactNode {
  return useMemo(() => renderRow(item, index), [item, index, renderRow]);
}

/** A long list of rows of any height, of which only those in view are drawn. */
export function VirtualList<Item>({ label, role, items, rowHeight, isFollowed, renderRow }: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions are not kept from one drawing to the next here
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // A row of another height than was thought may come a frame later; drawn at once, it held the page up.
    useFlushSync: false,
  });
  useEffect(() => {
    if (isFollowed === true) rows.scrollToIndex(items.length - 1);
  }, [isFollowed, items.length, rows]);
  return (
    <div
      ref={scroller}
      className="virtual-list"
      role={role}
      aria-label={label}
      {...(role === 'log' ? { 'aria-live': 'off' as const } : {})}
      tabIndex={0}
    >
      <div className="virtual-list-rows" role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const item = items[row.index];
          return item === undefined ? null : (
            <div
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              className="virtual-list-row"
              style={{ transform: `translateY(${row.start}px)` }}
              {...(role === 'list'
                ? { role: 'listitem', 'aria-posinset': row.index + 1, 'aria-setsize': items.length }
                : {})}
            >
              <RowContent item={item} index={row.index} renderRow={renderRow} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
