import type { LintCheck } from '../../check.ts';

export const rightToLeftRelationship: LintCheck = {
  name: 'right_to_left_relationship',
  documentation: 'Write chains from left to right, in the order in which Puppet applies the resources.',
  wrong: "Service['ntp'] <- Package['ntp']",
  right: "Package['ntp'] -> Service['ntp']",
  kind: 'warning',
  isDefault: true,
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind === 'OUT_EDGE') yield { message: 'right-to-left (<-) relationship', at: token };
    }
  },
};
