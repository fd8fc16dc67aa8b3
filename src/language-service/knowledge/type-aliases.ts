import { STDLIB_TYPE_ALIASES, type FindAlias } from '../../engine/index.ts';
import type { Definition } from '../index/file-index.ts';
import { symbolOf, type SymbolId } from '../index/symbols.ts';

const stdlibAliases: ReadonlyMap<string, string> = new Map(
  Object.entries(STDLIB_TYPE_ALIASES).map(([name, text]) => [name.toLowerCase(), text]),
);

/**
 * Creates a function that finds a type alias by its name: an alias of the project, found with `find`, or else an alias
 * of stdlib.
 */
export function findAliases(find: (symbol: SymbolId) => Definition | undefined): FindAlias {
  return (lowerName) => find(symbolOf('type', lowerName))?.type ?? stdlibAliases.get(lowerName);
}
