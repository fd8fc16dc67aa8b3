import type { Release } from '../../releases/release.ts';
import * as T from '../lexer/token-kinds.ts';
import type { Grammar } from './grammar.ts';
import { markOrchestrationWords } from './orchestration-words.ts';
import { parseManifest } from './parse.ts';

/** Returns the grammar of Puppet 5 and later. */
export function modernGrammar(release: Release): Grammar {
  return {
    release,
    parseManifest,
    markWords: markOrchestrationWords,
    futureWords: undefined,
    blamesClassKeyword: (kind) => kind !== T.STRING && release.has('missing class name is reported at class'),
  };
}
