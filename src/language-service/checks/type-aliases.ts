import { STDLIB_TYPE_ALIASES, type FindAlias } from '../../engine/index.ts';
import { symbolOf } from '../index/symbols.ts';
import type { CheckContext } from './check-context.ts';

const stdlibAliases: ReadonlyMap<string, string> = new Map(
  Object.entries(STDLIB_TYPE_ALIASES).map(([name, text]) => [name.toLowerCase(), text]),
);

/** Finds the type aliases of the project and of stdlib. The check depends on each alias that it looks up. */
export function findAliases(context: CheckContext): FindAlias {
  return (lowerName) => context.definition(symbolOf('type', lowerName))?.type ?? stdlibAliases.get(lowerName);
}
