import type { Token } from '../tokens/token.ts';

export class UnreadableManifest extends Error {
  readonly token: Token;
  constructor(token: Token) {
    super('Syntax error');
    this.token = token;
  }
}
