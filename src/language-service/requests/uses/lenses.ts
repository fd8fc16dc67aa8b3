/** Code lenses: lists the definitions whose uses the editor shows, and finds the uses of a definition. */
import type { LensesAnswer, UsesAnswer } from '../../answers.ts';
import type { FileParameters, PlaceParameters } from '../../project.ts';
import type { RequestContext } from '../../request-context.ts';
import { findUsers, toHierarchyKind } from './find-uses.ts';

export function lenses({ index }: RequestContext, { file }: FileParameters): LensesAnswer {
  const definitions = index.fileIndex(file)?.definitions ?? [];
  return {
    definitions: definitions.flatMap(({ kind, selection }) => {
      const shown = toHierarchyKind(kind);
      return shown === undefined || shown === 'node' || shown === 'template' ? [] : [selection];
    }),
  };
}

/**
 * Returns the uses of the definition whose name begins at an offset, grouped by the definitions and files that contain
 * them.
 */
export function uses({ index }: RequestContext, { file, offset }: PlaceParameters): UsesAnswer | null {
  const definition = index.fileIndex(file)?.definitions.find(({ selection }) => selection[0] === offset);
  const kind = definition === undefined ? undefined : toHierarchyKind(definition.kind);
  return definition === undefined || kind === undefined ? null : { kind, users: findUsers(index, definition.symbol) };
}
