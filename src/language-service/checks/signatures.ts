/** Summaries of what a file offers to other files. They change only if a check of another file may change. */
import { placeInModule, type EnvironmentPaths } from '../file-kind.ts';
import type { Definition, FileIndex, ParameterEntry } from '../index/file-index.ts';
import { familyOf, nameOf, symbolOf, type SymbolId } from '../index/symbols.ts';

/** The symbol that changes with each file that is added or removed. */
export const ALL_PATHS: SymbolId = 'paths';

/** The symbol that changes with the other modules whose names a module uses. */
export function usesSymbol(module: string): SymbolId {
  return `uses ${module}`;
}

/** The symbol that changes with the keys of `lookup_options`. */
export const CHANGED_KEYS: SymbolId = 'lookup_options';

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
    const other = moduleOfSymbol(symbol);
    if (module !== undefined && other !== undefined && other !== module) add(usesSymbol(module), other);
    const isName = nameOf(symbol).includes('::');
    if (isName && familyOf(symbol) === 'variable') add(mentionSymbol(symbol), '');
    if (isName && familyOf(symbol) === 'hiera' && index.occurrences.of(symbol).some(({ role }) => role === 'reference'))
      add(mentionSymbol(symbol), '');
  }
  if (index.changedKeys !== undefined) add(CHANGED_KEYS, index.changedKeys.join(' '));
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

/** The module that defines a class, define, function or type. */
export function moduleOfSymbol(symbol: SymbolId): string | undefined {
  if (!['class', 'define', 'function', 'type', 'reference'].includes(familyOf(symbol))) return undefined;
  const name = nameOf(symbol);
  return name.includes('::') ? name.slice(0, name.indexOf('::')) : undefined;
}
