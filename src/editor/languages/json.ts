import type * as Monaco from 'monaco-editor/editor/editor.api.js';

const JSON_LANGUAGE = 'json';

export const jsonTokens: Monaco.languages.IMonarchLanguage = {
  defaultToken: '',
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'attribute'],
      [/"(?:[^"\\]|\\.)*"/, 'string'],
      [/-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/, 'number'],
      [/\b(?:true|false|null)\b/, 'keyword'],
      [/[{}[\]]/, '@brackets'],
      [/[,:]/, 'delimiter'],
    ],
  },
};

/** Highlighting for JSON only; Monaco's JSON service would need its own worker. */
export function registerJson(monaco: typeof Monaco): void {
  monaco.languages.register({ id: JSON_LANGUAGE, extensions: ['.json'], aliases: ['JSON'] });
  monaco.languages.setLanguageConfiguration(JSON_LANGUAGE, {
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '"', close: '"', notIn: ['string'] },
    ],
  });
  monaco.languages.setMonarchTokensProvider(JSON_LANGUAGE, jsonTokens);
}
