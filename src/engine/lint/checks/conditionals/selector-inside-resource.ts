import type { LintCheck } from '../../check.ts';

export const selectorInsideResource: LintCheck = {
  name: 'selector_inside_resource',
  documentation:
    'Assign the result of a selector to a variable before the resource. Simple values make the resource easier to read.',
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
