import type * as Monaco from 'monaco-editor/editor/editor.api.js';

export const YAML = 'yaml';

const value: Monaco.languages.IMonarchLanguageRule[] = [
  [/\s+/, 'white'],
  [/#.*$/, 'comment'],
  // Key: a word or quoted string before a colon.
  [
    /(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#'"&*!|>[\]{},%@`-][^#:,[\]{}]*?|-[^\s#:,[\]{}][^#:,[\]{}]*?)(?=\s*:(?:\s|$))/,
    'attribute',
  ],
  [/(?:::)?\w+(?:::\w+)+(?=:(?:\s|$))/, 'attribute'],
  [/"/, 'string', '@double'],
  [/'/, 'string', '@single'],
  [/[&*][^\s,[\]{}]+/, 'variable'],
  [/![^\s]*/, 'type'],
  [/\[/, '@brackets', '@flow'],
  [/\{/, '@brackets', '@flow'],
  [/(?:true|false|null|yes|no|on|off|~)(?=\s*(?:$|[,\]}]|\s#))/, 'keyword'],
  [/[-+]?(?:0x[\da-fA-F]+|0o[0-7]+|\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?)(?=\s*(?:$|[,\]}]|\s#))/, 'number'],
];

export const yamlTokens: Monaco.languages.IMonarchLanguage = {
  defaultToken: '',
  tokenizer: {
    root: [
      [/^(?:---|\.\.\.)(?=\s|$)/, 'delimiter'],
      [/^%.*$/, 'metatag'],
      [/[-?](?=\s|$)/, 'delimiter'],
      [/:(?=\s|$)/, 'delimiter'],
      // Block scalar: continues as long as its lines are indented more than the line that starts it.
      [/^(\s*)(?=\S.*[|>][-+\d]*\s*$)/, { token: 'white', next: '@blockHead.$1' }],
      ...value,
      [/\S.*?(?=\s*$|\s+#)/, 'string'],
    ],
    blockHead: [
      [/[|>][-+\d]*\s*$/, { token: 'operator', switchTo: '@block.$S2' }],
      [/[-?:](?=\s|$)/, 'delimiter'],
      ...value,
      [/[^|>]+/, 'string'],
      [/./, 'string'],
    ],
    block: [
      [/^\s*$/, 'string'],
      [/^$S2\s+\S.*$/, 'string'],
      [/^/, { token: '@rematch', next: '@pop' }],
    ],
    flow: [[/[\]}]/, '@brackets', '@pop'], [/[,:]/, 'delimiter'], ...value, [/[^\s,:[\]{}][^,[\]{}:]*/, 'string']],
    double: [
      [/[^"\\]+/, 'string'],
      [/\\./, 'string.escape'],
      [/"/, 'string', '@pop'],
      [/\\/, 'string'],
    ],
    single: [
      [/[^']+/, 'string'],
      [/''/, 'string.escape'],
      [/'/, 'string', '@pop'],
    ],
  },
};

export function registerYaml(monaco: typeof Monaco): void {
  monaco.languages.register({ id: YAML, extensions: ['.yaml', '.yml', '.eyaml'], aliases: ['YAML'] });
  monaco.languages.setLanguageConfiguration(YAML, {
    comments: { lineComment: '#' },
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '"', close: '"', notIn: ['string', 'comment'] },
      { open: "'", close: "'", notIn: ['string', 'comment'] },
    ],
    folding: { offSide: true },
    // Increases the indentation after a line that ends with a colon or a block scalar indicator, and after a dash
    // before a key.
    onEnterRules: [
      { beforeText: /:\s*(?:[|>][-+\d]*\s*)?$/, action: { indentAction: monaco.languages.IndentAction.Indent } },
    ],
  });
  monaco.languages.setMonarchTokensProvider(YAML, yamlTokens);
}
