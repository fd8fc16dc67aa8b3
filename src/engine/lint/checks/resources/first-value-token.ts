import type { Token } from '../../tokens/token.ts';

/** The first token of an attribute's value. */
export function firstValueToken(name: Token): Token | undefined {
  return name.nextCode?.nextCode;
}
