/**
 * Token kinds, named as in Puppet's grammar (`egrammar.ra`). They are small numbers, so that the lexer's table and the
 * parser's switches are fast.
 */
export const END = 0;
/** Position where lexing failed. The parser reports the lexer's error here. */
export const LEX_ERROR = 1;
export const OTHER = 2;

export const NAME = 3;
export const WORD = 4;
export const CLASSREF = 5;
export const VARIABLE = 6;
export const NUMBER = 7;
export const STRING = 8;
export const DQPRE = 9;
export const DQMID = 10;
export const DQPOST = 11;
export const REGEX = 12;
export const HEREDOC = 13;
export const SUBLOCATE = 14;

export const LBRACK = 15;
/** `[` after white space. It begins an array, not an access. */
export const LISTSTART = 16;
export const RBRACK = 17;
export const LBRACE = 18;
/** `{` directly after `?`. */
export const SELBRACE = 19;
export const RBRACE = 20;
export const LPAREN = 21;
/** `(` as the first token on its line. It begins an expression, not a call. */
export const WSLPAREN = 22;
export const RPAREN = 23;

export const EQUALS = 24;
export const APPENDS = 25;
export const DELETES = 26;
export const FARROW = 27;
export const PARROW = 28;
export const IN_EDGE = 29;
export const IN_EDGE_SUB = 30;
export const OUT_EDGE = 31;
export const OUT_EDGE_SUB = 32;
export const LCOLLECT = 33;
export const LLCOLLECT = 34;
export const RCOLLECT = 35;
export const RRCOLLECT = 36;

export const ISEQUAL = 37;
export const NOTEQUAL = 38;
export const MATCH = 39;
export const NOMATCH = 40;
export const LESSTHAN = 41;
export const LESSEQUAL = 42;
export const GREATERTHAN = 43;
export const GREATEREQUAL = 44;
export const LSHIFT = 45;
export const RSHIFT = 46;
export const PLUS = 47;
export const MINUS = 48;
export const TIMES = 49;
export const DIV = 50;
export const MODULO = 51;
export const NOT = 52;

export const DOT = 53;
export const COMMA = 54;
export const COLON = 55;
export const SEMIC = 56;
export const QMARK = 57;
export const PIPE = 58;
export const AT = 59;
export const ATAT = 60;
export const TILDE = 61;

export const CASE = 62;
export const CLASS = 63;
export const DEFAULT = 64;
export const DEFINE = 65;
export const IF = 66;
export const ELSIF = 67;
export const ELSE = 68;
export const INHERITS = 69;
export const NODE = 70;
export const AND = 71;
export const OR = 72;
export const UNDEF = 73;
export const BOOLEAN = 74;
export const IN = 75;
export const UNLESS = 76;
export const FUNCTION = 77;
export const TYPE = 78;
export const ATTR = 79;
export const PRIVATE = 80;
/** `site`, `application`, `produces` and `consumes`, in releases where these are keywords. */
export const ORCHESTRATION = 81;

export const EPP_START = 82;
export const EPP_END = 83;
export const EPP_END_TRIM = 84;
export const RENDER_STRING = 85;
export const RENDER_EXPR = 86;

/** `import`, which is a keyword only in the old grammar. */
export const IMPORT = 87;
/** `\\`, a token of the old grammar that no rule accepts. */
export const BACKSLASH = 88;

export const KIND_COUNT = 89;

/**
 * Words that are keywords, not names. `plan` and `apply` are left out, because Puppet treats them as keywords only with
 * `--tasks`.
 */
export const KEYWORDS: ReadonlyMap<string, number> = new Map([
  ['case', CASE],
  ['class', CLASS],
  ['default', DEFAULT],
  ['define', DEFINE],
  ['if', IF],
  ['elsif', ELSIF],
  ['else', ELSE],
  ['inherits', INHERITS],
  ['node', NODE],
  ['and', AND],
  ['or', OR],
  ['undef', UNDEF],
  ['false', BOOLEAN],
  ['true', BOOLEAN],
  ['in', IN],
  ['unless', UNLESS],
  ['function', FUNCTION],
  ['type', TYPE],
  ['attr', ATTR],
  ['private', PRIVATE],
]);

export function isKeyword(kind: number): boolean {
  return kind >= CASE && kind <= ORCHESTRATION;
}
