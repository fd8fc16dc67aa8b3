import type { Token } from '../tokens/token.ts';

/** Thrown for a manifest with unbalanced brackets. No other problems of the manifest are then reported. */
export class UnreadableManifest extends Error {
  readonly token: Token;
  constructor(token: Token) {
    super('Syntax error');
    this.token = token;
  }
}
