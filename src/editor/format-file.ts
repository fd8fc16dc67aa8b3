import { appStore, language } from '../store/store.ts';
import { showToast } from '../ui/overlays/toast-queue.ts';
import { fileChanges } from '../store/changes/file-changes.ts';

/** Returns whether the formatter supports a file: manifests, YAML and JSON. */
export function isFormattable(path: string | undefined): boolean {
  return path !== undefined && /\.(?:pp|ya?ml|eyaml|json)$/.test(path);
}

/** Formats a file as one change, whichever editor shows it. */
export async function formatFile(path: string): Promise<void> {
  const { files } = appStore.getState().project;
  const answer = await language.format(path);
  const now = appStore.getState();
  if (answer === undefined || now.project.files[path] !== files[path]) return;
  if (answer.refusal !== undefined) showToast({ message: answer.refusal });
  const { texts } = fileChanges(files, { edits: answer.edits.map((edit) => ({ file: path, ...edit })) });
  if (answer.edits.length > 0) now.actions.changeFiles(texts);
}
