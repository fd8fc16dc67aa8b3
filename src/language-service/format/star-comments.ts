import type { SourceRows } from './source-rows.ts';

/**
 * The text of a comment between stars as lines that begin with a number sign, which the style guide wants. `undefined` for other
 * comments, and for those that have code after them or, going over several lines, before them.
 */
export function starCommentText(source: SourceRows, index: number, indent: number, eol: string): string | undefined {
  const { pieces, rows } = source;
  const piece = pieces[index];
  if (piece === undefined || piece.category !== 'comment' || !piece.text.startsWith('/*')) return undefined;
  const row = rows[piece.row];
  if (row === undefined || row.to !== index + 1) return undefined;
  const lines = piece.text
    .slice(2, -2)
    .split(/\r?\n/)
    .map((line) => line.trim());
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  while (lines.length > 1 && lines[0] === '') lines.shift();
  if (lines.length > 1 && row.from !== index) return undefined;
  return lines.map((line) => `# ${line}`.trimEnd()).join(`${eol}${' '.repeat(indent)}`);
}
