import type { SourceRows } from './source-rows.ts';

/**
 * Converts a comment between `/*` and its end to `#` lines, as the style guide requires. Returns undefined for other comments, and for a
 * comment with code after it, or one that spans lines with code before it.
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
