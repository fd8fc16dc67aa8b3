import type { LintCheck } from '../../../check.ts';
import { whitespaceBeforeTitle } from './whitespace-before-title.ts';

export const resourceReferenceChainWithoutWhitespace: LintCheck = {
  name: 'resource_reference_chain_without_whitespace',
  documentation:
    'A reference is one thing: the bracket follows the type at once. This check looks at types that Puppet brings along.',
  wrong: "Class ['ntp']",
  right: "Class['ntp']",
  kind: 'error',
  isDefault: false,
  plugin: 'resource_reference_syntax',
  *find({ tokens }) {
    for (const token of tokens) if (token.kind === 'TYPE') yield* whitespaceBeforeTitle(token);
  },
};
