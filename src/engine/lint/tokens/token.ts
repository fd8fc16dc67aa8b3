/** What puppet-lint calls the tokens that are words of the language; each is named after its word. */
export const KEYWORDS = {
  case: 'CASE',
  class: 'CLASS',
  default: 'DEFAULT',
  define: 'DEFINE',
  import: 'IMPORT',
  if: 'IF',
  elsif: 'ELSIF',
  else: 'ELSE',
  inherits: 'INHERITS',
  node: 'NODE',
  and: 'AND',
  or: 'OR',
  undef: 'UNDEF',
  false: 'FALSE',
  true: 'TRUE',
  in: 'IN',
  unless: 'UNLESS',
  function: 'FUNCTION',
  type: 'TYPE',
  attr: 'ATTR',
  private: 'PRIVATE',
} as const;

/** Operators and brackets; of those with the same beginning the longest comes first. */
export const OPERATORS = [
  ['[', 'LBRACK'],
  [']', 'RBRACK'],
  ['{', 'LBRACE'],
  ['}', 'RBRACE'],
  ['(', 'LPAREN'],
  [')', 'RPAREN'],
  ['==', 'ISEQUAL'],
  ['=~', 'MATCH'],
  ['=>', 'FARROW'],
  ['=', 'EQUALS'],
  ['+=', 'APPENDS'],
  ['+>', 'PARROW'],
  ['+', 'PLUS'],
  ['>=', 'GREATEREQUAL'],
  ['>>', 'RSHIFT'],
  ['>', 'GREATERTHAN'],
  ['<=', 'LESSEQUAL'],
  ['<<|', 'LLCOLLECT'],
  ['<-', 'OUT_EDGE'],
  ['<~', 'OUT_EDGE_SUB'],
  ['<|', 'LCOLLECT'],
  ['<<', 'LSHIFT'],
  ['<', 'LESSTHAN'],
  ['!~', 'NOMATCH'],
  ['!=', 'NOTEQUAL'],
  ['!', 'NOT'],
  ['|>>', 'RRCOLLECT'],
  ['|>', 'RCOLLECT'],
  ['->', 'IN_EDGE'],
  ['~>', 'IN_EDGE_SUB'],
  ['-', 'MINUS'],
  [',', 'COMMA'],
  ['.', 'DOT'],
  [':', 'COLON'],
  [';', 'SEMIC'],
  ['?', 'QMARK'],
  ['\\', 'BACKSLASH'],
  ['*', 'TIMES'],
  ['%', 'MODULO'],
  ['|', 'PIPE'],
] as const;

/**
 * The kinds of tokens, by puppet-lint's own names, since its checks are described in terms of them. A string with interpolation is a
 * `DQPRE`, the tokens of the first interpolation, then a `DQMID` before each further one, and a `DQPOST`; heredocs likewise. `TYPE` is
 * both the word `type` and the name of a built-in data type; `CLASSREF` any other capitalized name. `INDENT` is white space after a
 * line end, `WHITESPACE` any other.
 */
export type TokenKind =
  | (typeof KEYWORDS)[keyof typeof KEYWORDS]
  | (typeof OPERATORS)[number][1]
  | 'AT'
  | 'CLASSREF'
  | 'COMMENT'
  | 'DIV'
  | 'DQMID'
  | 'DQPOST'
  | 'DQPRE'
  | 'FUNCTION_NAME'
  | 'HEREDOC'
  | 'HEREDOC_MID'
  | 'HEREDOC_OPEN'
  | 'HEREDOC_POST'
  | 'HEREDOC_PRE'
  | 'INDENT'
  | 'MLCOMMENT'
  | 'NAME'
  | 'NEWLINE'
  | 'NUMBER'
  | 'REGEX'
  | 'SLASH_COMMENT'
  | 'SSTRING'
  | 'STRING'
  | 'UNENC_VARIABLE'
  | 'VARIABLE'
  | 'WHITESPACE';

const FORMATTING: ReadonlySet<TokenKind> = new Set([
  'WHITESPACE',
  'NEWLINE',
  'COMMENT',
  'MLCOMMENT',
  'SLASH_COMMENT',
  'INDENT',
]);

/** Whether tokens of a kind are white space or comments; all others are code. */
export function isFormatting(kind: TokenKind): boolean {
  return FORMATTING.has(kind);
}

/** A stretch of a manifest with the line and column that puppet-lint reports for it. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly length: number;
}

/** One token of a manifest, linked to its neighbours. Only a `TokenEditor` changes tokens. */
export interface Token extends Place {
  readonly kind: TokenKind;
  /** The text without what marks its kind: quotes, `$`, `#`. */
  readonly value: string;
  /** The text as written, where it cannot be had from kind and value. */
  readonly raw: string | undefined;
  /** Text after the token that belongs to none, such as that of a heredoc which never ends. */
  readonly unread: string;
  /** Whether the token, or a neighbour that decides how it is written, differs from the manifest's text. */
  readonly isChanged: boolean;
  /** Whether a fix took the token out. */
  readonly isRemoved: boolean;
  /** The position among the tokens that the manifest was read into; -1 of an inserted token. */
  readonly index: number;
  readonly prev: Token | undefined;
  readonly next: Token | undefined;
  /** The nearest code before this token; absent for white space and comments. */
  readonly prevCode: Token | undefined;
  /** The nearest code after this token; absent for white space and comments. */
  readonly nextCode: Token | undefined;
}

/** A token as those see it who may change it. */
export interface MutableToken extends Token {
  kind: TokenKind;
  value: string;
  raw: string | undefined;
  unread: string;
  isChanged: boolean;
  isRemoved: boolean;
  prev: MutableToken | undefined;
  next: MutableToken | undefined;
  prevCode: MutableToken | undefined;
  nextCode: MutableToken | undefined;
}

/** The tokens of a manifest as they are linked now. */
export interface TokenList {
  first: Token | undefined;
}
