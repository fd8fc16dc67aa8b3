import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { registerTemplates, templateStates } from './template-tags.ts';

export const ERB = 'erb';

/**
 * Embedded Ruby: plain text with Ruby code between `<%` and `%>`. Highlights the words and strings of each tag
 * separately, because Monaco's grammar for Ruby counts blocks, and throws an error at an `end` whose block starts in
 * another tag.
 */
export const erbTokens: Monaco.languages.IMonarchLanguage = {
  defaultToken: 'text',
  keywords: (
    'alias and begin break case defined do else elsif end ensure false for if in next nil not or redo rescue retry return self then true ' +
    'unless until when while yield'
  ).split(' '),
  tokenizer: {
    ...templateStates,
    code: [
      [/\s+/, ''],
      [/#(?:(?!-?%>).)*/, 'comment'],
      [/@{1,2}[A-Za-z_]\w*/, 'variable'],
      [/\$\w+/, 'variable'],
      [/::/, 'delimiter'],
      [/:[A-Za-z_]\w*[?!]?/, 'attribute'],
      [/[A-Za-z_]\w*:(?!:)/, 'attribute'],
      [/[A-Z]\w*/, 'type'],
      [/[a-z_]\w*[?!]?/, { cases: { '@keywords': 'keyword', '@default': 'identifier' } }],
      [/\d[\d_]*(?:\.\d+)?/, 'number'],
      [/"/, { token: 'string', next: '@doubleQuoted' }],
      [/'(?:[^'\\]|\\.)*'?/, 'string'],
      [/\/(?:[^/\\\s%]|\\.)+\/[imx]*/, 'regexp'],
      [/[{}()[\]]/, '@brackets'],
      [/=>/, 'operator.arrow'],
      [/[-+*/%=<>!&|^~?:]+?(?!%>)/, 'operator'],
      [/[,;.]/, 'delimiter'],
      [/./, ''],
    ],
    doubleQuoted: [
      [/#\{/, { token: 'delimiter.interpolation', next: '@interpolation' }],
      [/\\./, 'string.escape'],
      [/"/, { token: 'string', next: '@pop' }],
      [/[^"\\#]+/, 'string'],
      [/#/, 'string'],
    ],
    interpolation: [[/\}/, { token: 'delimiter.interpolation', next: '@pop' }], { include: '@code' }],
  },
};

export function registerErb(monaco: typeof Monaco): void {
  registerTemplates(monaco, ERB, erbTokens);
}
