/** Collects a file's scopes. Resolves variable names after all scopes are known. */
import type { Parameter } from '../../engine/index.ts';
import type { Range } from '../answers.ts';
import { ManifestParameter, ManifestScope, ManifestVariable } from './manifest-entries.ts';
import type { ParameterEntry, Scope, ScopeKind, VariableEntry } from './file-index.ts';
import { OWN_VARIABLES } from './known-names.ts';
import { toRange } from './literals.ts';
import { nameOf, symbolOf, variableSymbol, type SymbolId } from './symbols.ts';

interface OpenScope {
  readonly kind: ScopeKind;
  readonly range: Range;
  readonly symbol: SymbolId | undefined;
  readonly outer: number | undefined;
  /**
   * True for a template with a parameter list, even an empty one. It can use only its parameters and the variables that
   * it assigns.
   */
  readonly isClosed: boolean;
  readonly variables: Map<string, VariableEntry>;
}

export class ScopeBuilder {
  readonly #path: string;
  readonly #scopes: OpenScope[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  open(
    kind: ScopeKind,
    range: Range,
    { symbol, outer, isClosed = false }: { symbol?: SymbolId; outer?: number; isClosed?: boolean } = {},
  ): number {
    this.#scopes.push({ kind, range, symbol, outer, isClosed, variables: new Map() });
    return this.#scopes.length - 1;
  }

  /**
   * Declares a variable, and returns its symbol. If it is declared twice, the symbol of the first declaration is used.
   */
  declare(scope: number, entry: Omit<VariableEntry, 'symbol'>): SymbolId {
    const at = this.#scopes[scope];
    if (at === undefined) return symbolOf('local', entry.name);
    const known = at.variables.get(entry.name);
    if (known !== undefined) return known.symbol;
    const symbol = this.#symbolIn(at, entry);
    at.variables.set(entry.name, new ManifestVariable(entry, symbol));
    return symbol;
  }

  declareParameter(scope: number, text: string, parameter: Parameter, kind: VariableEntry['kind']): ParameterEntry {
    const { nameSpan, name, type, value, capturesRest } = parameter;
    const selection: Range = [nameSpan.offset + 1, nameSpan.offset + nameSpan.length];
    const typeText = type === undefined ? undefined : text.slice(...toRange(type));
    const range = value === undefined ? undefined : toRange(value);
    return new ManifestParameter({
      name,
      symbol: this.declare(scope, { name, kind, selection, type: typeText, value: range }),
      range: toRange(parameter),
      selection,
      type: typeText,
      default: range === undefined ? undefined : text.slice(...range),
      isOptional: range === undefined ? undefined : true,
      capturesRest: capturesRest ? true : undefined,
    });
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

  /**
   * Returns the symbol of an unqualified name in a scope. In a class, the name may refer to a variable of a parent
   * class or of top scope; the index resolves such a symbol later.
   */
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

  /**
   * Returns the innermost scope that is not a lambda. A title that contains variables identifies the same resource only
   * inside this scope.
   */
  ownerOf(scope: number): { readonly symbol: SymbolId | undefined; readonly start: number } {
    let at = this.#scopes[scope];
    while (at?.kind === 'lambda' && at.outer !== undefined) at = this.#scopes[at.outer];
    return { symbol: at?.symbol, start: at?.range[0] ?? 0 };
  }

  finished(): readonly Scope[] {
    return this.#scopes.map(
      ({ kind, range, symbol, outer, variables }) =>
        new ManifestScope({
          kind,
          range,
          symbol,
          outer,
          variables: [...variables.values()],
        }),
    );
  }
}
