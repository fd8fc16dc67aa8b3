import type { LintCheck } from '../../check.ts';

export const hardTabs: LintCheck = {
  name: 'hard_tabs',
  documentation: 'Indent with spaces. The width of a tab depends on the editor.',
  wrong: '\t$port = 123',
  right: '  $port = 123',
  kind: 'error',
  isDefault: true,
  fixTitle: 'Replace each tab with two spaces',
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
