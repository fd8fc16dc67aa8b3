import { memo, useEffect, useId, type KeyboardEvent } from 'react';
import { ArrowDown, ArrowUp, Check, CircleDashed, TriangleAlert } from 'lucide-react';
import type { NodeRow } from '../../store/all-nodes/rows.ts';
import { useVirtualRows } from '../shared/list/use-virtual-rows.ts';
import { toResult, type Column, type Result, type TableView } from './table-rows.ts';

const columns: readonly { readonly id: Column; readonly title: string; readonly isNumber?: true }[] = [
  { id: 'node', title: 'Node' },
  { id: 'result', title: 'Result' },
  { id: 'resources', title: 'Resources', isNumber: true },
  { id: 'warnings', title: 'Warnings', isNumber: true },
  { id: 'seconds', title: 'Seconds', isNumber: true },
  { id: 'changed', title: 'Changed' },
  { id: 'error', title: 'First error' },
];

const ROW_HEIGHT = 30;

interface NodesTableProps {
  readonly rows: readonly NodeRow[];
  readonly view: TableView;
  readonly current: string;
  readonly selected: string | undefined;
  readonly onSort: (column: Column) => void;
  readonly onSelect: (certname: string) => void;
  readonly onOpen: (certname: string) => void;
}

/** A table of any number of nodes. Only visible rows are rendered. Arrow keys select a row, Enter opens its node. */
export function NodesTable({ rows, view, current, selected, onSort, onSelect, onOpen }: NodesTableProps) {
  const base = useId();
  const index = rows.findIndex(({ node }) => node.node.certname === selected);
  const active = Math.max(0, index);
  const { scroller, drawn, height, scrollTo } = useVirtualRows({
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    kept: index,
    coveredTop: ROW_HEIGHT,
  });
  useEffect(() => {
    if (index >= 0) scrollTo(index);
    // Scrolls only for a new selection, not when the selected row moves because results arrive.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selected]);

  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 300) / ROW_HEIGHT) - 2);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: index < 0 ? 0 : 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -rows.length,
      End: rows.length,
    };
    const step = steps[event.key];
    const row = rows[step === undefined ? active : Math.min(rows.length - 1, Math.max(0, active + step))];
    if (row === undefined || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    const { certname } = row.node.node;
    if (step === undefined) onOpen(certname);
    else onSelect(certname);
  };

  return (
    <div
      ref={scroller}
      className="nodes-table"
      role="grid"
      aria-label="Nodes"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={index < 0 ? undefined : `${base}-${index}`}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget) move(event);
      }}
    >
      <div className="nodes-row nodes-head" role="row" aria-rowindex={1}>
        {columns.map(({ id, title, isNumber }) => (
          <div
            key={id}
            role="columnheader"
            className={`nodes-cell nodes-${id}${isNumber === true ? ' nodes-number' : ''}`}
            aria-sort={view.column === id ? (view.isDescending ? 'descending' : 'ascending') : 'none'}
          >
            <button type="button" className="nodes-sort" onClick={() => onSort(id)}>
              {title}
              {view.column !== id ? null : view.isDescending ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
            </button>
          </div>
        ))}
      </div>
      <div role="rowgroup" className="nodes-rows" style={{ height }}>
        {drawn.map(({ index: at, start }) => {
          const row = rows[at];
          if (row === undefined) return null;
          const { certname } = row.node.node;
          return (
            // The grid handles the keys of its rows.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={certname}
              id={`${base}-${at}`}
              role="row"
              aria-rowindex={at + 2}
              aria-selected={certname === selected}
              aria-current={certname === current ? true : undefined}
              className="nodes-row"
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onSelect(certname)}
              onDoubleClick={() => onOpen(certname)}
            >
              <Cells row={row} isCurrent={certname === current} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

const words: Readonly<Record<Result, string>> = { new: 'Not compiled', compiles: 'Compiles', fails: 'Fails' };

/** Cells of a row. They are memoized, so that scrolling other rows into view does not render them again. */
const Cells = memo(function Cells({ row, isCurrent }: { readonly row: NodeRow; readonly isCurrent: boolean }) {
  const { entry, node } = row;
  const result = toResult(row);
  const error = entry?.result.error?.message.split('\n', 1)[0];
  return (
    <>
      <div role="gridcell" className="nodes-cell nodes-node" title={node.node.certname}>
        <span className="nodes-name">{node.node.certname}</span>
        {isCurrent ? <span className="nodes-badge">current</span> : null}
      </div>
      <div role="gridcell" className={`nodes-cell nodes-result nodes-result-${result}`}>
        {result === 'fails' ? (
          <TriangleAlert aria-hidden />
        ) : result === 'compiles' ? (
          <Check aria-hidden />
        ) : (
          <CircleDashed aria-hidden />
        )}
        <span>{words[result]}</span>
      </div>
      <div role="gridcell" className="nodes-cell nodes-resources nodes-number">
        {result === 'compiles' ? entry?.result.resources.toLocaleString('en') : ''}
      </div>
      <div role="gridcell" className="nodes-cell nodes-warnings nodes-number">
        {entry === undefined ? '' : entry.result.warnings.toLocaleString('en')}
      </div>
      <div role="gridcell" className="nodes-cell nodes-seconds nodes-number">
        {entry === undefined ? '' : (entry.result.milliseconds / 1000).toFixed(2)}
      </div>
      <div role="gridcell" className="nodes-cell nodes-changed">
        {changedText(row)}
      </div>
      <div role="gridcell" className="nodes-cell nodes-error" title={error}>
        {error}
      </div>
    </>
  );
});

export function changedText({ entry, isOld }: NodeRow): string {
  if (entry === undefined) return '';
  if (isOld) return 'Out of date';
  return entry.isChanged === undefined ? 'First result' : entry.isChanged ? 'Changed' : 'Same';
}
