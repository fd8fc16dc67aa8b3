import type { DiffLine } from '../shared/text/text-diff.ts';

/** A row of a diff with two sides; a side without a line is empty there. */
interface DiffRow {
  readonly left: DiffLine | undefined;
  readonly right: DiffLine | undefined;
}

/** Lines of a unified diff as two sides: what was removed stands beside what came in its place. */
export function sideBySide(lines: readonly DiffLine[]): readonly DiffRow[] {
  const rows: DiffRow[] = [];
  for (let at = 0; at < lines.length;) {
    const removed = runOf(lines, at, 'removed');
    const added = runOf(lines, at + removed.length, 'added');
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      rows.push({ left: removed[index], right: added[index] });
    }
    at += removed.length + added.length;
    const line = lines[at];
    if (line === undefined || line.kind === 'removed' || line.kind === 'added') continue;
    rows.push({ left: line, right: line });
    at += 1;
  }
  return rows;
}

function runOf(lines: readonly DiffLine[], from: number, kind: DiffLine['kind']): readonly DiffLine[] {
  let end = from;
  while (lines[end]?.kind === kind) end += 1;
  return lines.slice(from, end);
}
