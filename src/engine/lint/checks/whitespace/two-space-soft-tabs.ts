import type { LintCheck } from '../../check.ts';
import { characters } from '../../tokens/characters.ts';

export const twoSpaceSoftTabs: LintCheck = {
  name: '2sp_soft_tabs',
  documentation: 'Each level is indented by two blanks, so an odd number of blanks is a slip.',
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
