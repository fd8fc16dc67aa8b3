/** Lines that only one of two releases logs. */
import type { LogLine } from '../engine/index.ts';

export interface LogChange {
  readonly before?: LogLine;
  readonly after?: LogLine;
}

/** Pairs equal lines of both logs in order. The remaining lines are paired one by one; each pair is one change. */
export function logChanges(before: readonly LogLine[], after: readonly LogLine[]): readonly LogChange[] {
  const left = [...after];
  const gone: LogLine[] = [];
  for (const line of before) {
    const at = left.findIndex((other) => other.level === line.level && other.message === line.message);
    if (at === -1) gone.push(line);
    else left.splice(at, 1);
  }
  const changes = gone.map((line): LogChange => {
    const at = left.findIndex(
      (other) => other.level === line.level && other.file === line.file && other.line === line.line,
    );
    const [other] = at === -1 ? [] : left.splice(at, 1);
    return other === undefined ? { before: line } : { before: line, after: other };
  });
  const moved = changes.length === 0 && left.length === 0 ? firstMoved(before, after) : [];
  return [...changes, ...left.map((line) => ({ after: line })), ...moved];
}

/** If two logs have the same lines in another order, returns the first two lines that differ, as one change. */
function firstMoved(before: readonly LogLine[], after: readonly LogLine[]): readonly LogChange[] {
  const at = before.findIndex((line, index) => line.message !== after[index]?.message);
  const [old, now] = [before[at], after[at]];
  return old === undefined || now === undefined ? [] : [{ before: old, after: now }];
}
