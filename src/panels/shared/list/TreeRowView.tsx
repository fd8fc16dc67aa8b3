import { useMemo, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import type { TreeRow } from './tree-keys.ts';

/** Maximum level of indentation. Deeper rows are not indented further, so that their texts stay in view. */
const DEEPEST = 24;

interface TreeRowViewProps<Row extends TreeRow> {
  readonly id: string;
  readonly row: Row;
  readonly index: number;
  /** Position of the row among its siblings (from 1), and the number of siblings. */
  readonly place: { readonly position: number; readonly size: number } | undefined;
  /** True for a row of a list box instead of a tree. */
  readonly isFlat: boolean;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** Distance from the top of the tree, and height, in pixels. */
  readonly start: number;
  readonly height: number;
  readonly renderRow: (row: Row) => ReactNode;
  readonly onPress: () => void;
  readonly onHover: (() => void) | undefined;
  readonly onToggle: () => void;
}

/** One row of a tree. The tree element has the focus and handles keys; the row handles only the pointer. */
export function TreeRowView<Row extends TreeRow>(props: TreeRowViewProps<Row>) {
  const { id, row, index, place, isFlat, isSelected, isActive, start, height, renderRow } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions
    <div
      id={id}
      className="vtree-row"
      data-index={index}
      role={isFlat ? 'option' : 'treeitem'}
      aria-selected={isSelected}
      {...(isFlat ? {} : { 'aria-level': row.level })}
      {...(row.isExpanded === undefined || isFlat ? {} : { 'aria-expanded': row.isExpanded })}
      aria-setsize={place?.size}
      aria-posinset={place?.position}
      aria-label={row.more === undefined ? row.text : `${row.text}, ${row.more}`}
      data-active={isActive || undefined}
      style={{ height, transform: `translateY(${start}px)` }}
      onPointerEnter={props.onHover}
      onClick={props.onPress}
    >
      {isFlat ? null : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          className="vtree-chevron"
          data-expanded={row.isExpanded}
          style={{ marginInlineStart: Math.min(row.level - 1, DEEPEST) * 14 }}
          onClick={(event) => {
            if (row.isExpanded === undefined) return;
            event.stopPropagation();
            props.onToggle();
          }}
        >
          {row.isExpanded === undefined ? null : <ChevronRight aria-hidden />}
        </span>
      )}
      <RowContent row={row} renderRow={renderRow} />
    </div>
  );
}

/** Content of a row. Not rendered again while other rows scroll into and out of view. */
function RowContent<Row>({ row, renderRow }: { readonly row: Row; readonly renderRow: (row: Row) => ReactNode }) {
  return useMemo(() => renderRow(row), [row, renderRow]);
}
