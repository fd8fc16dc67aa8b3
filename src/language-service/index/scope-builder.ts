/** Gathers a file's scopes, and finds the variable that a name means once all of them are known. */
import type { Parameter } from '../../engine/index.ts';
import type { Range } from '../answers.ts';
import type { ParameterEntry, Scope, ScopeKind, VariableEntry } from './file-index.ts';
import { OWN_VARIABLES } from './known-names.ts';
import { nameOf, symbolOf, variableSymbol, type SymbolId } from './symbols.ts';

interface OpenScope {
  readonly kind: ScopeKind;
  readonly range: Range;
  readonly symbol: SymbolId | undefined;
  readonly outer: number | undefined;
  /** A template with a parameter list, even an empty one, has no other variables of its own. */
  readonly isClosed: boolean;
  readonly variables: Map<string, VariableEntry>;
}

export class ScopeBuilder {
  readonly #path: string;
  readonly #scopes: OpenScope[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  /** Adds a scope and returns its number. */
  open(
    kind: ScopeKind,
    range: Range,
    { symbol, outer, isClosed = false }: { symbol?: SymbolId; outer?: number; isClosed?: boolean } = {},
  ): number {
    this.#scopes.push({ kind, range, symbol, outer, isClosed, variables: new Map() });
    return this.#scopes.length - 1;
  }

  /** Declares a variable; what was first stays. Returns its symbol. */
  declare(scope: number, entry: Omit<VariableEntry, 'symbol'>): SymbolId {
    const at = this.#scopes[scope];
    if (at === undefined) return symbolOf('local', entry.name);
    const known = at.variables.get(entry.name);
    if (known !== undefined) return known.symbol;
    const symbol = this.#symbolIn(at, entry);
    at.variables.set(entry.name, { ...entry, symbol });
    return symbol;
  }

  #symbolIn({ kind, symbol, range }: OpenScope, entry: Omit<VariableEntry, 'symbol'>): SymbolId {
    if (kind === 'top') return variableSymbol(entry.name);
    if (kind === 'class' && symbol !== undefined) return variableSymbol(`${nameOf(symbol)}::${entry.name}`);
    if (entry.kind === 'parameter' && symbol !== undefined) {
      if (kind === 'define') return symbolOf('attribute', `${nameOf(symbol)}::${entry.name}`);
      if (kind === 'template') return symbolOf('argument', `${nameOf(symbol)}::${entry.name}`);
    }
    return symbolOf('local', `${this.#path} ${range[0]}::${entry.name}`);
  }

  /** What a name without colons means in a scope. In a class it may be its parent's or of top scope, which the index finds out. */
  resolve(scope: number, name: string): SymbolId {
    let at = this.#scopes[scope];
    while (at !== undefined) {
      const known = at.variables.get(name);
      if (known !== undefined) return known.symbol;
      const { kind, symbol, outer, isClosed } = at;
      if (symbol !== undefined && OWN_VARIABLES.has(name) && (kind === 'class' || kind === 'define'))
        return `meta ${symbol}::${name}`;
      if (symbol !== undefined && kind === 'class') return symbolOf('seen', `${nameOf(symbol)}::${name}`);
      if (symbol !== undefined && kind === 'template' && !isClosed)
        return symbolOf('argument', `${nameOf(symbol)}::${name}`);
      if (kind !== 'lambda') break;
      at = outer === undefined ? undefined : this.#scopes[outer];
    }
    return variableSymbol(name);
  }

  /** The innermost scope that is no lambda: where resources with titles of variables are told apart. */
  ownerOf(scope: number): { readonly symbol: SymbolId | undefined; readonly start: number } {
    let at = this.#scopes[scope];
    while (at?.kind === 'lambda' && at.outer !== undefined) at = this.#scopes[at.outer];
    return { symbol: at?.symbol, start: at?.range[0] ?? 0 };
  }

  finished(): readonly Scope[] {
    return this.#scopes.map(({ kind, range, symbol, outer, variables }) => ({
      kind,
      range,
      symbol,
      outer,
      variables: [...variables.values()],
    }));
  }
}

/** A parameter as it is written, but for its symbol. */
export function parameterEntry(text: string, parameter: Parameter): Omit<ParameterEntry, 'symbol'> {
  const { offset, length, nameSpan, name, type, value, capturesRest } = parameter;
  const slice = (node: { readonly offset: number; readonly length: number }): string =>
    text.slice(node.offset, node.offset + node.length);
  return {
    name,
    range: [offset, offset + length],
    selection: [nameSpan.offset + 1, nameSpan.offset + nameSpan.length],
    ...(type === undefined ? {} : { type: slice(type) }),
    ...(value === undefined ? {} : { default: slice(value), isOptional: true }),
    ...(capturesRest ? { capturesRest: true } : {}),
  };
}
