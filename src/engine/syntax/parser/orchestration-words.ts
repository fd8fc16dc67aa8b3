/** Keywords of application orchestration, which the grammar of Puppet 5 and 6 contains. */
import type { Release } from '../../releases/release.ts';
import type { LexResult } from '../lexer/lexer.ts';
import * as T from '../lexer/token-kinds.ts';

export const ORCHESTRATION_WORDS: ReadonlySet<string> = new Set(['application', 'consumes', 'produces', 'site']);

/** Changes these words from names to keywords, if the release has these keywords. */
export function markOrchestrationWords({ tokens }: LexResult, release: Release): void {
  if (!release.has('words of application orchestration')) return;
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens.kinds[index] !== T.NAME || !ORCHESTRATION_WORDS.has(tokens.values[index] ?? '')) continue;
    tokens.kinds[index] = T.ORCHESTRATION;
  }
}
