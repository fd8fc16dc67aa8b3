import type { Mark } from './cursor.ts';

/** YAML tokens, named as in the specification. */
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
  /** A scalar's contents, the name of an anchor or alias, the suffix of a tag, the prefix of a tag directive. */
  readonly text: string;
  /** The handle of a tag or tag directive. */
  readonly handle: string;
  /** True for a plain scalar: neither quoted nor a block. */
  readonly isPlain: boolean;
}

export function token(
  kind: TokenKind,
  start: Mark,
  rest: Partial<Pick<Token, 'text' | 'handle' | 'isPlain'>> = {},
): Token {
  return { kind, start, text: '', handle: '', isPlain: false, ...rest };
}
