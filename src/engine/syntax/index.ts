export { readLexemes, type Lexeme, type LexemeCategory } from './lexer/lexemes.ts';
export { parse, parseEpp } from './parse.ts';
export type { ParseResult } from './parser/parse.ts';
export { printPn } from './pn.ts';
export { printSource } from './print-source.ts';
export { reportSpan } from './report-span.ts';
export { STATEMENT_CALLS } from './parser/statements.ts';
export { tokenize, type SyntaxToken, type TokenCategory } from './lexer/tokenize.ts';
export { childPusher, listChildren, walk } from './walk.ts';
