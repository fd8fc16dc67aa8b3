import type { Token } from '../../tokens/token.ts';

/** The variables among tokens, in strings too. */
export function variablesOf(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ kind }) => kind === 'VARIABLE' || kind === 'UNENC_VARIABLE');
}

/** A variable's name without the keys in brackets that its token may have. */
export function nameWithoutKeys({ value }: Token): string {
  return value.replaceAll(/\[.+?\]/g, '');
}
