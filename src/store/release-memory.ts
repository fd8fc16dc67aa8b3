import { lengthOfFiles } from '../protocol/project/changed-paths.ts';
import type { AppStore } from './create-store.ts';

/**
 * Minimum number of characters of a large project. When it is closed, its workers are ended, because they use several
 * times as much memory.
 */
const LARGE = 1_000_000;

/**
 * Frees the memory of the workers when a large project is closed. Must be subscribed before the loops that send
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
