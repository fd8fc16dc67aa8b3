import * as declarations from './builtin-declarations.ts';
import type { TypeDeclaration } from './declaration.ts';
import { typeRegistry } from './registry.ts';

export const builtinDeclarations = typeRegistry<TypeDeclaration>(Object.values(declarations));
