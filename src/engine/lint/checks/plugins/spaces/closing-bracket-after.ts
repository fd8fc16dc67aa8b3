import type { LintCheck } from '../../../check.ts';
import { badSpaceAfter } from './after-closing.ts';

export const closingBracketAfter: LintCheck = {
  name: 'manifest_whitespace_closing_bracket_after',
  documentation: 'Write a space after a closing bracket, except before punctuation or another bracket.',
  wrong: '[[1] , [2]]',
  right: '[[1], [2]]',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Remove the space after the bracket',
  *find({ tokens }) {
    for (const token of tokens) if (token.kind === 'RBRACK') yield* badSpaceAfter(token, 'bracket');
  },
};
