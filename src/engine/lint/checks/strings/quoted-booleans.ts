import type { LintCheck } from '../../check.ts';

export const quotedBooleans: LintCheck = {
  name: 'quoted_booleans',
  documentation: "`'false'` is a string, and strings are true in a condition. Write the Boolean value without quotes.",
  wrong: "$enable = 'false'",
  right: '$enable = false',
  kind: 'warning',
  isDefault: false,
  fixTitle: 'Remove the quotes',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'STRING' && token.kind !== 'SSTRING') continue;
      if (token.value !== 'true' && token.value !== 'false') continue;
      const kind = token.value === 'true' ? 'TRUE' : 'FALSE';
      yield { message: 'quoted boolean value found', at: token, fix: (editor) => editor.change(token, { kind }) };
    }
  },
};
