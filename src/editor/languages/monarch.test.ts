import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { language as ini } from 'monaco-editor/languages/definitions/ini/ini.js';
import { language as markdown } from 'monaco-editor/languages/definitions/markdown/markdown.js';
import { language as shell } from 'monaco-editor/languages/definitions/shell/shell.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eppTokens } from './epp.ts';
import { erbTokens } from './erb.ts';
import { jsonTokens } from './json.ts';
import { createLineTokenizer } from './monarch.ts';
import { puppetTokens } from './puppet-tokens.ts';
import { rubyTokens } from './ruby.ts';
import { yamlTokens } from './yaml.ts';

/** Returns the words of each line with their tokens (`word:token`), without spaces. */
function tokensOf(language: Monaco.languages.IMonarchLanguage, text: string): readonly (readonly string[])[] {
  const tokenizer = createLineTokenizer(language);
  let { start: stack } = tokenizer;
  return text.split('\n').map((line) => {
    const read = tokenizer.tokenize(line, stack);
    ({ stack } = read);
    return read.tokens
      .map(({ end, token }, index) => ({ word: line.slice(read.tokens[index - 1]?.end ?? 0, end), token }))
      .filter(({ word }) => word.trim() !== '')
      .map(({ word, token }) => `${word}:${token}`);
  });
}

test('a resource: cases, groups and brackets', () => {
  expect(tokensOf(puppetTokens, 'class a::b {\n  file { \'/x\': mode => "0${m}" }\n}')).toEqual([
    ['class:keyword', 'a::b:entity', '{:delimiter.curly'],
    [
      'file:type.resource',
      '{:delimiter.curly',
      "':string",
      '/x:string',
      "':string",
      '::delimiter',
      'mode:attribute',
      '=>:operator',
      '":string',
      '0:string',
      '${:delimiter.interpolation',
      'm:variable',
      '}:delimiter.interpolation',
      '":string',
      '}:delimiter.curly',
    ],
    ['}:delimiter.curly'],
  ]);
});

test('a heredoc ends with its own tag, which the state stores, and continues over empty lines', () => {
  expect(tokensOf(puppetTokens, '$a = @("END")\n\n  $b text\n  OTHER\n  | END\n$c')).toEqual([
    ['$a:variable', '=:operator', '@("END"):string.heredoc'],
    [],
    ['$b:variable', ' text:string'],
    ['  OTHER:string'],
    ['  | END:string.heredoc'],
    ['$c:variable'],
  ]);
});

test('YAML: keys, values, lists and multi-line strings', () => {
  const text = [
    '---',
    'ntp::servers: # who',
    '  - 0.pool',
    "  - 'it''s'",
    'port: 123',
    'on: true',
    'text: |',
    '  not: a key',
    'next: {a: "b"}',
  ];
  expect(tokensOf(yamlTokens, text.join('\n'))).toEqual([
    ['---:delimiter'],
    ['ntp::servers:attribute', '::delimiter', '# who:comment'],
    ['-:delimiter', '0.pool:string'],
    ['-:delimiter', "':string", 'it:string', "'':string.escape", 's:string', "':string"],
    ['port:attribute', '::delimiter', '123:number'],
    ['on:attribute', '::delimiter', 'true:keyword'],
    ['text:attribute', '::delimiter', '|:operator'],
    ['  not: a key:string'],
    [
      'next:attribute',
      '::delimiter',
      '{:delimiter.curly',
      'a:attribute',
      '::delimiter',
      '":string',
      'b:string',
      '":string',
      '}:delimiter.curly',
    ],
  ]);
});

test.each(
  Object.entries({
    puppet: puppetTokens,
    epp: eppTokens,
    erb: erbTokens,
    json: jsonTokens,
    yaml: yamlTokens,
    ruby: rubyTokens,
    shell,
    ini,
    markdown,
  }),
)('tokens of %s cover every line, whatever it is', (_, language) => {
  const piece = fc.oneof(
    fc.constantFrom(
      '"',
      "'",
      '{',
      '}',
      '${',
      '<%',
      '%>',
      '@(',
      ')',
      ':',
      ' ',
      '|',
      '#',
      '\\',
      '<<E',
      'end',
      'if',
      '- ',
    ),
    fc.string({ maxLength: 6 }),
  );
  const tokenizer = createLineTokenizer(language);
  const line = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('').replaceAll(/[\r\n]/g, ''));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      let { start: stack } = tokenizer;
      for (const text of lines) {
        const read = tokenizer.tokenize(text, stack);
        ({ stack } = read);
        expect(read.tokens.at(-1)?.end ?? 0).toBe(text.length);
      }
    }),
  );
});
