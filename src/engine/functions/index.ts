/** Collects the built-in functions: all exports of the subfolders. */
import * as core from './core/index.ts';
import * as data from './data/index.ts';
import * as iteration from './iteration/index.ts';
import * as numbers from './numbers/index.ts';
import { FunctionRegistry } from './registry.ts';
import * as stdlib from './stdlib/index.ts';
import * as text from './text/index.ts';

export { FunctionRegistry } from './registry.ts';
export type { BuiltInFunction, Dispatch, FunctionDeclaration } from './define.ts';

const coreRooms = [core, data, iteration, numbers, text];

export const builtinFunctions: FunctionRegistry = new FunctionRegistry({
  core: coreRooms.flatMap((room) => Object.values(room)).flat(),
  stdlib: Object.values(stdlib).flat(),
});
