import type { Token } from '../../tokens/token.ts';

/** The first token of an attribute's value, for the attribute's name. */
export function valueOf(name: Token): Token | undefined {
  return name.nextCode?.nextCode;
}
