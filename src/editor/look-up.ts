/** Finds the reference page for the word at the editor's cursor. */
import { offsetAt } from '../protocol/project/text-edits.ts';
import { appStore, language } from '../store/store.ts';
import { showToast } from '../ui/overlays/toast-queue.ts';

export interface LookedUp {
  readonly word: string;
  readonly address: string;
}

/** Finds the word at the cursor that the reference has a page about. Undefined if there is none, or no open file. */
export async function wordAtCursor(): Promise<LookedUp | undefined> {
  const { cursor, project } = appStore.getState();
  const text = cursor === undefined ? undefined : project.files[cursor.file];
  if (cursor === undefined || text === undefined) return undefined;
  const offset = offsetAt(text, cursor.line, cursor.column);
  const answer = await language.ask('hover', { file: cursor.file, offset });
  if (answer?.reference === undefined) return undefined;
  return { word: text.slice(...answer.range), address: answer.reference };
}

export async function lookUpWord(): Promise<void> {
  const found = await wordAtCursor();
  if (found !== undefined) appStore.getState().actions.openReference(found.address);
  else showToast({ message: 'The reference has no page about the word at the cursor. Search the reference instead.' });
}
