import type { LintCheck } from '../../check.ts';

export const arrowOnRightOperandLine: LintCheck = {
  name: 'arrow_on_right_operand_line',
  documentation:
    'Begin a line with the chaining arrow instead of ending a line with it. Each line of a chain then reads as "then this".',
  wrong: "Package['ntp'] ->\nService['ntp']",
  right: "Package['ntp']\n-> Service['ntp']",
  kind: 'warning',
  isDefault: true,
  fixTitle: "Move the arrow to the right operand's line",
  *find({ tokens }) {
    for (const arrow of tokens) {
      if (arrow.kind !== 'IN_EDGE' && arrow.kind !== 'IN_EDGE_SUB') continue;
      const { prevCode: left, nextCode: right } = arrow;
      if (right === undefined || right.line === arrow.line) continue;
      yield {
        message: "arrow should be on the right operand's line",
        at: arrow,
        fix: (editor) => {
          editor.remove(arrow);
          editor.insertBefore(right, arrow.kind, arrow.value);
          editor.insertBefore(right, 'WHITESPACE', ' ');
          const space = left?.next;
          if (space?.kind === 'WHITESPACE' && (space.next?.kind === 'NEWLINE' || space.next?.kind === 'WHITESPACE')) {
            editor.remove(space);
          }
        },
      };
    }
  },
};
