/** The built-in functions. */
import { FunctionRegistry } from './registry.ts';
import { all } from './all.ts';

export const builtinFunctions: FunctionRegistry = new FunctionRegistry([all]);
