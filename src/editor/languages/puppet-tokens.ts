/**
 * Monarch rules that highlight Puppet code. They follow Puppet's own lexer (`puppet/pops/parser/lexer2.rb`), except
 * where a difference would not change the colors.
 */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';

const keywords = [
  'and',
  'application',
  'attr',
  'case',
  'class',
  'consumes',
  'default',
  'define',
  'else',
  'elsif',
  'false',
  'function',
  'if',
  'import',
  'in',
  'inherits',
  'node',
  'or',
  'plan',
  'private',
  'produces',
  'site',
  'true',
  'type',
  'undef',
  'unless',
];

/** Functions that can be called without parentheses, as statements. */
const statements = [
  'include',
  'contain',
  'require',
  'realize',
  'tag',
  'notice',
  'info',
  'debug',
  'warning',
  'err',
  'alert',
  'emerg',
  'crit',
  'fail',
  'return',
  'next',
  'break',
];

type Rule = Monaco.languages.IMonarchLanguageRule;

/** Rules for `${…}` and `$name` inside a string or heredoc. */
const interpolation: Rule[] = [
  [/\\./, 'string.escape'],
  [/\$\{/, { token: 'delimiter.interpolation', next: '@interpolated' }],
  [/\$(?:::)?[a-z_]\w*(?:::\w+)*/, 'variable'],
];

export const puppetTokens: Monaco.languages.IMonarchLanguage = {
  defaultToken: '',
  keywords,
  statements,
  brackets: [
    { open: '{', close: '}', token: 'delimiter.curly' },
    { open: '[', close: ']', token: 'delimiter.square' },
    { open: '(', close: ')', token: 'delimiter.parenthesis' },
  ],
  tokenizer: {
    root: [
      // Start of a heredoc, whose content starts on the next line. The name of the state contains the heredoc's tag and
      // flags.
      [
        /@\(\s*"([^":/)]+)"\s*(?::[^/)]*)?(?:\/[^)]*)?\)/,
        { token: 'string.heredoc', next: '@afterTag.interpolating.$1' },
      ],
      [
        /@\(\s*([^":/)\s][^":/)]*?)\s*(?::[^/)]*)?(?:\/[^)]*)?\)/,
        { token: 'string.heredoc', next: '@afterTag.plain.$1' },
      ],
      { include: '@code' },
    ],
    code: [
      [/\s+/, 'white'],
      [/#.*$/, 'comment'],
      [/\/\*/, 'comment', '@comment'],
      [/\$(?:::)?[a-z_]\w*(?:::\w+)*/, 'variable'],
      [/\$\d+/, 'variable'],
      [/'/, 'string', '@single'],
      [/"/, 'string', '@double'],
      [/0[xX][0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE]-?\d+)?/, 'number'],
      // Attribute name: the word before an arrow.
      [/\*(?=\s*=>)/, 'attribute'],
      [/[a-z_]\w*(?=\s*(?:=>|\+>))/, 'attribute'],
      [/(?:::)?[A-Z]\w*(?:::[A-Z]\w*)*/, 'type'],
      // Name of a class, define, function or node in its definition.
      [/\b(class|define|function|node)(\s+)((?:::)?[a-z]\w*(?:::\w+)*)/, ['keyword', 'white', 'entity']],
      [/(?:::)?[a-z_]\w*(?:::\w+)+/, 'entity'],
      [/[a-z_]\w*(?=\s*\{)/, { cases: { '@keywords': 'keyword', '@default': 'type.resource' } }],
      [/[a-z_]\w*/, { cases: { '@keywords': 'keyword', '@statements': 'function.statement', '@default': 'function' } }],
      // Regular expression: a slash where a value is expected.
      [/([=!]~|[({[,]|=>)(\s*)(\/(?:[^/\\\n]|\\.)+\/)/, ['operator', 'white', 'regexp']],
      [/^\s*\/(?:[^/\\\n]|\\.)+\/(?=\s*[:,])/, 'regexp'],
      [/->|~>|<-|<~/, 'operator.arrow'],
      [/<<?\||\|>>?/, 'operator.collector'],
      [/@@?(?=[a-z])/, 'operator.virtual'],
      [/=>|\+>|[=!]~|[=!<>]=|<<|>>|[-+*/%<>=!?|.]/, 'operator'],
      [/[{}[\]()]/, '@brackets'],
      [/[,;:]/, 'delimiter'],
    ],
    comment: [
      [/[^*]+/, 'comment'],
      [/\*\//, 'comment', '@pop'],
      [/\*/, 'comment'],
    ],
    single: [
      [/[^'\\]+/, 'string'],
      [/\\['\\]/, 'string.escape'],
      [/\\/, 'string'],
      [/'/, 'string', '@pop'],
    ],
    double: [[/[^"\\$]+/, 'string'], ...interpolation, [/\$/, 'string'], [/"/, 'string', '@pop']],
    interpolated: [
      [/\}/, { token: 'delimiter.interpolation', next: '@pop' }],
      [/\{/, { token: 'delimiter.curly', next: '@braces' }],
      [/[a-z_]\w*(?=\s*(?:\}|\[|\.))/, 'variable'],
      { include: '@code' },
    ],
    braces: [
      [/\}/, { token: 'delimiter.curly', next: '@pop' }],
      [/\{/, { token: 'delimiter.curly', next: '@push' }],
      { include: '@code' },
    ],
    // Code after a heredoc's tag on the same line.
    afterTag: [[/^/, { token: '@rematch', switchTo: '@heredoc.$S2.$S3' }], { include: '@code' }],
    heredoc: [
      [
        /^\s*\|?\s*-?\s*(.+?)\s*$/,
        {
          cases: {
            '$1==$S3': { token: 'string.heredoc', next: '@pop' },
            '@default': { token: '@rematch', switchTo: '@line.$S2.$S3' },
          },
        },
      ],
      [/^\s*$/, 'string'],
    ],
    line: [[/^(?=.)/, { token: '', switchTo: '@inLine.$S2.$S3' }]],
    inLine: [
      [/[^\\$]+$/, { token: 'string', switchTo: '@heredoc.$S2.$S3' }],
      [/\\./, { cases: { '$S2==interpolating': 'string.escape', '@default': 'string' } }],
      [
        /\$\{/,
        {
          cases: {
            '$S2==interpolating': { token: 'delimiter.interpolation', next: '@interpolated' },
            '@default': 'string',
          },
        },
      ],
      [
        /\$(?:::)?[a-z_]\w*(?:::\w+)*$/,
        {
          cases: {
            '$S2==interpolating': { token: 'variable', switchTo: '@heredoc.$S2.$S3' },
            '@default': { token: 'string', switchTo: '@heredoc.$S2.$S3' },
          },
        },
      ],
      [/\$(?:::)?[a-z_]\w*(?:::\w+)*/, { cases: { '$S2==interpolating': 'variable', '@default': 'string' } }],
      [/[^\\$]+/, 'string'],
      [/[\\$]$/, { token: 'string', switchTo: '@heredoc.$S2.$S3' }],
      [/[\\$]/, 'string'],
    ],
  },
};
