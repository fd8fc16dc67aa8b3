import type { LintCheck } from '../../check.ts';

export const selectorInsideResource: LintCheck = {
  name: 'selector_inside_resource',
  documentation: 'A resource reads easiest when its values are plain: choose a value in a variable before it.',
  wrong: "file { '/etc/motd':\n  mode => $strict ? { true => '0600', default => '0644' },\n}",
  right: "$mode = $strict ? { true => '0600', default => '0644' }\nfile { '/etc/motd':\n  mode => $mode,\n}",
  kind: 'warning',
  isDefault: true,
  *find({ resources }) {
    for (const { tokens } of resources) {
      for (const token of tokens) {
        if (token.kind !== 'FARROW' || token.nextCode?.kind !== 'VARIABLE') continue;
        if (token.nextCode.nextCode?.kind === 'QMARK') yield { message: 'selector inside resource block', at: token };
      }
    }
  },
};
