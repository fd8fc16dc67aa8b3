/**
 * Renames variables and parameters: in their scope, in qualified names, as arguments, in Hiera data and in
 * documentation.
 */
import type { FileEdit } from '../../answers.ts';
import type { Scope } from '../../index/file-index.ts';
import type { ProjectIndex } from '../../index/project-index.ts';
import { familyOf, lastPart, nameOf, ownerPart, plainName, type SymbolId } from '../../index/symbols.ts';
import { parameterName, variableName } from './name-rules.ts';
import { refuse } from './refusal.ts';

export function renameVariable(
  index: ProjectIndex,
  symbols: readonly SymbolId[],
  written: string,
): { readonly edits: readonly FileEdit[] } {
  const [symbol = ''] = symbols;
  const owner = ownerPart(nameOf(symbol));
  const wanted = withoutOwner(written, owner);
  const isOpen = familyOf(symbol) !== 'local' && !(familyOf(symbol) === 'variable' && owner === '');
  const name = isOpen ? parameterName(wanted) : variableName(wanted);
  const old = lastPart(nameOf(symbol));
  if (name === old) return { edits: [] };
  if (isRuby(index, symbol)) refuse('This is declared in Ruby, so it cannot be renamed here.');
  const places = index.occurrences(symbols);
  for (const { file, range } of places) refuseCapture(index, { file, offset: range[0], symbols, name });
  for (const each of symbols) refuseTaken(index, each, name);
  return {
    edits: places.map(({ file, range }) => {
      const text = index.text(file)?.slice(...range) ?? '';
      const prefix = ownerPart(text);
      return { file, range, text: prefix === '' ? name : `${prefix}::${name}` };
    }),
  };
}

/** Removes the class name from a new variable name that the user typed in qualified form, as in a data key. */
function withoutOwner(written: string, owner: string): string {
  const name = written.trim().replace(/^\$?(?:::)?/, '');
  if (!name.includes('::')) return name;
  if (owner === '' || plainName(ownerPart(name)) !== owner)
    refuse('A rename cannot move a variable to another class. Enter only the name, without a class.');
  return lastPart(name);
}

function isRuby(index: ProjectIndex, symbol: SymbolId): boolean {
  return index.parameter(symbol)?.owner.isRuby === true;
}

/**
 * Refuses a name that a scope between an occurrence and the variable's own scope defines, because that definition would
 * capture the occurrence.
 */
function refuseCapture(
  index: ProjectIndex,
  at: { readonly file: string; readonly offset: number; readonly symbols: readonly SymbolId[]; readonly name: string },
): void {
  for (const scope of index.scopesAt(at.file, at.offset)) {
    if (scope.variables.some(({ name }) => name === at.name))
      refuse(`$${at.name} already exists ${describeScope(scope)}.`);
    if (scope.variables.some(({ symbol }) => at.symbols.includes(symbol))) return;
  }
}

function describeScope({ kind, symbol }: Scope): string {
  if (kind === 'lambda') return 'in a block';
  return symbol === undefined ? 'in the same scope' : `in the ${familyOf(symbol)} ${nameOf(symbol)}`;
}

/** Refuses a name that the variable's own scope defines, or reads from an outer scope. */
function refuseTaken(index: ProjectIndex, symbol: SymbolId, name: string): void {
  const isTop = familyOf(symbol) === 'variable' && ownerPart(nameOf(symbol)) === '';
  const taken = `${symbol.slice(0, symbol.length - lastPart(nameOf(symbol)).length)}${name}`;
  if (index.hasOccurrence(taken, 'definition', 'write') || (isTop && index.hasOccurrence(taken, 'read')))
    refuse(`$${name} already exists.`);
  for (const { path, scopes, occurrences } of index.fileIndexes) {
    for (const scope of scopes) {
      if (!scope.variables.some((each) => each.symbol === symbol)) continue;
      const [start, end] = scope.range;
      const text = index.text(path) ?? '';
      const isRead = occurrences.symbols
        .filter((each) => each !== symbol && lastPart(nameOf(each)) === name && isVariable(each))
        .filter((each) => !isDeclaredInside(scopes, each, scope))
        .flatMap((each) => occurrences.of(each))
        .some(
          ({ range, role }) => role === 'read' && range[0] >= start && range[1] <= end && text.slice(...range) === name,
        );
      if (isRead) refuse(`The same scope already reads $${name}, which is a different variable.`);
    }
  }
}

function isVariable(symbol: SymbolId): boolean {
  const family = familyOf(symbol);
  return ['variable', 'seen', 'local', 'attribute', 'argument'].includes(family);
}

/**
 * Checks whether an inner scope declares the same variable. The variable with the new name is then not visible there.
 */
function isDeclaredInside(scopes: readonly Scope[], symbol: SymbolId, outer: Scope): boolean {
  return scopes.some(
    (scope) =>
      scope !== outer &&
      scope.range[0] >= outer.range[0] &&
      scope.range[1] <= outer.range[1] &&
      scope.variables.some((each) => each.symbol === symbol),
  );
}
