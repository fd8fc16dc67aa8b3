/** Renames the definition of a file that moves, so that Puppet still finds it by the path. */
import type { RenameMovedAnswer } from '../../answers.ts';
import type { MoveParameters } from '../../project.ts';
import type { RequestContext } from '../../request-context.ts';
import { RenameRefusal } from './refusal.ts';
import { findAutoloaded, nameOfPath, renameDefinition } from './rename-definition.ts';
import { distinct } from './rename.ts';

/** Returns `null` if the file has no definition that matches its path, or if the definition keeps its name. */
export function renameMoved({ index }: RequestContext, { from, to }: MoveParameters): RenameMovedAnswer | null {
  const definition = findAutoloaded(index, from);
  const name = nameOfPath(index, to);
  if (definition === undefined || name === undefined || name === definition.name) return null;
  const found = { kind: definition.kind, oldName: definition.name, newName: name };
  try {
    const { edits, moves = [] } = renameDefinition(index, definition.symbol, name);
    // The new path is for a different kind of definition, such as a function that is moved to a folder of classes.
    if (!moves.some((move) => move.from === from && move.to === to)) return null;
    return { ...found, edits: distinct(edits), moves };
  } catch (error) {
    if (error instanceof RenameRefusal) return { ...found, error: error.message };
    throw error;
  }
}
