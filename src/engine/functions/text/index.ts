/** Functions for strings. Every export is a function or a list of functions. */
export { camelcase } from './camelcase.ts';
export { capitalize } from './capitalize.ts';
export { chomp } from './chomp.ts';
export { chop } from './chop.ts';
export { downcase } from './downcase.ts';
export { lstrip } from './lstrip.ts';
export { match } from './match.ts';
export { regsubst } from './regsubst.ts';
export { rstrip } from './rstrip.ts';
export { scanf } from './scanf.ts';
export { shellquote } from './shellquote.ts';
export { split } from './split.ts';
export { sprintf } from './sprintf.ts';
export { strftime } from './strftime.ts';
export { strip } from './strip.ts';
export { upcase } from './upcase.ts';
