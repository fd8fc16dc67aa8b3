/**
 * Summaries of the definitions in a file. If the summary of a definition changes, the files whose checks looked up this
 * definition are checked again.
 */
import { placeInModule, type EnvironmentPaths } from '../file-kind.ts';
import type { Definition, FileIndex, ParameterEntry } from '../index/file-index.ts';
import { familyOf, nameOf, symbolOf, type SymbolId } from '../index/symbols.ts';

/** Symbol for checks that depend on the list of files. It changes whenever a file is added or removed. */
export const ALL_PATHS: SymbolId = 'paths';

/** Returns the symbol that changes when a module starts or stops using names of other modules. */
export function usesSymbol(module: string): SymbolId {
  return `uses ${module}`;
}

/** The symbol that changes if the keys of `lookup_options` change. */
export const CHANGED_KEYS: SymbolId = 'lookup_options';

/** The symbol that changes when the set of declared but missing modules changes. */
export const DECLARED_MODULES: SymbolId = 'declared modules';

export function moduleSymbol(name: string): SymbolId {
  return `module ${name}`;
}

/** Returns the symbol that changes if any file sets an attribute of a type as a resource default, or in an override. */
export function defaultsSymbol(type: string, attribute: string): SymbolId {
  return `defaults ${type} ${attribute}`;
}

export function readSignatures(index: FileIndex, text: string, paths: EnvironmentPaths): ReadonlyMap<SymbolId, string> {
  const signatures = new Map<SymbolId, string>();
  const add = (symbol: SymbolId, summary: string): void => {
    signatures.set(symbol, `${signatures.get(symbol) ?? ''}${summary}\n`);
  };
  const module = placeInModule(index.path, paths)?.module;
  if (module !== undefined) add(moduleSymbol(module), '');
  for (const definition of index.definitions) {
    // Leaves out data keys: there are many, and no check looks up their definitions. A check of a data file reads only
    // the keys of this file.
    if (definition.kind !== 'key') add(definition.symbol, summarize(definition) + (index.isBroken ? '?' : ''));
  }
  for (const { kind, symbol, variables } of index.scopes) {
    if (kind === 'class' && symbol !== undefined) add(symbol, variables.map(({ name }) => name).join(' '));
    if (kind === 'top' || kind === 'node') for (const { name } of variables) add(symbolOf('variable', name), kind);
  }
  const own = new Set([
    ...index.definitions.map(({ symbol }) => symbol),
    ...index.scopes.flatMap(({ variables }) => variables.map(({ symbol }) => symbol)),
  ]);
  for (const symbol of index.occurrences.symbols) {
    const other = moduleOfSymbol(symbol);
    if (module !== undefined && other !== undefined && other !== module) add(usesSymbol(module), other);
    if (!own.has(symbol) && isMention(index, symbol)) add(mentionSymbol(symbol), '');
  }
  if (index.changedKeys !== undefined) add(CHANGED_KEYS, index.changedKeys.join(' '));
  for (const each of index.defaults ?? []) signatures.set(`defaults ${each}`, '');
  if (index.path.includes('/templates/') && !index.path.endsWith('.epp'))
    for (const [word] of text.matchAll(WORDS)) signatures.set(erbSymbol(word), '');
  if (index.scopes.length > 0)
    for (const [, before, after] of text.matchAll(OPEN_NAMES))
      signatures.set(before === undefined ? `mention *::${after}` : `mention ${before}::*`, '');
  return signatures;
}

/** Returns the symbol that changes when an ERB template starts or stops reading a variable of its caller. */
export function erbSymbol(name: string): SymbolId {
  return `erb ${name}`;
}

/** Matches each word in an ERB template. Ruby can read a variable in many ways, so any word may be a variable. */
const WORDS = /\w+/g;

/**
 * Matches a qualified name in a string, directly before or after an interpolation: `"mysql::backup::${kind}"`,
 * `"${title}::linux"`.
 */
const OPEN_NAMES = /([a-z]\w*(?:::\w+)*)::\$\{|\}::([a-z]\w*(?:::\w+)*)/g;

/**
 * Returns the symbols for strings that may produce a name: a namespace before an interpolation, or the last part of a
 * name after an interpolation.
 */
export function openMentions(name: string): readonly SymbolId[] {
  const parts = name.split('::');
  return parts
    .slice(1)
    .flatMap((_, index) => [
      `mention ${parts.slice(0, index + 1).join('::')}::*`,
      `mention *::${parts.slice(index + 1).join('::')}`,
    ]);
}

/**
 * Returns the symbol that changes when any file starts or stops mentioning a class, or the qualified name of a variable
 * or data key.
 */
export function mentionSymbol(symbol: SymbolId): SymbolId {
  return `mention ${symbol.replace(/^reference /, 'class ')}`;
}

function isMention({ occurrences }: FileIndex, symbol: SymbolId): boolean {
  switch (familyOf(symbol)) {
    case 'class':
    case 'reference':
      return true;
    // A declaration or a data file that sets a parameter does not use the parameter.
    case 'variable':
      return nameOf(symbol).includes('::') && occurrences.of(symbol).some(({ role }) => role !== 'write');
    case 'hiera':
      return nameOf(symbol).includes('::') && occurrences.of(symbol).some(({ role }) => role === 'reference');
    default:
      return false;
  }
}

function summarize({ kind, parent, parameters = [], type, overloads = [] }: Definition): string {
  const lists = [parameters, ...overloads].map((each) => each.map(summarizeParameter).join(','));
  return [kind, parent ?? '', type ?? '', ...lists].join('|');
}

function summarizeParameter({ name, type, default: value, isOptional, capturesRest, values }: ParameterEntry): string {
  return [name, type, value, isOptional, capturesRest, values?.join(' ')].join(';');
}

export function moduleOfSymbol(symbol: SymbolId): string | undefined {
  if (!['class', 'define', 'function', 'type', 'reference'].includes(familyOf(symbol))) return undefined;
  const name = nameOf(symbol);
  return name.includes('::') ? name.slice(0, name.indexOf('::')) : undefined;
}
