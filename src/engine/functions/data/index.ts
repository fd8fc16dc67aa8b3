/** Functions that access data: hashes, arrays, lookups. Every export is a function or a list of functions. */
export { dig } from './dig.ts';
export { empty } from './empty.ts';
export { flatten } from './flatten.ts';
export { get } from './get.ts';
export { getvar } from './getvar.ts';
export { hieraFunctions } from './hiera.ts';
export { join } from './join.ts';
export { keys } from './keys.ts';
export { length, size } from './length.ts';
export { lookup } from './lookup.ts';
export { max } from './max.ts';
export { min } from './min.ts';
export { sort } from './sort.ts';
export { unique } from './unique.ts';
export { values } from './values.ts';
