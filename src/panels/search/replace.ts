import type { ReplaceRequest } from '../../protocol/search.ts';
import { changeWithUndo } from '../../store/changes/change-with-undo.ts';
import { appStore, search } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { countText } from '../../protocol/count-text.ts';
import { useSearchView, type ReplaceRecord } from './view-state.ts';

const MOST_RECORDS = 50;

/** Replaces matches in one step. The view then offers to undo this step. Returns whether anything changed. */
export async function replace(request: ReplaceRequest): Promise<boolean> {
  const { project, opening } = appStore.getState();
  const outcome = await search.replaced(request);
  if (outcome.kind !== 'replaced') {
    showToast({
      tone: 'error',
      message:
        outcome.kind === 'too slow'
          ? 'Nothing was replaced: the expression takes too long in one of the files. Simplify it, or exclude the file.'
          : 'Nothing was replaced: the search could not be started. Reload the page.',
    });
    return false;
  }
  const now = appStore.getState();
  // Skips files that were edited while the worker replaced matches, so that no typed text is lost.
  const { files, counts } = outcome.replaced;
  const paths = Object.keys(files).filter((path) => now.project.files[path] === project.files[path]);
  if (paths.length === 0 || now.opening !== opening) {
    showToast({ message: 'Nothing was replaced: the files changed in the meantime. Search again.' });
    return false;
  }
  const undo = changeWithUndo(appStore, { texts: Object.fromEntries(paths.map((path) => [path, files[path]])) });
  const record: ReplaceRecord = { counts: Object.fromEntries(paths.map((path) => [path, counts[path] ?? 0])), undo };
  useSearchView.setState(({ replaced }) => ({ replaced: [record, ...replaced].slice(0, MOST_RECORDS) }));
  return true;
}

export function undoReplacement(record: ReplaceRecord, only?: string): void {
  const before = appStore.getState().project.files;
  record.undo(only);
  const { files } = appStore.getState().project;
  const paths = only === undefined ? Object.keys(record.counts) : [only];
  const kept = paths.filter((path) => files[path] === before[path]);
  if (kept.length > 0)
    showToast({
      message: `${kept.length === 1 ? (kept[0] ?? '') : countText(kept.length, 'file')} changed again and was not restored.`,
    });
  const left = Object.entries(record.counts).filter(([path]) => only !== undefined && path !== only);
  useSearchView.setState(({ replaced }) => ({
    replaced: replaced.flatMap((each) =>
      each !== record ? [each] : left.length === 0 ? [] : [{ ...record, counts: Object.fromEntries(left) }],
    ),
  }));
}
