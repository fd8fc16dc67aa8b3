/** Words of application orchestration, which Puppet 5 and 6 have in their grammar. */
import type { Release } from '../../releases/release.ts';
import type { LexResult } from '../lexer/lexer.ts';
import * as T from '../lexer/token-kinds.ts';

export const ORCHESTRATION_WORDS: ReadonlySet<string> = new Set(['application', 'consumes', 'produces', 'site']);

/** Turns names that are such words into tokens of their own, in releases that have them. */
export function markOrchestrationWords({ tokens }: LexResult, release: Release): void {
  if (!release.has('words of application orchestration')) return;
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens.kinds[index] !== T.NAME || !ORCHESTRATION_WORDS.has(tokens.values[index] ?? '')) continue;
    tokens.kinds[index] = T.ORCHESTRATION;
  }
}
