/** Summaries of what a file offers to other files. They change only if a check of another file may change. */
import { placeInModule, type EnvironmentPaths } from '../file-kind.ts';
import type { Definition, FileIndex, ParameterEntry } from '../index/file-index.ts';
import { familyOf, nameOf, symbolOf, type SymbolId } from '../index/symbols.ts';

/** The symbol that changes with each file that is added or removed. */
export const ALL_PATHS: SymbolId = 'paths';

export function moduleSymbol(name: string): SymbolId {
  return `module ${name}`;
}

/** Summaries by symbol. */
export function readSignatures(index: FileIndex, paths: EnvironmentPaths): ReadonlyMap<SymbolId, string> {
  const signatures = new Map<SymbolId, string>();
  const add = (symbol: SymbolId, text: string): void => {
    signatures.set(symbol, `${signatures.get(symbol) ?? ''}${text}\n`);
  };
  const module = placeInModule(index.path, paths)?.module;
  if (module !== undefined) add(moduleSymbol(module), '');
  for (const definition of index.definitions) {
    // No check looks up keys, which are many; a check of data reads its own file.
    if (definition.kind !== 'key') add(definition.symbol, summarize(definition));
  }
  for (const { kind, symbol, variables } of index.scopes) {
    if (kind === 'class' && symbol !== undefined) add(symbol, variables.map(({ name }) => name).join(' '));
    if (kind === 'top' || kind === 'node') for (const { name } of variables) add(symbolOf('variable', name), kind);
  }
  for (const symbol of index.occurrences.symbols) {
    if (familyOf(symbol) === 'variable' && nameOf(symbol).includes('::')) add(mentionSymbol(symbol), '');
  }
  return signatures;
}

/** The symbol that changes with each file that mentions a variable by its qualified name. */
export function mentionSymbol(symbol: SymbolId): SymbolId {
  return `mention ${nameOf(symbol)}`;
}

function summarize({ kind, parent, parameters = [], type, overloads = [] }: Definition): string {
  const lists = [parameters, ...overloads].map((each) => each.map(summarizeParameter).join(','));
  return [kind, parent ?? '', type ?? '', ...lists].join('|');
}

function summarizeParameter({ name, type, default: value, isOptional, capturesRest, values }: ParameterEntry): string {
  return [name, type, value, isOptional, capturesRest, values?.join(' ')].join(';');
}
