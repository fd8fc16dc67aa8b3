import type { LintCheck } from '../../check.ts';
import { characters } from '../../tokens/characters.ts';

export const twoSpaceSoftTabs: LintCheck = {
  name: '2sp_soft_tabs',
  documentation: 'Indent each level by two spaces. An odd number of spaces is a mistake.',
  wrong: "file { '/etc/motd':\n   ensure => file,\n}",
  right: "file { '/etc/motd':\n  ensure => file,\n}",
  kind: 'error',
  isDefault: true,
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind === 'INDENT' && characters(token.value) % 2 === 1) {
        yield { message: 'two-space soft tabs not used', at: token };
      }
    }
  },
};
