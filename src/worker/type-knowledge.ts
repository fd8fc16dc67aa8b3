import { builtinTypes, selectBuiltinTypes, getRelease, typeKnowledge, type ReleaseId } from '../engine/index.ts';

/** The compiler's data about the built-in resource types. */
export const knowledge = typeKnowledge(builtinTypes);

const made = new Map<ReleaseId, typeof knowledge>();

/** The compiler's data about the built-in resource types of a release; cached. */
export function getKnowledge(release: ReleaseId): typeof knowledge {
  let found = made.get(release);
  if (found === undefined) {
    const types = selectBuiltinTypes(getRelease(release));
    found = types === builtinTypes ? knowledge : typeKnowledge(types);
    made.set(release, found);
  }
  return found;
}
