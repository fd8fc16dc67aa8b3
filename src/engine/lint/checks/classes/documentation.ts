import type { LintCheck } from '../../check.ts';
import type { Token } from '../../tokens/token.ts';

export const documentation: LintCheck = {
  name: 'documentation',
  documentation: 'A comment right above a class or defined type says what it is for; documentation is made from it.',
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
