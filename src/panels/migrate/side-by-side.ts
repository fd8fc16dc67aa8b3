import type { DiffLine } from '../shared/text/text-diff.ts';

/** Row of a two-column diff. A side is undefined if it has no line here. */
interface DiffRow {
  readonly left: DiffLine | undefined;
  readonly right: DiffLine | undefined;
}

/** Splits a unified diff into two columns. Removed lines are beside the lines that replace them. */
export function sideBySide(lines: readonly DiffLine[]): readonly DiffRow[] {
  const rows: DiffRow[] = [];
  for (let at = 0; at < lines.length;) {
    const removed = takeRun(lines, at, 'removed');
    const added = takeRun(lines, at + removed.length, 'added');
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

function takeRun(lines: readonly DiffLine[], from: number, kind: DiffLine['kind']): readonly DiffLine[] {
  let end = from;
  while (lines[end]?.kind === kind) end += 1;
  return lines.slice(from, end);
}
