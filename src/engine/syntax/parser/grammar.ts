import type { Release } from '../../releases/release.ts';
import type { LexResult } from '../lexer/lexer.ts';
import type { ParseResult } from './parse.ts';

/** Decisions of a release on how source is read. */
export interface Grammar {
  readonly release: Release;
  /** Parses a manifest. Never throws, whatever the source. */
  readonly parseManifest: (text: string, file: string, grammar: Grammar) => ParseResult;
  /** Changes the kinds of words that the release reads in another way than the lexer. */
  readonly markWords: (lexed: LexResult, release: Release) => void;
  /** Names that bring a warning because a later release reserves them; undefined if there are none. */
  readonly futureWords: ReadonlySet<string> | undefined;
  /** Whether the error of a class without a valid name is about the word `class`, and not about the token after it. */
  readonly blamesClassKeyword: (tokenKind: number, release: Release) => boolean;
}
