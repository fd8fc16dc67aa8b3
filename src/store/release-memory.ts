import { lengthOfFiles } from '../protocol/project/changed-paths.ts';
import type { AppStore } from './create-store.ts';

/** Characters of a project after which the workers are ended: what they keep of it is several times as much. */
const LARGE = 1_000_000;

/** Has the workers give back what they keep of a large project when another one is opened. Begins before whatever asks them about that. */
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
