import { appStore, language } from '../store/store.ts';
import { showToast } from '../ui/overlays/toast-queue.ts';
import { fileChanges } from '../store/file-changes.ts';
import { NOT_FORMATTED } from './not-formatted.ts';

/** Formats a manifest as one change, without an editor's own command. */
export async function formatFile(path: string): Promise<void> {
  const { files } = appStore.getState().project;
  const answer = await language.ask('format', { file: path });
  const now = appStore.getState();
  if (answer === undefined || now.project.files[path] !== files[path]) return;
  if (answer.refusal !== undefined) showToast({ message: NOT_FORMATTED });
  const { texts } = fileChanges(files, { edits: answer.edits.map((edit) => ({ file: path, ...edit })) });
  if (answer.edits.length > 0) now.actions.changeFiles(texts);
}
