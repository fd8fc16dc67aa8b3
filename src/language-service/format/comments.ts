/** Prints comments on lines of their own. */
import { hardline, literal, type Doc } from './doc.ts';
import type { Comment } from './tokens.ts';

/**
 * Prints comments before code. A comment on the line of the code ends with a space, any other comment with a line
 * break.
 */
export function printComments(comments: readonly Comment[]): Doc[] {
  return comments.map(({ text, isInline, isBlankAfter }): Doc => {
    if (isInline) return [literal(text), ' '];
    return [printComment(text), hardline, isBlankAfter ? hardline : ''];
  });
}

export function joinComments(comments: readonly Comment[]): Doc {
  return comments.map(({ text, isBlankAfter }, index): Doc => {
    const isLast = index === comments.length - 1;
    return [printComment(text), isLast ? '' : [hardline, isBlankAfter ? hardline : '']];
  });
}

function printComment(text: string): Doc {
  if (!text.startsWith('/*')) return text;
  return starCommentLines(text).flatMap((each, index): Doc[] => (index === 0 ? [each] : [hardline, each]));
}

/** Converts a comment between `/*` and its end to `#` lines, as the style guide requires. */
export function starCommentLines(text: string): readonly string[] {
  const lines = text
    .slice(2, -2)
    .split(/\r?\n/)
    .map((line) => line.trim());
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  while (lines.length > 1 && lines[0] === '') lines.shift();
  return lines.map((line) => `# ${line}`.trimEnd());
}
