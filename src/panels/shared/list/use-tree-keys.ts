import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { treeMove, typeAhead, type TreeRow } from './tree-keys.ts';

/** Milliseconds after a typed letter before the next letter starts a new search. */
const TYPING_PAUSE = 700;

interface TreeKeys<Row extends TreeRow> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly activeIndex: number;
  readonly rowHeight: number;
  readonly goTo: (index: number) => void;
  readonly onSelect: (row: Row) => void;
  readonly onToggle: ((row: Row) => void) | undefined;
  /** Called for keys that the tree itself does not handle. */
  readonly onKey: ((event: KeyboardEvent<HTMLElement>, row: Row | undefined) => void) | undefined;
}

/**
 * Handles the keys of a tree: arrow keys, Home, End and page keys move, Enter acts, typed letters move to the next row
 * that begins with them.
 */
export function useTreeKeys<Row extends TreeRow>(tree: TreeKeys<Row>): (event: KeyboardEvent<HTMLElement>) => void {
  const { scroller, rows, activeIndex, rowHeight, goTo, onSelect, onToggle, onKey } = tree;
  const typed = useRef({ text: '', at: 0 });

  const typeLetter = (letter: string): void => {
    const now = performance.now();
    typed.current = { text: now - typed.current.at > TYPING_PAUSE ? letter : typed.current.text + letter, at: now };
    const found = typeAhead(rows, activeIndex, typed.current.text);
    if (found !== undefined) goTo(found);
  };

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[activeIndex];
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const move = treeMove(event.key, rows, activeIndex, page);
    if (move === undefined) {
      if (event.key.length === 1 && /\S/.test(event.key)) typeLetter(event.key);
      else onKey?.(event, row);
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
}
