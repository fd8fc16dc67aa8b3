import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { conf, language } from 'monaco-editor/languages/definitions/ruby/ruby.js';

const RUBY = 'ruby';

/**
 * Monaco's grammar for Ruby, adapted. It counts blocks: each `end` leaves a state. An `end` without a beginning, for
 * example while the user edits a `def`, has no state to leave, and the tokenizer throws. Here, the outermost state
 * accepts such an `end` as a plain keyword.
 */
export const rubyTokens: Monaco.languages.IMonarchLanguage = {
  ...language,
  tokenizer: {
    ...language.tokenizer,
    root: [
      // The second part of a state's name is the keyword that opened the block: `root.def`.
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
