import type * as Monaco from 'monaco-editor/editor/editor.api.js';

/** Rules that EPP and ERB share: text, with code between `<%` and `%>`. */
export const templateStates: Readonly<Record<'root' | 'tag' | 'tagComment', Monaco.languages.IMonarchLanguageRule[]>> =
  {
    root: [
      [/<%%/, 'text'],
      [/<%#/, { token: 'comment', next: '@tagComment' }],
      [/<%[-=]?/, { token: 'metatag', next: '@tag' }],
      [/[^<]+/, 'text'],
      [/</, 'text'],
    ],
    // `code` is a state that each template language defines.
    tag: [[/-?%>/, { token: 'metatag', next: '@pop' }], { include: '@code' }],
    tagComment: [
      [/-?%>/, { token: 'comment', next: '@pop' }],
      [/[^%-]+/, 'comment'],
      [/[%-]/, 'comment'],
    ],
  };

/** Registers a template language. Its id is also its file extension. */
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
