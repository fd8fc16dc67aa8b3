/** Patterns of puppet-lint's lexer. Unlike in Puppet, names and variables may contain dashes. */
import { KEYWORDS, OPERATORS, type TokenKind } from './token.ts';

const DATA_TYPES =
  'Any Array Binary Boolean Callable CatalogEntry Class Collection Data Default Enum Error Float Hash Integer Iterable Iterator NotUndef Numeric Optional Pattern Regexp Resource RichData Runtime Scalar ScalarData SemVer SemVerRange Sensitive String Struct Tuple Type Undef Variant';

// Sticky (`y`), like all patterns in this file, so that the lexer can test it at an offset.
export const WHITESPACE = /[\t\v\f\p{Zs}]+/uy;
export const DATA_TYPE = new RegExp(`(?:${DATA_TYPES.replaceAll(' ', '|')})\\b`, 'y');
export const CLASS_REFERENCE = /(?:(?:::)?[A-Z][-\w]*)+/y;
export const NUMBER = /(?:0[xX][0-9A-Fa-f]+|0?\d+(?:\.\d+)?(?:[eE]-?\d+)?)\b/y;
export const NAME = /(?:::)?[_a-z0-9][-\w]*(?:::[a-z0-9][-\w]*)*/y;
export const VARIABLE = /\$(?:::)?(?:\w+(?:-\w+)*::)*\w+(?:-\w+)*(?:\[[^\n]+?\])*/y;
export const HEREDOC_TAG = /@\(("?[^\n][^\n)]*)\)/y;
export const LINE_REST = /[^\r\n]*/y;
export const LINE_END = /\r\n|\r|\n/y;
export const LINE_ENDS = /\r\n|\r|\n/;

/** Tokens after which `/` begins a regular expression. */
export const BEFORE_REGEX: ReadonlySet<TokenKind> = new Set([
  'NODE',
  'LBRACE',
  'RBRACE',
  'MATCH',
  'NOMATCH',
  'COMMA',
  'LBRACK',
  'IF',
  'ELSIF',
  'LPAREN',
  'EQUALS',
]);

export const OPERATORS_BY_START: ReadonlyMap<string, readonly (typeof OPERATORS)[number][]> = new Map(
  OPERATORS.map(([text]) => [text.charAt(0), OPERATORS.filter(([other]) => other.startsWith(text.charAt(0)))]),
);

export const KEYWORD_KINDS: ReadonlyMap<string, TokenKind> = new Map(Object.entries(KEYWORDS));
