import type * as Monaco from 'monaco-editor/editor/editor.api.js';

export const ERB = 'erb';

/** Embedded Ruby: plain text with Ruby between `<%` and `%>`, coloured as Monaco colours Ruby. */
const tokens: Monaco.languages.IMonarchLanguage = {
  defaultToken: 'text',
  tokenizer: {
    root: [
      [/<%%/, 'text'],
      [/<%#/, { token: 'comment', next: '@tagComment' }],
      [/<%[-=]?/, { token: 'metatag', next: '@tag', nextEmbedded: 'ruby' }],
      [/[^<]+/, 'text'],
      [/</, 'text'],
    ],
    tag: [[/-?%>/, { token: 'metatag', next: '@pop', nextEmbedded: '@pop' }]],
    tagComment: [
      [/-?%>/, { token: 'comment', next: '@pop' }],
      [/[^%-]+/, 'comment'],
      [/[%-]/, 'comment'],
    ],
  },
};

export function registerErb(monaco: typeof Monaco): void {
  monaco.languages.register({ id: ERB, extensions: ['.erb'], aliases: ['ERB'] });
  monaco.languages.setLanguageConfiguration(ERB, {
    brackets: [
      ['{', '}'],
      ['[', ']'],
      ['(', ')'],
    ],
    autoClosingPairs: [{ open: '<%', close: ' %>' }],
  });
  monaco.languages.setMonarchTokensProvider(ERB, tokens);
}
