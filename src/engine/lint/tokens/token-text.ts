import type { Token, TokenKind } from './token.ts';

const BEFORE_ENCLOSED: ReadonlySet<TokenKind> = new Set(['DQPRE', 'DQMID', 'HEREDOC_PRE', 'HEREDOC_MID']);
/** Tokens after which literal text of a string does not begin with `}`. */
const NO_BRACE_AFTER: ReadonlySet<TokenKind> = new Set([
  'UNENC_VARIABLE',
  'DQPRE',
  'DQMID',
  'HEREDOC_PRE',
  'HEREDOC_MID',
]);
/** Literal text of a string does not end with `${` if one of these tokens follows it. */
const NO_BRACE_BEFORE: ReadonlySet<TokenKind> = new Set([
  'UNENC_VARIABLE',
  'DQMID',
  'DQPOST',
  'HEREDOC_MID',
  'HEREDOC_POST',
]);

/** Returns the source of a token. `${` and `}` belong to the literal text before and after an interpolation. */
export function tokenText(token: Token): string {
  const { kind, value } = token;
  switch (kind) {
    case 'STRING':
      return `"${value}"`;
    case 'SSTRING':
      return `'${value}'`;
    case 'DQPRE':
      return `"${value}${opening(token)}`;
    case 'DQMID':
    case 'HEREDOC_MID':
      return `${closing(token)}${value}${opening(token)}`;
    case 'DQPOST':
      return `${closing(token)}${value}"`;
    case 'HEREDOC_PRE':
      return `${value}${opening(token)}`;
    case 'HEREDOC_POST':
      return `${closing(token)}${token.raw ?? value}`;
    case 'HEREDOC':
    case 'MLCOMMENT':
      return token.raw ?? value;
    case 'VARIABLE':
      return token.prevCode !== undefined && BEFORE_ENCLOSED.has(token.prevCode.kind)
        ? (token.raw ?? value)
        : `$${value}`;
    case 'UNENC_VARIABLE':
      return `$${value}`;
    case 'NEWLINE':
      return '\n';
    case 'COMMENT':
      return `#${value}`;
    case 'SLASH_COMMENT':
      return `//${value}`;
    case 'REGEX':
      return `/${value}/`;
    case 'HEREDOC_OPEN':
      return `@(${value})`;
    default:
      return value;
  }
}

function opening({ next }: Token): string {
  return next !== undefined && NO_BRACE_BEFORE.has(next.kind) ? '' : '${';
}

function closing({ prev }: Token): string {
  return prev !== undefined && NO_BRACE_AFTER.has(prev.kind) ? '' : '}';
}
