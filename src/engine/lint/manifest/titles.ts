import type { Token } from '../tokens/token.ts';

/**
 * The tokens that puppet-lint takes for titles: what stands right before a colon. Of an array of titles it sees the members only where
 * no later array is in the manifest, since it looks for the array's beginning from the manifest's end.
 */
export function findTitles(tokens: readonly Token[]): readonly Token[] {
  const lastArray = tokens.findLastIndex(({ kind }) => kind === 'LBRACK');
  return tokens.flatMap((colon, index) => {
    if (colon.kind !== 'COLON') return [];
    const before = tokens.at(index - 1);
    if (before?.kind === 'RBRACK') {
      return tokens
        .slice(lastArray + 1, Math.max(index - 1, 0))
        .filter(({ kind }) => kind === 'STRING' || kind === 'NAME');
    }
    return before === undefined || colon.nextCode === undefined || colon.nextCode.kind === 'LBRACE' ? [] : [before];
  });
}
