import type { LintCheck } from '../../../check.ts';

export const leadingZero: LintCheck = {
  name: 'leading_zero',
  documentation: 'A number with a leading zero is octal. Write a mode or a serial number as a string.',
  wrong: '$serial = 0123',
  right: "$serial = '0123'",
  kind: 'warning',
  isDefault: false,
  plugin: 'leading_zero-check',
  fixTitle: 'Quote the number',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'NUMBER' || !/^0\d/.test(token.value)) continue;
      yield {
        message: 'unquoted number with leading zero',
        at: token,
        fix: (editor) => editor.change(token, { kind: 'SSTRING' }),
      };
    }
  },
};
