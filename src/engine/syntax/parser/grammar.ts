import type { Release } from '../../releases/release.ts';
import type { LexResult } from '../lexer/lexer.ts';
import type { ParseResult } from './parse.ts';

export interface Grammar {
  readonly release: Release;
  readonly parseManifest: (text: string, file: string, grammar: Grammar) => ParseResult;
  /** Changes the kind of tokens that are keywords only in some releases. */
  readonly markWords: (lexed: LexResult, release: Release) => void;
  /** Names that a later release reserves, and that therefore cause a warning. Undefined if there are none. */
  readonly futureWords: ReadonlySet<string> | undefined;
  /** True if a class without a valid name is reported at the word `class`, not at the token after it. */
  readonly blamesClassKeyword: (tokenKind: number, release: Release) => boolean;
}
