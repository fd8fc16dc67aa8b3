import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { conf, language } from 'monaco-editor/languages/definitions/ruby/ruby.js';

const RUBY = 'ruby';

/**
 * Monaco's grammar for Ruby with a correction. The grammar counts blocks: each `end` leaves a state. At an `end`
 * without a block, for example while the user types a `def`, there is no state to leave, and Monaco throws an error.
 * Here, such an `end` is a plain keyword.
 */
export const rubyTokens: Monaco.languages.IMonarchLanguage = {
  ...language,
  tokenizer: {
    ...language.tokenizer,
    root: [
      // The second part of the state's name is the keyword that opened the block, as in `root.def`.
      [/end(?![\w!?=])/, { cases: { '$S2~.+': { token: 'keyword.$S2', next: '@pop' }, '@default': 'keyword' } }],
      ...(language.tokenizer['root'] ?? []),
    ],
  },
};

export function registerRuby(monaco: typeof Monaco): void {
  monaco.languages.register({ id: RUBY, extensions: ['.rb'], aliases: ['Ruby'] });
  monaco.languages.setLanguageConfiguration(RUBY, conf);
  monaco.languages.setMonarchTokensProvider(RUBY, rubyTokens);
}
