/** One level of the tree of uses: the definitions that use a definition, or the definitions that it uses. */
import type { HierarchyAnswer } from '../../answers.ts';
import type { Definition } from '../../index/file-index.ts';
import type { ProjectIndex } from '../../index/project-index.ts';
import type { HierarchyParameters, PlaceParameters } from '../../project.ts';
import type { RequestContext } from '../../request-context.ts';
import { findContainer, findUsed, findUsers, toHierarchyKind, toItem } from './find-uses.ts';

export function hierarchy({ index }: RequestContext, parameters: HierarchyParameters): HierarchyAnswer {
  const definition = findDefinitionAt(index, parameters);
  if (definition === undefined) return { items: [] };
  const items = parameters.direction === 'users' ? findUsers(index, definition.symbol) : findUsed(index, definition);
  return { root: toItem(definition, [], false), items };
}

/**
 * Finds the definition that the name at an offset refers to. Without such a name, finds the definition around the
 * offset.
 */
function findDefinitionAt(index: ProjectIndex, { file, offset }: PlaceParameters): Definition | undefined {
  const named = (index.symbolAt(file, offset)?.symbols ?? [])
    .map((symbol) => index.definition(symbol))
    .find((definition) => definition !== undefined && toHierarchyKind(definition.kind) !== undefined);
  return named ?? findContainer(index, { file, range: [offset, offset] });
}
