import type { Place } from '../protocol/analysis.ts';
import { selectResource } from '../store/selectors.ts';
import type { AppState } from '../store/state.ts';

export function selectedPlace(state: AppState): Place | undefined {
  const { selection, analysis } = state;
  if (selection?.kind === 'resource') return selectResource(state, selection.ref)?.place;
  if (selection?.kind === 'edge') {
    return analysis?.graph?.dependencies.find(({ id }) => id === selection.id)?.reasons.find(({ place }) => place)
      ?.place;
  }
  return undefined;
}
