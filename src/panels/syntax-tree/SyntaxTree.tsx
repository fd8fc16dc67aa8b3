import { useEffect, useMemo, useState } from 'react';
import type { SyntaxTreeNodeView } from '../../protocol/engine-api.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import type { SyntaxSlice } from '../../store/state/view-state.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { carryOverClosed, innermostAt, offsetAt, findRow, syntaxRows, type SyntaxRow } from './rows.ts';

interface SyntaxTreeProps {
  readonly file: string;
  readonly text: string;
  readonly nodes: readonly SyntaxTreeNodeView[];
  /** True if the nodes belong to the current source, so that the editor can highlight them. */
  readonly isCurrent: boolean;
}

/** The node that was selected in the tree. It stays selected until the cursor moves or the source is parsed again. */
interface Picked {
  readonly index: number;
  readonly cursor: SyntaxSlice['cursor'];
  readonly nodes: readonly SyntaxTreeNodeView[];
}

/**
 * The nodes as a tree. The editor highlights the hovered or selected node, and the tree highlights the node at the
 * cursor.
 */
export function SyntaxTree({ file, text, nodes, isCurrent }: SyntaxTreeProps) {
  const { highlight } = useActions();
  const cursor = useAppStore((state) => state.cursor);
  const [closing, setClosing] = useState<{ readonly of: typeof nodes; readonly closed: ReadonlySet<number> }>({
    of: nodes,
    closed: new Set(),
  });
  if (closing.of !== nodes) setClosing({ of: nodes, closed: carryOverClosed(closing.closed, closing.of, nodes) });
  const { closed } = closing;
  const [picked, setPicked] = useState<Picked | undefined>(undefined);
  const rows = useMemo(() => syntaxRows(nodes, closed), [nodes, closed]);
  const atCursor = useMemo(
    () => (cursor?.file === file ? innermostAt(nodes, offsetAt(text, cursor.line, cursor.column)) : undefined),
    [nodes, text, file, cursor],
  );
  const chosen = picked !== undefined && picked.cursor === cursor && picked.nodes === nodes ? picked.index : undefined;
  const selected = findRow(rows, chosen ?? atCursor);

  // Removes the editor's highlight when no node is chosen, or when the source has changed.
  useEffect(() => {
    if (chosen === undefined || !isCurrent) highlight(undefined);
  }, [chosen, isCurrent, highlight]);
  useEffect(() => () => highlight(undefined), [highlight]);

  const light = (node: SyntaxTreeNodeView | undefined, scroll: boolean): void =>
    highlight(node === undefined || !isCurrent ? undefined : { place: node.place, scroll });

  return (
    <VirtualTree<SyntaxRow>
      label={`Syntax tree of ${file}`}
      className="syntax-tree"
      rows={rows}
      selected={selected?.id}
      rowHeight={24}
      onHover={(row) => light(row?.node ?? (chosen === undefined ? undefined : nodes[chosen]), false)}
      onSelect={({ index, node }) => {
        setPicked({ index, cursor, nodes });
        light(node, true);
      }}
      onToggle={({ index }) => {
        const next = new Set(closed);
        if (!next.delete(index)) next.add(index);
        setClosing({ of: nodes, closed: next });
      }}
      renderRow={({ node: { label, detail, isError, place } }) => (
        <>
          <span className={isError ? 'syntax-label syntax-error' : 'syntax-label'}>{label}</span>
          {detail === undefined ? null : <span className="syntax-detail">{detail}</span>}
          <span className="syntax-place">{`${place.line}:${place.column ?? 1}`}</span>
        </>
      )}
    />
  );
}
