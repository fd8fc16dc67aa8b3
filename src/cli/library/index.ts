/** The npm package as a library for Node: the exports of `import 'bunraku'`. */
export { compile, relate, apply } from './compile.ts';
export { format, lint, parse, PuppetSyntaxError, validate } from './code.ts';
export type * from './results.ts';
