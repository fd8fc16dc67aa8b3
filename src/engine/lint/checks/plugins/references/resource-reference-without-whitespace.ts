import type { LintCheck } from '../../../check.ts';
import { whitespaceBeforeTitle } from './whitespace-before-title.ts';

export const resourceReferenceWithoutWhitespace: LintCheck = {
  name: 'resource_reference_without_whitespace',
  documentation:
    'Write a resource reference without a space before the bracket. This check covers manifests that declare resources.',
  wrong: "file { '/etc/ntp.conf':\n  require => Package ['ntp'],\n}",
  right: "file { '/etc/ntp.conf':\n  require => Package['ntp'],\n}",
  kind: 'error',
  isDefault: false,
  plugin: 'resource_reference_syntax',
  *find({ tokens, resources }) {
    if (resources.length === 0) return;
    for (const token of tokens) if (token.kind === 'CLASSREF') yield* whitespaceBeforeTitle(token);
  },
};
