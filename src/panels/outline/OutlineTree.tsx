import { useMemo, useState } from 'react';
import { ListTree } from 'lucide-react';
import type { DocumentSymbol } from '../../protocol/language-api.ts';
import { placeAt } from '../../protocol/project/text-edits.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { rowHeight } from '../../ui/row-height.ts';
import { SymbolIcon } from '../shared/outline/symbol-icons.tsx';
import { useOutline, useSymbolPath, type Outline } from '../shared/outline/use-outline.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { ShownText } from '../../ui/ShownText.tsx';

type SymbolRow = TreeRow & { readonly symbol: DocumentSymbol };

/** Id of a symbol's row. The name is not enough, because two symbols may have the same name. */
function rowId({ name, kind, range }: DocumentSymbol): string {
  return `${range[0]} ${kind} ${name}`;
}

function toRows(symbols: readonly DocumentSymbol[], closed: ReadonlySet<string>, level = 1): readonly SymbolRow[] {
  return symbols.flatMap((symbol) => {
    const id = rowId(symbol);
    const children = symbol.children ?? [];
    const isExpanded = children.length === 0 ? undefined : !closed.has(id);
    const row: SymbolRow = { id, level, isExpanded, text: `${symbol.name}, ${symbol.kind}`, symbol };
    return [row, ...(isExpanded === true ? toRows(children, closed, level + 1) : [])];
  });
}

/** Symbols of the open file as a tree. The symbol at the cursor is marked. Choosing a symbol moves the cursor to it. */
export function OutlineTree() {
  const outline = useOutline();
  const isOpen = useAppStore((state) => state.activeFile !== undefined);
  if (!isOpen)
    return (
      <EmptyState icon={<ListTree />} title="No file is open">
        Open a file to see its classes, parameters and resources.
      </EmptyState>
    );
  if (outline === undefined) return <EmptyState icon={<ListTree />} title="Reading the file" />;
  if (outline.symbols.length === 0)
    return (
      <EmptyState icon={<ListTree />} title="No symbols in this file">
        Classes, defines, functions, resources and data keys appear here.
      </EmptyState>
    );
  return <SymbolTree outline={outline} />;
}

function SymbolTree({ outline }: { readonly outline: Outline }) {
  const { revealPlace } = useActions();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => toRows(outline.symbols, closed), [outline, closed]);
  const path = useSymbolPath(outline);
  // The innermost symbol at the cursor, among those that have a row.
  const selected = useMemo(() => {
    const ids = new Set(rows.map(({ id }) => id));
    return path.map(rowId).findLast((id) => ids.has(id));
  }, [rows, path]);
  return (
    <VirtualTree
      label="Outline"
      rows={rows}
      selected={selected}
      rowHeight={rowHeight()}
      onSelect={({ symbol }) => revealPlace(placeAt(outline.file, outline.text, ...symbol.selection))}
      onToggle={({ id }) => setClosed(toggleIn(closed, id))}
      renderRow={({ symbol }) => (
        <>
          <SymbolIcon kind={symbol.kind} />
          <span className="outline-name">
            <ShownText text={symbol.name} />
          </span>
        </>
      )}
    />
  );
}
