import { lengthOfFiles } from '../protocol/project/changed-paths.ts';
import type { AppStore } from './create-store.ts';

/**
 * Projects with at least this many characters end their workers when they are closed, because the workers use several
 * times as much memory.
 */
const LARGE = 1_000_000;

/**
 * Frees the workers' memory of a large project when another one is opened. Must subscribe before the loops that send
 * requests.
 */
export function releaseAfterLargeProjects(
  store: AppStore,
  workers: readonly { readonly release: () => void }[],
): () => void {
  return store.subscribe(
    ({ opening, project }) => ({ opening, files: project.files }),
    (now, before) => {
      if (now.opening === before.opening || lengthOfFiles(before.files) < LARGE) return;
      for (const worker of workers) worker.release();
    },
    { equalityFn: (a, b) => a.opening === b.opening && a.files === b.files },
  );
}
