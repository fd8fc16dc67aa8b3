import type { LexResult } from '../../../syntax/lexer/lexer.ts';
import * as T from '../../../syntax/lexer/token-kinds.ts';
import type { Grammar } from '../../../syntax/parser/grammar.ts';
import { markOrchestrationWords, ORCHESTRATION_WORDS } from '../../../syntax/parser/orchestration-words.ts';
import type { Part } from '../../with-parts.ts';
import { parseOldGrammar } from './parse.ts';

export const oldGrammarParts: readonly Part<Grammar>[] = [
  { when: 'the old grammar', rules: { parseManifest: parseOldGrammar } },
  { when: 'future words of application orchestration', rules: { futureWords: ORCHESTRATION_WORDS } },
  {
    unless: 'quoted class names are reported',
    rules: { blamesClassKeyword: (_kind, release) => release.has('missing class name is reported at class') },
  },
  {
    unless: 'definitions of functions and types',
    rules: {
      markWords: (lexed, release) => {
        markOrchestrationWords(lexed, release);
        reserveDefinitionWords(lexed);
      },
    },
  },
];

/** Makes `function` and `type` reserved words, in releases in which neither can be defined. */
function reserveDefinitionWords({ tokens: { kinds, length } }: LexResult): void {
  for (let index = 0; index < length; index += 1) {
    if (kinds[index] === T.FUNCTION || kinds[index] === T.TYPE) kinds[index] = T.ATTR;
  }
}
