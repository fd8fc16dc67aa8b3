import { lengthOfFiles } from '../protocol/project/changed-paths.ts';
import type { AppStore } from './create-store.ts';

/**
 * Size of a project, in characters, from which the workers are ended when it is closed, because they use several times
 * as much memory.
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
