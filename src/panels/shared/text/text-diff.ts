import { structuredPatch } from 'diff';

export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed' | 'gap' | 'note';
  readonly text: string;
  /**
   * Line number before the change; absent for an added line. `after`: line number after the change; absent for a
   * removed line.
   */
  readonly before?: number;
  readonly after?: number;
}

/** Maximum milliseconds for computing a line diff; a file that needs longer is shown as completely replaced. */
const budget = 500;

/**
 * Computes the lines of a unified diff with three unchanged lines around each change. For an added or deleted file,
 * returns all lines.
 */
export function diffLines(before: string | undefined, after: string | undefined): readonly DiffLine[] {
  const patch = structuredPatch('before', 'after', before ?? '', after ?? '', undefined, undefined, {
    context: 3,
    timeout: budget,
  });
  if (patch === undefined) return [...whole(before ?? '', 'removed'), ...whole(after ?? '', 'added')];
  const lines: DiffLine[] = [];
  for (const [index, hunk] of patch.hunks.entries()) {
    if (index > 0) lines.push({ kind: 'gap', text: '' });
    let [old, now] = [hunk.oldStart, hunk.newStart];
    for (const line of hunk.lines) {
      const text = line.slice(1);
      if (line.startsWith('+')) lines.push({ kind: 'added', text, after: now++ });
      else if (line.startsWith('-')) lines.push({ kind: 'removed', text, before: old++ });
      else if (line.startsWith('\\')) lines.push({ kind: 'note', text: 'no newline at the end' });
      else lines.push({ kind: 'same', text, before: old++, after: now++ });
    }
  }
  return lines;
}

export function plainLines(text: string): readonly DiffLine[] {
  return whole(text, 'same');
}

function whole(text: string, kind: 'same' | 'added' | 'removed'): readonly DiffLine[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, index) => ({
    kind,
    text: line,
    ...(kind === 'added' ? {} : { before: index + 1 }),
    ...(kind === 'removed' ? {} : { after: index + 1 }),
  }));
}
