import type { Token } from '../../tokens/token.ts';

export function listVariables(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ kind }) => kind === 'VARIABLE' || kind === 'UNENC_VARIABLE');
}

/** Returns the name of a variable. Its token may also contain keys in brackets. */
export function nameWithoutKeys({ value }: Token): string {
  return value.replaceAll(/\[.+?\]/g, '');
}
