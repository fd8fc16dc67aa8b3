import type { LintCheck } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';
import { beforeSpace, isSingleSpace } from './spaces.ts';

export const closingBraceBefore: LintCheck = {
  name: 'manifest_whitespace_closing_brace_before',
  documentation:
    'Write one space before a closing brace, or put the brace on its own line without an empty line before it.',
  wrong: "file { '/etc/motd': ensure => file}",
  right: "file { '/etc/motd': ensure => file }",
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Use one space or newline before the brace',
  *find({ tokens }) {
    for (const brace of tokens) {
      if (brace.kind !== 'RBRACE' || isWellPlaced(brace)) continue;
      const first = beforeSpace(brace)?.next;
      if (first === undefined) continue;
      yield {
        message: 'there should be a single space or newline before a closing brace',
        at: first,
        fix: (editor) => {
          let at: Token | undefined = first;
          while (at !== undefined && at.kind !== 'RBRACE' && !isLastLineEndBefore(at)) {
            const next: Token | undefined = at.next;
            editor.remove(at);
            at = next;
          }
          if (at?.kind !== 'RBRACE') return;
          const before = at.prev?.kind;
          if (before !== 'LBRACE' && before !== 'NEWLINE' && before !== 'INDENT') {
            editor.insertBefore(at, 'WHITESPACE', ' ');
          }
        },
      };
    }
  },
};

function isWellPlaced(brace: Token): boolean {
  const { prev } = brace;
  const before = beforeSpace(brace);
  if (prev === undefined || before === undefined || prev.kind === 'LBRACE') return true;
  const distance = brace.index - before.index;
  return (
    (before.kind !== 'LBRACE' && isSingleSpace(prev) && distance === 2) ||
    (prev.kind === 'INDENT' && distance === 3) ||
    (prev.kind === 'NEWLINE' && distance === 2)
  );
}

function isLastLineEndBefore({ kind, next }: Token): boolean {
  if (kind !== 'NEWLINE') return false;
  return next?.kind === 'RBRACE' || (next?.kind === 'INDENT' && next.next?.kind === 'RBRACE');
}
