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

/** Operators and brackets. Longer ones come before their prefixes. */
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
 * Kinds of tokens, with the names that puppet-lint's checks use. A string with interpolation is a `DQPRE`, the tokens
 * of the first interpolation, a `DQMID` before each further interpolation, and a `DQPOST`. Heredocs are similar. `TYPE`
 * is the word `type` or a built-in data type, and `CLASSREF` any other capitalized name. `INDENT` is white space after
 * a line end, and `WHITESPACE` any other white space.
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

/** True for white space and comments. All other kinds are code. */
export function isFormatting(kind: TokenKind): boolean {
  return FORMATTING.has(kind);
}

export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly length: number;
}

/** A token of a manifest, linked to its neighbors. Only a `TokenEditor` changes tokens. */
export interface Token extends Place {
  readonly kind: TokenKind;
  /** Value without the characters that mark the kind: quotes, `$`, `#`. */
  readonly value: string;
  /** Original source, if it cannot be derived from kind and value. */
  readonly raw: string | undefined;
  /** Source after this token that belongs to no token, such as the text of an unclosed heredoc. */
  readonly unread: string;
  /**
   * True if the source of the token may differ from the original: the token or a neighbor that affects its source was
   * changed.
   */
  readonly isChanged: boolean;
  readonly isRemoved: boolean;
  /** Index in the original list of tokens. -1 for an inserted token. */
  readonly index: number;
  readonly prev: Token | undefined;
  readonly next: Token | undefined;
  /** The nearest code token before this one. Undefined if this token is white space or a comment. */
  readonly prevCode: Token | undefined;
  /** The nearest code token after this one. Undefined if this token is white space or a comment. */
  readonly nextCode: Token | undefined;
}

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

export interface TokenList {
  first: Token | undefined;
}
