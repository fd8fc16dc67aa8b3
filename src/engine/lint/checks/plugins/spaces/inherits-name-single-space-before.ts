import type { LintCheck } from '../../../check.ts';
import { notOneSpaceBeforeName } from './single-space-before-name.ts';

export const inheritsNameSingleSpaceBefore: LintCheck = {
  name: 'manifest_whitespace_inherits_name_single_space_before',
  documentation: 'Write one space between `inherits` and the name of the class.',
  wrong: 'class ntp::server inherits  ntp { }',
  right: 'class ntp::server inherits ntp { }',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Use one space before the name',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'INHERITS') continue;
      yield* notOneSpaceBeforeName(token, 'there should be a single space between the inherits statement and the name');
    }
  },
};
