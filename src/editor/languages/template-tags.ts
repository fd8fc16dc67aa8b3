import type * as Monaco from 'monaco-editor/editor/editor.api.js';

/** What EPP and ERB have in common: text, with code between `<%` and `%>`. */
export const templateStates: Readonly<Record<'root' | 'tag' | 'tagComment', Monaco.languages.IMonarchLanguageRule[]>> =
  {
    root: [
      [/<%%/, 'text'],
      [/<%#/, { token: 'comment', next: '@tagComment' }],
      [/<%[-=]?/, { token: 'metatag', next: '@tag' }],
      [/[^<]+/, 'text'],
      [/</, 'text'],
    ],
    // The language of the code has the state `code`.
    tag: [[/-?%>/, { token: 'metatag', next: '@pop' }], { include: '@code' }],
    tagComment: [
      [/-?%>/, { token: 'comment', next: '@pop' }],
      [/[^%-]+/, 'comment'],
      [/[%-]/, 'comment'],
    ],
  };

/** Registers a language of templates under its id, which is its file's ending too. */
export function registerTemplates(monaco: typeof Monaco, id: string, tokens: Monaco.languages.IMonarchLanguage): void {
  monaco.languages.register({ id, extensions: [`.${id}`], aliases: [id.toUpperCase()] });
  monaco.languages.setLanguageConfiguration(id, {
    brackets: [
      ['{', '}'],
      ['[', ']'],
      ['(', ')'],
    ],
    autoClosingPairs: [{ open: '<%', close: ' %>' }],
  });
  monaco.languages.setMonarchTokensProvider(id, tokens);
}
