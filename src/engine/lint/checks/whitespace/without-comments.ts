import type { Resource } from '../../manifest/resources.ts';
import type { Token } from '../../tokens/token.ts';

/** The tokens of a resource, without comments. */
export function withoutComments({ tokens }: Resource): readonly Token[] {
  return tokens.filter(({ kind }) => kind !== 'COMMENT' && kind !== 'MLCOMMENT' && kind !== 'SLASH_COMMENT');
}
