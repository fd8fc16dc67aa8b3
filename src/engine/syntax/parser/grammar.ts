import type { Release } from '../../releases/release.ts';
import type { LexResult } from '../lexer/lexer.ts';
import type { ParseResult } from './parse.ts';

/** Parsing rules of a release. */
export interface Grammar {
  readonly release: Release;
  /** Parses a manifest. Never throws, for any source. */
  readonly parseManifest: (text: string, file: string, grammar: Grammar) => ParseResult;
  /** Changes the token kinds of words that are keywords only in some releases. */
  readonly markWords: (lexed: LexResult, release: Release) => void;
  /** Names that cause a warning, because a later release reserves them. Undefined if there are none. */
  readonly futureWords: ReadonlySet<string> | undefined;
  /** True if the error for a class without a valid name is reported at the word `class`, not at the token after it. */
  readonly blamesClassKeyword: (tokenKind: number, release: Release) => boolean;
}
