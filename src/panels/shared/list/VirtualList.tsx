import { useEffect, useMemo, type ReactNode } from 'react';
import { useVirtualRows } from './use-virtual-rows.ts';

interface VirtualListProps<Item> {
  readonly label: string;
  readonly role: 'log' | 'list';
  readonly items: readonly Item[];
  /** Estimated height of a row in pixels. Each row is measured when it is rendered. */
  readonly rowHeight: number;
  /** Keeps the last row in view as new rows arrive. */
  readonly isFollowed?: boolean;
  /** Pass the same function on every rendering: a new function renders every row again. */
  readonly renderRow: (item: Item, index: number) => ReactNode;
}

interface RowContentProps<Item> {
  readonly item: Item;
  readonly index: number;
  readonly renderRow: (item: Item, index: number) => ReactNode;
}

/** Content of a row. It is memoized, so that measuring the row's height does not render it again. */
function RowContent<Item>({ item, index, renderRow }: RowContentProps<Item>): ReactNode {
  return useMemo(() => renderRow(item, index), [item, index, renderRow]);
}

/** A long list of rows of any height. Only visible rows are rendered. */
export function VirtualList<Item>({ label, role, items, rowHeight, isFollowed, renderRow }: VirtualListProps<Item>) {
  const { scroller, drawn, height, scrollTo, measure } = useVirtualRows({
    count: items.length,
    rowHeight,
    isMeasured: true,
  });
  useEffect(() => {
    if (isFollowed === true) scrollTo(items.length - 1);
  }, [isFollowed, items.length, scrollTo]);
  return (
    <div
      ref={scroller}
      className="virtual-list"
      role={role}
      aria-label={label}
      {...(role === 'log' ? { 'aria-live': 'off' as const } : {})}
      tabIndex={0}
    >
      <div className="virtual-list-rows" role="presentation" style={{ height }}>
        {drawn.map(({ index, start }) => {
          const item = items[index];
          return item === undefined ? null : (
            <div
              key={index}
              ref={measure}
              data-index={index}
              className="virtual-list-row"
              style={{ transform: `translateY(${start}px)` }}
              {...(role === 'list'
                ? { role: 'listitem', 'aria-posinset': index + 1, 'aria-setsize': items.length }
                : {})}
            >
              <RowContent item={item} index={index} renderRow={renderRow} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
