/** Writing a file in two goes is one change to whoever looks at a step. */
import { ACCOUNT_FILES } from '../accounts/account-files.ts';
import type { Change, PathChange } from './change.ts';

/**
 * The changes with later changes of a file's content or attributes folded into the one that came before on the same path, as
 * long as the file stayed. Applied in order, forwards or backwards, they lead where the given ones lead.
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
