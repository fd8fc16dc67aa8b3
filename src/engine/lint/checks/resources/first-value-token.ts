import type { Token } from '../../tokens/token.ts';

export function firstValueToken(name: Token): Token | undefined {
  return name.nextCode?.nextCode;
}
