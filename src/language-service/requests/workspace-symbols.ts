/** Definitions and resources of the project whose names contain the letters of a query in order. */
import type { WorkspaceSymbol, WorkspaceSymbolsAnswer } from '../answers.ts';
import type { QueryParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';
import { referenceName, toSymbolKind } from './symbols.ts';

/** Maximum number of results. A longer query finds the results that are left out. */
const MOST = 500;

export function workspaceSymbols({ index }: RequestContext, { query }: QueryParameters): WorkspaceSymbolsAnswer {
  const wanted = query.toLowerCase().replace(/\s+/g, '');
  const found: { readonly symbol: WorkspaceSymbol; readonly rank: number }[] = [];
  const add = (symbol: WorkspaceSymbol): void => {
    const rank = computeRank(symbol.name.toLowerCase(), wanted);
    if (rank !== undefined) found.push({ symbol, rank });
  };
  for (const { definitions, resources, path } of index.fileIndexes) {
    for (const { name, kind, selection } of definitions) {
      const shown = toSymbolKind(kind);
      if (shown !== undefined) add({ name, kind: shown, file: path, range: selection });
    }
    for (const { type, title, selection } of resources)
      add({ name: referenceName(type, title), kind: 'resource', file: path, range: selection });
  }
  found.sort((a, b) => a.rank - b.rank || compare(a.symbol.name, b.symbol.name));
  return { symbols: found.slice(0, MOST).map(({ symbol }) => symbol) };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * Computes how far a name is from a query: 0 for an exact match, then in increasing order a prefix, a substring, and
 * scattered letters. Undefined if the name does not match.
 */
export function computeRank(name: string, query: string): number | undefined {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  const at = name.indexOf(query);
  if (at !== -1) return /[^a-z0-9]/.test(name.charAt(at - 1)) ? 2 : 3;
  let place = -1;
  for (const letter of query) {
    place = name.indexOf(letter, place + 1);
    if (place === -1) return undefined;
  }
  return 4;
}
