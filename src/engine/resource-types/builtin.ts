/** The registry of the resource types that come with Bunraku. Its `with` makes a registry that has more, for what a project defines itself. */
import * as definitions from './builtin-definitions.ts';
import { typeRegistry } from './registry.ts';

export const builtinTypes = typeRegistry(Object.values(definitions));
