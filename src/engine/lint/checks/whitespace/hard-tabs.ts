import type { LintCheck } from '../../check.ts';

export const hardTabs: LintCheck = {
  name: 'hard_tabs',
  documentation: 'A tab is as wide as each editor makes it. Blanks look the same everywhere.',
  wrong: '\t$port = 123',
  right: '  $port = 123',
  kind: 'error',
  isDefault: true,
  fixTitle: 'Write two blanks for each tab',
  *find({ tokens }) {
    for (const token of tokens) {
      if ((token.kind !== 'INDENT' && token.kind !== 'WHITESPACE') || !token.value.includes('\t')) continue;
      yield {
        message: 'tab character found',
        at: token,
        fix: (editor) => editor.change(token, { value: token.value.replaceAll('\t', '  ') }),
      };
    }
  },
};
