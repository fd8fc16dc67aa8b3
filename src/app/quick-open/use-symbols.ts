import { useEffect, useState } from 'react';
import type { DocumentSymbol, WorkspaceSymbol } from '../../protocol/language-api.ts';
import { appStore, language } from '../../store/store.ts';
import type { QuickQuery } from './find.ts';

export interface FoundSymbol {
  readonly name: string;
  readonly kind: WorkspaceSymbol['kind'];
  readonly file: string;
  readonly range: WorkspaceSymbol['range'];
}

export type SymbolsState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly symbols: readonly FoundSymbol[] };

function flat(symbols: readonly DocumentSymbol[], file: string): readonly FoundSymbol[] {
  return symbols.flatMap(({ name, kind, selection, children = [] }) => [
    { name, kind, file, range: selection },
    ...flat(children, file),
  ]);
}

/**
 * Finds the symbols of the open file, or matching symbols of the project, depending on the query. Finds none for a
 * query that is not about symbols.
 */
export function useSymbols(query: QuickQuery): SymbolsState {
  const [state, setState] = useState<SymbolsState>({ kind: 'reading' });
  const wanted = query.kind === 'file symbols' ? '@' : query.kind === 'project symbols' ? `#${query.text}` : undefined;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const giveUp = new AbortController();
    const ask = async (): Promise<readonly FoundSymbol[] | undefined> => {
      if (wanted !== '@')
        return (await language.ask('workspaceSymbols', { query: wanted.slice(1) }, giveUp.signal))?.symbols;
      const file = appStore.getState().activeFile;
      if (file === undefined) return [];
      const answer = await language.ask('symbols', { file }, giveUp.signal);
      return answer === undefined ? undefined : flat(answer.symbols, file);
    };
    void ask().then((symbols) => {
      if (!giveUp.signal.aborted) setState(symbols === undefined ? { kind: 'failed' } : { kind: 'found', symbols });
    });
    return () => giveUp.abort();
  }, [wanted]);
  return state;
}
