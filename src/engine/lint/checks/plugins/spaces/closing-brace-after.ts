import type { LintCheck } from '../../../check.ts';
import { badSpaceAfter } from './after-closing.ts';

export const closingBraceAfter: LintCheck = {
  name: 'manifest_whitespace_closing_brace_after',
  documentation: 'Write a space after a closing brace, except before punctuation or another bracket.',
  wrong: '[{ a => 1 } , { b => 2 }]',
  right: '[{ a => 1 }, { b => 2 }]',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Remove the space after the brace',
  *find({ tokens }) {
    for (const token of tokens) if (token.kind === 'RBRACE') yield* badSpaceAfter(token, 'brace');
  },
};
