import type { Mark } from './cursor.ts';

/** Kinds of YAML tokens, with the names of the specification. */
export type TokenKind =
  | 'stream-end'
  | 'version-directive'
  | 'tag-directive'
  | 'document-start'
  | 'document-end'
  | 'block-sequence-start'
  | 'block-mapping-start'
  | 'block-end'
  | 'flow-sequence-start'
  | 'flow-sequence-end'
  | 'flow-mapping-start'
  | 'flow-mapping-end'
  | 'block-entry'
  | 'flow-entry'
  | 'key'
  | 'value'
  | 'alias'
  | 'anchor'
  | 'tag'
  | 'scalar';

export interface Token {
  readonly kind: TokenKind;
  readonly start: Mark;
  /** Contents of a scalar, name of an anchor or alias, suffix of a tag, or prefix of a tag directive. */
  readonly text: string;
  readonly handle: string;
  /** True for a scalar without quotes that is not a block. */
  readonly isPlain: boolean;
}

export function token(
  kind: TokenKind,
  start: Mark,
  rest: Partial<Pick<Token, 'text' | 'handle' | 'isPlain'>> = {},
): Token {
  return { kind, start, text: '', handle: '', isPlain: false, ...rest };
}
