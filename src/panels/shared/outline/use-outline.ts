import { useEffect, useMemo, useState } from 'react';
import type { DocumentSymbol } from '../../../protocol/language-api.ts';
import { offsetAt } from '../../../protocol/project/text-edits.ts';
import { language, useAppStore } from '../../../store/store.ts';

/** Debounce for typing, in milliseconds. */
const TYPING_PAUSE = 250;

export interface Outline {
  readonly file: string;
  readonly text: string;
  readonly symbols: readonly DocumentSymbol[];
}

/** Returns the symbols of the open file; undefined before the first answer, and if no file is open. */
export function useOutline(): Outline | undefined {
  const file = useAppStore((state) => state.activeFile);
  const text = useAppStore(({ activeFile, project }) =>
    activeFile === undefined ? undefined : project.files[activeFile],
  );
  const [outline, setOutline] = useState<Outline | undefined>(undefined);
  useEffect(() => {
    if (file === undefined || text === undefined) return undefined;
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      void language.ask('symbols', { file }, giveUp.signal).then((answer) => {
        if (!giveUp.signal.aborted && answer !== undefined) setOutline({ file, text, symbols: answer.symbols });
      });
    }, TYPING_PAUSE);
    return () => {
      giveUp.abort();
      clearTimeout(timer);
    };
  }, [file, text]);
  return outline?.file === file ? outline : undefined;
}

/** Returns the symbols around an offset, outermost first. */
function findSymbolPath(symbols: readonly DocumentSymbol[], offset: number): readonly DocumentSymbol[] {
  const around = symbols.find(({ range: [start, end] }) => start <= offset && offset <= end);
  return around === undefined ? [] : [around, ...findSymbolPath(around.children ?? [], offset)];
}

export function useSymbolPath(outline: Outline | undefined): readonly DocumentSymbol[] {
  const cursor = useAppStore((state) => state.cursor);
  return useMemo(() => {
    if (outline === undefined || cursor?.file !== outline.file) return [];
    return findSymbolPath(outline.symbols, offsetAt(outline.text, cursor.line, cursor.column));
  }, [outline, cursor]);
}
