/** Renames a symbol everywhere. Refuses conflicts, with the reason. */
import type { FileEdit, PrepareRenameAnswer, RenameAnswer } from '../../answers.ts';
import type { ProjectIndex, SymbolAt } from '../../index/project-index.ts';
import { familyOf, nameOf } from '../../index/symbols.ts';
import type { PlaceParameters, RenameParameters } from '../../project.ts';
import type { RequestContext } from '../../request-context.ts';
import { RenameRefusal, refuse } from './refusal.ts';
import { renameDefinition } from './rename-definition.ts';
import { renameFile } from './rename-file.ts';
import { renameKey, renameNode, renameResource } from './rename-text.ts';
import { renameVariable } from './rename-variable.ts';

export function rename({ index }: RequestContext, { file, offset, newName }: RenameParameters): RenameAnswer {
  try {
    const at = symbolToRename(index, file, offset);
    const answer = renamed(index, at, newName);
    return { ...answer, edits: distinct(answer.edits) };
  } catch (error) {
    if (error instanceof RenameRefusal) return { error: error.message };
    throw error;
  }
}

/** Returns the range and current text of the name at an offset. */
export function prepareRename({ index }: RequestContext, { file, offset }: PlaceParameters): PrepareRenameAnswer {
  try {
    const { range, symbols } = symbolToRename(index, file, offset);
    const written = index.text(file)?.slice(...range) ?? '';
    // A nested class is declared by its last segment, but the new name is fully qualified.
    const [symbol = ''] = symbols;
    return { range, placeholder: familyOf(symbol) === 'class' ? nameOf(symbol) : written };
  } catch (error) {
    if (error instanceof RenameRefusal) return { error: error.message };
    throw error;
  }
}

type Renaming = Exclude<RenameAnswer, { readonly error: string }>;

function symbolToRename(index: ProjectIndex, file: string, offset: number): SymbolAt {
  const at = index.symbolAt(file, offset);
  const [symbol] = at?.symbols ?? [];
  if (at === undefined || symbol === undefined) return refuse('There is no name to rename at this position.');
  if (familyOf(symbol) === 'meta') refuse('Puppet sets this variable itself, so it cannot be renamed.');
  const isDefined =
    at.symbols.some((each) => index.definition(each) !== undefined || index.parameter(each) !== undefined) ||
    index.occurrences(at.symbols).some(({ role }) => role === 'definition' || role === 'write');
  if (!isDefined) refuse(`The project does not define '${nameOf(symbol)}', so it cannot be renamed here.`);
  return at;
}

function renamed(index: ProjectIndex, at: SymbolAt, newName: string): Renaming {
  const [symbol = ''] = at.symbols;
  switch (familyOf(symbol)) {
    case 'variable':
    case 'attribute':
    case 'argument':
    case 'local':
      return renameVariable(index, at.symbols, newName);
    case 'class':
    case 'define':
    case 'function':
    case 'type':
      return renameDefinition(index, symbol, newName);
    case 'resource':
      return renameResource(index, symbol, newName);
    case 'hiera':
      return renameKey(index, symbol, newName);
    case 'node':
      return renameNode(index, symbol, newName);
    case 'template':
    case 'file':
      return renameFile(index, symbol, newName);
    default:
      return refuse('This cannot be renamed.');
  }
}

/** Removes repeated edits. An occurrence may be found twice: as a data key and as the parameter that the key sets. */
export function distinct(edits: readonly FileEdit[]): readonly FileEdit[] {
  return [...new Map(edits.map((edit) => [`${edit.file} ${edit.range[0]}`, edit])).values()];
}
