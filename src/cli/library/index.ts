/** The engine as a library for Node: what `import 'bunraku'` offers. */
export { compile, relate, apply } from './compile.ts';
export { format, lint, parse, PuppetSyntaxError, validate } from './code.ts';
export type * from './results.ts';
