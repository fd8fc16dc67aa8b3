import type { Token } from '../tokens/token.ts';

/** A manifest whose brackets do not pair: nothing but this is reported of it. */
export class UnreadableManifest extends Error {
  readonly token: Token;
  constructor(token: Token) {
    super('Syntax error');
    this.token = token;
  }
}
