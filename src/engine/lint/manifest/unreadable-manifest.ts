import type { Token } from '../tokens/token.ts';

/** Thrown for a manifest with unbalanced brackets, which is then the only problem reported. */
export class UnreadableManifest extends Error {
  readonly token: Token;
  constructor(token: Token) {
    super('Syntax error');
    this.token = token;
  }
}
