import type { LintCheck } from '../../check.ts';
import type { Token } from '../../tokens/token.ts';

export const documentation: LintCheck = {
  name: 'documentation',
  documentation:
    'Describe a class or defined type in a comment directly above it. Tools generate documentation from this comment.',
  wrong: 'class ntp { }',
  right: '# Keeps the time.\nclass ntp { }',
  kind: 'warning',
  isDefault: true,
  *find({ definitions }) {
    for (const { kind, keyword } of definitions) {
      if (!hasCommentAbove(keyword)) yield { message: `${kind} not documented`, at: keyword };
    }
  },
};

function hasCommentAbove(keyword: Token): boolean {
  let lineEnds = 0;
  let at = keyword.prev;
  for (; at?.kind === 'WHITESPACE' || at?.kind === 'NEWLINE' || at?.kind === 'INDENT'; at = at.prev) {
    if (at.kind === 'NEWLINE') lineEnds += 1;
    if (lineEnds > 1) return false;
  }
  return at?.kind === 'COMMENT' || at?.kind === 'MLCOMMENT' || at?.kind === 'SLASH_COMMENT';
}
