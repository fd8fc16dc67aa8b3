/** Patterns, keywords and operators of the old grammar's lexer (`parser/lexer.rb` of 3.8). */
import * as T from '../../../syntax/lexer/token-kinds.ts';

/**
 * Matches the name of a class. The lexer uses the longest match of the patterns in this file, and the first pattern if
 * several matches are equally long.
 */
export const CLASSREF = /(?:(?:::)?[A-Z][-\w]*)+/y;
export const NUMBER = /(?:0[xX][0-9A-Fa-f]+|0?\d+(?:\.\d+)?(?:[eE]-?\d+)?)\b/y;
export const NAME = /(?:::)?[a-z0-9][-\w]*(?:::[a-z0-9][-\w]*)*/y;
export const REGEX = /\/[^/\n]*\//y;
export const VARIABLE = /(?:::)?(?:\w+::)*\w+/y;
export const BLANKS = /[ \t\r]+/y;

const KEYWORDS: ReadonlyMap<string, number> = new Map([
  ['case', T.CASE],
  ['class', T.CLASS],
  ['default', T.DEFAULT],
  ['define', T.DEFINE],
  ['import', T.IMPORT],
  ['if', T.IF],
  ['elsif', T.ELSIF],
  ['else', T.ELSE],
  ['inherits', T.INHERITS],
  ['node', T.NODE],
  ['and', T.AND],
  ['or', T.OR],
  ['undef', T.UNDEF],
  ['false', T.BOOLEAN],
  ['true', T.BOOLEAN],
  ['in', T.IN],
  ['unless', T.UNLESS],
]);

/** Returns the token kind of a word. Puppet 2.7 has no `unless`. */
export function kindOfWord(word: string, hasUnless: boolean): number {
  return word === 'unless' && !hasUnless ? T.NAME : (KEYWORDS.get(word) ?? T.NAME);
}

const MARKS: ReadonlyMap<string, number> = new Map([
  ['[', T.LBRACK],
  [']', T.RBRACK],
  ['{', T.LBRACE],
  ['}', T.RBRACE],
  ['(', T.LPAREN],
  [')', T.RPAREN],
  ['=', T.EQUALS],
  ['+=', T.APPENDS],
  ['==', T.ISEQUAL],
  ['>=', T.GREATEREQUAL],
  ['>', T.GREATERTHAN],
  ['<', T.LESSTHAN],
  ['<=', T.LESSEQUAL],
  ['!=', T.NOTEQUAL],
  ['!', T.NOT],
  [',', T.COMMA],
  ['.', T.DOT],
  [':', T.COLON],
  ['@', T.AT],
  ['<<|', T.LLCOLLECT],
  ['|>>', T.RRCOLLECT],
  ['->', T.IN_EDGE],
  ['<-', T.OUT_EDGE],
  ['~>', T.IN_EDGE_SUB],
  ['<~', T.OUT_EDGE_SUB],
  ['<|', T.LCOLLECT],
  ['|>', T.RCOLLECT],
  [';', T.SEMIC],
  ['?', T.QMARK],
  ['\\', T.BACKSLASH],
  ['=>', T.FARROW],
  ['+>', T.PARROW],
  ['+', T.PLUS],
  ['-', T.MINUS],
  ['/', T.DIV],
  ['*', T.TIMES],
  ['%', T.MODULO],
  ['<<', T.LSHIFT],
  ['>>', T.RSHIFT],
  ['=~', T.MATCH],
  ['!~', T.NOMATCH],
]);

/** Returns the longest operator or punctuation mark at a position. Puppet 2.7 has no `%`. */
export function markAt(text: string, at: number, hasModulo: boolean): { kind: number; length: number } | undefined {
  for (let length = 3; length > 0; length -= 1) {
    const kind = MARKS.get(text.slice(at, at + length));
    if (kind !== undefined && (kind !== T.MODULO || hasModulo)) return { kind, length };
  }
  return undefined;
}

export const BEFORE_REGEX: ReadonlySet<number> = new Set([T.NODE, T.LBRACE, T.RBRACE, T.MATCH, T.NOMATCH, T.COMMA]);

export const CLOSING: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['(', ')'],
  ['[', ']'],
  ['<|', '|>'],
  ['<<|', '|>>'],
]);
