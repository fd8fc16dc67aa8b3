import type { Token } from '../tokens/token.ts';

/**
 * Returns the tokens that puppet-lint takes for titles: those directly before a colon. puppet-lint searches for the
 * start of an array of titles from the end of the manifest, so it finds the members only of the last array in the
 * manifest.
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
