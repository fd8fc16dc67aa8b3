import type { LintCheck, TokenFix } from '../../check.ts';
import type { Token } from '../../tokens/token.ts';

export const starComments: LintCheck = {
  name: 'star_comments',
  documentation: 'Begin each line of a comment with `#`, so that every line is recognizable as a comment.',
  wrong: '/* The time\n   server */',
  right: '# The time\n# server',
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Change to a # comment',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'MLCOMMENT') continue;
      // If code follows on the same line, a fix would make it part of the comment.
      const fix = endsItsLine(token) ? { fix: withNumberSigns(token) } : {};
      yield { message: '/* */ comment found', at: token, ...fix };
    }
  },
};

function endsItsLine({ next }: Token): boolean {
  const after = next?.kind === 'WHITESPACE' ? next.next : next;
  if (after?.kind === 'MLCOMMENT') return endsItsLine(after);
  return after === undefined || ['NEWLINE', 'COMMENT', 'SLASH_COMMENT'].includes(after.kind);
}

function withNumberSigns(token: Token): TokenFix {
  return (editor) => {
    const [first = '', ...lines] = token.value
      .trim()
      .split('\n')
      .map((line) => line.trim());
    const indent = token.prev?.value;
    editor.change(token, { kind: 'COMMENT', value: ` ${first}` });
    let last = token;
    for (const line of lines) {
      last = editor.insertAfter(last, 'NEWLINE', '\n');
      if (indent !== undefined) last = editor.insertAfter(last, 'INDENT', indent);
      last = editor.insertAfter(last, 'COMMENT', ` ${line}`);
    }
  };
}
