import type { Token } from '../tokens/token.ts';

/** A manifest with unbalanced brackets; it is the only problem reported. */
export class UnreadableManifest extends Error {
  readonly token: Token;
  constructor(token: Token) {
    super('Syntax error');
    this.token = token;
  }
}
