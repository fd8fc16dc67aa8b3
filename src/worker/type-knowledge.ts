import { builtinTypes, typeKnowledge } from '../engine/index.ts';

/** What compiling knows of the built-in resource types. */
export const knowledge = typeKnowledge(builtinTypes);
