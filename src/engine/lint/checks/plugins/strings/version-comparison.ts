import type { LintCheck } from '../../../check.ts';
import type { Token, TokenKind } from '../../../tokens/token.ts';

const ORDER: ReadonlySet<TokenKind> = new Set(['GREATEREQUAL', 'GREATERTHAN', 'LESSEQUAL', 'LESSTHAN']);
const EQUALITY: ReadonlySet<TokenKind> = new Set(['ISEQUAL', 'NOTEQUAL']);
/** Kinds of values that can be written as strings without changing their meaning. */
const PLAIN: ReadonlySet<TokenKind> = new Set(['NUMBER', 'SSTRING', 'STRING', 'NAME']);
const STRING_STARTS: ReadonlySet<TokenKind> = new Set(['DQPRE', 'DQMID', 'HEREDOC_PRE', 'HEREDOC_MID']);
/** Kinds of tokens that continue an expression after a plain value. */
const CONTINUES: ReadonlySet<TokenKind> = new Set([
  'LBRACK',
  'DOT',
  'PLUS',
  'MINUS',
  'TIMES',
  'DIV',
  'MODULO',
  'QMARK',
]);

export const versionComparison: LintCheck = {
  name: 'version_comparison',
  documentation:
    "Compare versions with `versioncmp`. The string `'10'` is less than the string `'9'`, and comparing a string with a number is an error.",
  wrong: "if $ntp_version >= 4 {\n  notice('new')\n}",
  right: "if versioncmp($ntp_version, '4') >= 0 {\n  notice('new')\n}",
  kind: 'warning',
  isDefault: false,
  plugin: 'version_comparison-check',
  fixTitle: 'Use versioncmp',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'VARIABLE' || !/(?:version|release)$/m.test(token.value)) continue;
      if (!isNumericComparison(token.nextCode)) continue;
      const compared = token.nextCode?.nextCode;
      const message = 'version compared as number';
      // In `"${version > 3}"`, the variable has no `$`, so puppet-lint takes it for a name.
      const isNameOnly = token.prevCode !== undefined && STRING_STARTS.has(token.prevCode.kind);
      if (compared === undefined || !isPlain(compared) || isNameOnly) {
        yield { message, at: token };
        continue;
      }
      yield {
        message,
        at: token,
        fix: (editor) => {
          for (const [kind, value] of [
            ['NAME', 'versioncmp'],
            ['LPAREN', '('],
          ] as const) {
            editor.insertBefore(token, kind, value);
          }
          let last = token;
          const inserted = [
            ['COMMA', ','],
            ['WHITESPACE', ' '],
            ['SSTRING', compared.value],
            ['RPAREN', ')'],
          ] as const;
          for (const [kind, value] of inserted) last = editor.insertAfter(last, kind, value);
          editor.change(compared, { kind: 'NUMBER', value: '0' });
        },
      };
    }
  },
};

function isNumericComparison(operator: Token | undefined): boolean {
  if (operator === undefined) return false;
  return ORDER.has(operator.kind) || (EQUALITY.has(operator.kind) && operator.nextCode?.kind === 'NUMBER');
}

function isPlain({ kind, nextCode }: Token): boolean {
  return PLAIN.has(kind) && (nextCode === undefined || !CONTINUES.has(nextCode.kind));
}
