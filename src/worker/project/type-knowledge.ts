import { builtinTypes, selectBuiltinTypes, getRelease, typeKnowledge, type ReleaseId } from '../../engine/index.ts';

export const knowledge = typeKnowledge(builtinTypes);

const made = new Map<ReleaseId, typeof knowledge>();

/** Returns the data about a release's built-in resource types that the compiler needs; cached. */
export function getKnowledge(release: ReleaseId): typeof knowledge {
  let found = made.get(release);
  if (found === undefined) {
    const types = selectBuiltinTypes(getRelease(release));
    found = types === builtinTypes ? knowledge : typeKnowledge(types);
    made.set(release, found);
  }
  return found;
}
