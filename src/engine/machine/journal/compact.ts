/** Merges changes of the same file within a step, so that a file written in several calls is shown as one change. */
import { ACCOUNT_FILES } from '../accounts/account-files.ts';
import type { Change, PathChange } from './change.ts';

/**
 * Merges a change of a file's content or attributes into the preceding change of the same path, unless the file was
 * removed in between. Applying the merged changes leads to the same state as applying the given changes.
 */
export function compactChanges(changes: readonly Change[]): readonly Change[] {
  const kept: Change[] = [];
  const lastOn = new Map<string, number>();
  for (const change of changes) {
    if (change.kind !== 'path') {
      kept.push(change);
      if (change.kind === 'touch') lastOn.delete(change.path);
      continue;
    }
    const earlier = lastOn.get(change.path);
    const previous = earlier === undefined ? undefined : kept[earlier];
    if (earlier !== undefined && previous?.kind === 'path' && foldable(previous, change)) {
      kept[earlier] = { ...previous, after: change.after };
      continue;
    }
    lastOn.set(change.path, kept.length);
    kept.push(change);
  }
  return kept;
}

function foldable(previous: PathChange, change: PathChange): boolean {
  return !ACCOUNT_FILES.has(change.path) && previous.after?.kind === 'file' && change.after?.kind === 'file';
}
