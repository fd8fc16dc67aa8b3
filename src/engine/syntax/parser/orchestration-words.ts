/** The words of application orchestration, which Puppet 5 and 6 have in their grammar, and of which Puppet 4 warns. */
import type { Release } from '../../releases/release.ts';
import type { LexResult } from '../lexer/lexer.ts';
import * as T from '../lexer/token-kinds.ts';

const WORDS: ReadonlySet<string> = new Set(['application', 'consumes', 'produces', 'site']);

/** Turns names that are such words into tokens of their own. */
export function markOrchestrationWords({ tokens }: LexResult): void {
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens.kinds[index] === T.NAME && WORDS.has(tokens.values[index] ?? '')) tokens.kinds[index] = T.ORCHESTRATION;
  }
}

/** Names that a release takes with a warning; undefined where there are none. */
export function futureWordsOf(release: Release): ReadonlySet<string> | undefined {
  return release.has('future words of application orchestration') ? WORDS : undefined;
}
