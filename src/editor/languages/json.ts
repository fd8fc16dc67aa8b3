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

/** Registers only highlighting for JSON, because Monaco's JSON service would need a worker of its own. */
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
