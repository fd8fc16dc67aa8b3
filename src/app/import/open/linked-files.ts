import { readFilesHash } from '../../../workspace/permalink/files-link.ts';
import { showToast } from '../../../ui/overlays/toast-queue.ts';
import type { PickedFile } from '../../../workspace/import/read-picked.ts';

/** Returns the files in a link. For a damaged link, shows a toast and returns none. */
export function filesInLink(hash: string): readonly PickedFile[] {
  const files = readFilesHash(hash);
  if (files === undefined)
    showToast({
      tone: 'error',
      message: 'This link is damaged or incomplete. Copy the whole link, or ask for it again.',
    });
  return (files ?? []).map(({ name, text }) => ({ path: name, file: new Blob([text]) }));
}
