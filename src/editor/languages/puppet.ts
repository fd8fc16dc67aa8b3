import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { puppetTokens } from './puppet-tokens.ts';

export const PUPPET = 'puppet';

/**
 * Brackets, comments and indentation of the Puppet language. For typed characters, the rules of
 * `language-service/typing` take precedence.
 */
const configuration: Monaco.languages.LanguageConfiguration = {
  comments: { lineComment: '#', blockComment: ['/*', '*/'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
    ['(', ')'],
    ['<|', '|>'],
    ['<<|', '|>>'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
    { open: '(', close: ')' },
    { open: "'", close: "'", notIn: ['string', 'comment'] },
    { open: '"', close: '"', notIn: ['string', 'comment'] },
  ],
  surroundingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
    { open: '(', close: ')' },
    { open: "'", close: "'" },
    { open: '"', close: '"' },
  ],
  // Treats a qualified variable as one word, so that a double click selects all of it.
  wordPattern: /\$?(?:::)?[A-Za-z_]\w*(?:::\w+)*|\d+(?:\.\d+)?/,
  indentationRules: {
    increaseIndentPattern: /^.*[{[(:]\s*(?:\|[^|]*\|\s*)?(?:#.*)?$/,
    decreaseIndentPattern: /^\s*[}\])].*$/,
  },
};

export function registerPuppet(monaco: typeof Monaco): void {
  monaco.languages.register({ id: PUPPET, extensions: ['.pp'], aliases: ['Puppet'] });
  monaco.languages.setLanguageConfiguration(PUPPET, configuration);
  monaco.languages.setMonarchTokensProvider(PUPPET, puppetTokens);
}
