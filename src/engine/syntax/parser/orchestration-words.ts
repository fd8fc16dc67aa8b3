/** Keywords of application orchestration in the grammar of Puppet 5 and 6. */
import type { Release } from '../../releases/release.ts';
import type { LexResult } from '../lexer/lexer.ts';
import * as T from '../lexer/token-kinds.ts';

export const ORCHESTRATION_WORDS: ReadonlySet<string> = new Set(['application', 'consumes', 'produces', 'site']);

/** Changes the orchestration words from names to keywords, if they are keywords in the release. */
export function markOrchestrationWords({ tokens }: LexResult, release: Release): void {
  if (!release.has('words of application orchestration')) return;
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens.kinds[index] !== T.NAME || !ORCHESTRATION_WORDS.has(tokens.values[index] ?? '')) continue;
    tokens.kinds[index] = T.ORCHESTRATION;
  }
}
