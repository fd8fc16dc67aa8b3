/** Resolves symbols across the files of a project. */
import { placeInModule } from '../file-kind.ts';
import type { ProjectIndex } from './project-index.ts';
import { familyOf, lastPart, nameOf, ownerPart, symbolOf, variableSymbol, type SymbolId } from './symbols.ts';

export function resolveSymbol(index: ProjectIndex, symbol: SymbolId): readonly SymbolId[] {
  const name = nameOf(symbol);
  switch (familyOf(symbol)) {
    case 'variable':
      return ownerPart(name) === '' ? nodeVariables(index, symbol, name) : [ofLineage(index, name) ?? symbol];
    case 'seen': {
      const short = lastPart(name);
      const found = ofLineage(index, name);
      return found === undefined ? nodeVariables(index, variableSymbol(short), short) : [found];
    }
    case 'hiera': {
      // A key named like a class's parameter sets that parameter.
      const parameter = variableSymbol(name);
      return [name.includes('::') && index.parameter(parameter) !== undefined ? parameter : symbol];
    }
    case 'argument': {
      // An EPP template without a parameter list can read its caller's arguments and top scope. An ERB template can
      // read its caller's scope.
      if (index.parameter(symbol) !== undefined || index.hasOccurrence(symbol, 'write')) return [symbol];
      const template = ownerPart(name);
      return template.endsWith('.epp')
        ? [variableSymbol(lastPart(name))]
        : variablesOfCallers(index, template, lastPart(name));
    }
    case 'reference': {
      const families = ['type', 'define', 'class'] as const;
      const found = families
        .map((family) => symbolOf(family, name))
        .find((each) => index.definition(each) !== undefined);
      return [found ?? symbolOf('define', name)];
    }
    default:
      return [symbol];
  }
}

function ofLineage(index: ProjectIndex, name: string): SymbolId | undefined {
  const short = lastPart(name);
  for (const { symbol } of index.lineage(ownerPart(name))) {
    const holder = nameOf(symbol);
    if (index.variablesOf(holder).some((own) => own.name === short)) return variableSymbol(`${holder}::${short}`);
  }
  return undefined;
}

/**
 * Returns the variables of this name that node definitions set. Returns the symbol itself if top scope sets it, or if
 * no node definition does.
 */
function nodeVariables(index: ProjectIndex, symbol: SymbolId, name: string): readonly SymbolId[] {
  if (index.hasOccurrence(symbol, 'write', 'definition')) return [symbol];
  const found: SymbolId[] = [];
  for (const { scopes } of index.fileIndexes)
    for (const { kind, variables } of scopes)
      if (kind === 'node') for (const each of variables) if (each.name === name) found.push(each.symbol);
  return found.length === 0 ? [symbol] : found;
}

/**
 * Returns the symbols that a variable name refers to in the scopes that render a template. If no code names the
 * template, searches the classes of its module. If nothing is found, returns the variable of top scope.
 */
function variablesOfCallers(index: ProjectIndex, template: string, name: string): readonly SymbolId[] {
  const callers = index.occurrences([symbolOf('template', template)]).filter(({ role }) => role !== 'definition');
  const found =
    callers.length === 0
      ? listModuleClasses(index, template).flatMap((each) => ofLineage(index, `${each}::${name}`) ?? [])
      : callers.flatMap(({ file, range }) => resolveSymbol(index, index.variableAt(file, range[0], name)));
  return found.length === 0 ? [variableSymbol(name)] : [...new Set(found)];
}

/** Lists the classes in a template's module. The template is given by its name in code, such as `ntp/ntp.conf.erb`. */
export function listModuleClasses(index: ProjectIndex, template: string): readonly string[] {
  const [module] = template.split('/');
  return index
    .allDefinitions('class')
    .filter(({ file }) => placeInModule(file, index.environmentPaths)?.module === module)
    .map(({ symbol }) => nameOf(symbol));
}
