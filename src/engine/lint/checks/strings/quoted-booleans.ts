import type { LintCheck } from '../../check.ts';

export const quotedBooleans: LintCheck = {
  name: 'quoted_booleans',
  documentation:
    "`'false'` is a string, and every string but the empty one of old is true. The bare word is the value.",
  wrong: "$enable = 'false'",
  right: '$enable = false',
  kind: 'warning',
  isDefault: false,
  fixTitle: 'Take the quotes off',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'STRING' && token.kind !== 'SSTRING') continue;
      if (token.value !== 'true' && token.value !== 'false') continue;
      const kind = token.value === 'true' ? 'TRUE' : 'FALSE';
      yield { message: 'quoted boolean value found', at: token, fix: (editor) => editor.change(token, { kind }) };
    }
  },
};
