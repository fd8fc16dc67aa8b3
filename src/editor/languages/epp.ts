import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { puppetTokens } from './puppet-tokens.ts';

export const EPP = 'epp';

/** Embedded Puppet: plain text with Puppet between `<%` and `%>`. */
const tokens: Monaco.languages.IMonarchLanguage = {
  ...puppetTokens,
  defaultToken: 'text',
  tokenizer: {
    ...puppetTokens.tokenizer,
    root: [
      [/<%%/, 'text'],
      [/<%#/, { token: 'comment', next: '@tagComment' }],
      [/<%[-=]?/, { token: 'metatag', next: '@tag' }],
      [/[^<]+/, 'text'],
      [/</, 'text'],
    ],
    tag: [[/-?%>/, { token: 'metatag', next: '@pop' }], { include: '@code' }],
    tagComment: [
      [/-?%>/, { token: 'comment', next: '@pop' }],
      [/[^%-]+/, 'comment'],
      [/[%-]/, 'comment'],
    ],
  },
};

export function registerEpp(monaco: typeof Monaco): void {
  monaco.languages.register({ id: EPP, extensions: ['.epp'], aliases: ['EPP'] });
  monaco.languages.setLanguageConfiguration(EPP, {
    brackets: [
      ['{', '}'],
      ['[', ']'],
      ['(', ')'],
    ],
    autoClosingPairs: [{ open: '<%', close: ' %>' }],
  });
  monaco.languages.setMonarchTokensProvider(EPP, tokens);
}
