import type { LintCheck } from '../../../check.ts';
import { badSpaceAfter } from './after-closing.ts';

export const closingBraceAfter: LintCheck = {
  name: 'manifest_whitespace_closing_brace_after',
  documentation: 'After a closing brace comes a blank, or no blank before a comma, another bracket or the like.',
  wrong: '[{ a => 1 } , { b => 2 }]',
  right: '[{ a => 1 }, { b => 2 }]',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Remove the blank after the brace',
  *find({ tokens }) {
    for (const token of tokens) if (token.kind === 'RBRACE') yield* badSpaceAfter(token, 'brace');
  },
};
