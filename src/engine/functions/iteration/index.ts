/** Functions that call a lambda for each element. Every export is a function or a list of functions. */
export { all } from './all.ts';
export { any } from './any.ts';
export { each } from './each.ts';
export { filter } from './filter.ts';
export { groupBy } from './group-by.ts';
export { index } from './index-function.ts';
export { map } from './map.ts';
export { partition } from './partition.ts';
export { reduce } from './reduce.ts';
export { reverseEach } from './reverse-each.ts';
export { sliceFunction } from './slice.ts';
export { step } from './step.ts';
export { treeEach } from './tree-each.ts';
