import type { Place } from '../protocol/analysis.ts';
import { findDeclaration } from '../store/opened/project-place.ts';
import { isOpenedGraph, selectShownGraph } from '../store/opened/shown-graph.ts';
import { selectResource } from '../store/selectors.ts';
import type { AppState } from '../store/state.ts';

export function selectedPlace(state: AppState): Place | undefined {
  const { selection } = state;
  if (selection?.kind === 'resource') {
    const resource = selectResource(state, selection.ref);
    if (resource === undefined || !isOpenedGraph(selectShownGraph(state))) return resource?.place;
    return findDeclaration(state.project.files, resource);
  }
  if (selection?.kind === 'edge') {
    return selectShownGraph(state)
      .graph?.dependencies.find(({ id }) => id === selection.id)
      ?.reasons.find(({ place }) => place)?.place;
  }
  return undefined;
}
