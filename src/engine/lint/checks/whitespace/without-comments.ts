import type { Resource } from '../../manifest/resources.ts';
import type { Token } from '../../tokens/token.ts';

export function withoutComments({ tokens }: Resource): readonly Token[] {
  return tokens.filter(({ kind }) => kind !== 'COMMENT' && kind !== 'MLCOMMENT' && kind !== 'SLASH_COMMENT');
}
