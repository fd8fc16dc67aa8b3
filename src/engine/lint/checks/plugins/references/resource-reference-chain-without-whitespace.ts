import type { LintCheck } from '../../../check.ts';
import { whitespaceBeforeTitle } from './whitespace-before-title.ts';

export const resourceReferenceChainWithoutWhitespace: LintCheck = {
  name: 'resource_reference_chain_without_whitespace',
  documentation:
    'Write a resource reference without a space before the bracket. This check covers built-in data types such as `Class`.',
  wrong: "Class ['ntp']",
  right: "Class['ntp']",
  kind: 'error',
  isDefault: false,
  plugin: 'resource_reference_syntax',
  *find({ tokens }) {
    for (const token of tokens) if (token.kind === 'TYPE') yield* whitespaceBeforeTitle(token);
  },
};
