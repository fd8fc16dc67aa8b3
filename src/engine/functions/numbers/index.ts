/** Functions for numbers. Every export is a function or a list of functions. */
export { abs } from './abs.ts';
export { ceiling } from './ceiling.ts';
export { floor } from './floor.ts';
export { round } from './round.ts';
