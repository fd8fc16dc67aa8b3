import type { LintCheck } from '../../check.ts';

export const duplicateParams: LintCheck = {
  name: 'duplicate_params',
  documentation: 'Set each attribute of a resource only once. A duplicate attribute is an error.',
  wrong: "file { '/etc/motd':\n  mode => '0600',\n  mode => '0644',\n}",
  right: "file { '/etc/motd':\n  mode => '0644',\n}",
  kind: 'error',
  isDefault: true,
  *find({ resources }) {
    for (const { tokens } of resources) {
      const seen = new Map<number, Set<string>>();
      let level = 0;
      for (const token of tokens) {
        if (token.kind === 'LBRACE') level += 1;
        else if (token.kind === 'RBRACE') {
          seen.delete(level);
          level -= 1;
        } else if (token.kind === 'FARROW' && token.prevCode?.kind === 'NAME') {
          const names = seen.get(level) ?? new Set();
          if (names.has(token.prevCode.value)) {
            yield { message: 'duplicate parameter found in resource', at: token.prevCode };
          } else seen.set(level, names.add(token.prevCode.value));
        }
      }
    }
  },
};
