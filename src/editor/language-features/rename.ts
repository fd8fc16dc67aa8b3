/** Renames in all files at once. The project is changed as a whole, including moved files, as one undo step. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { changeWithUndo } from '../../store/change-with-undo.ts';
import { undoAction } from '../../store/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { monaco } from '../monaco.ts';
import { ask, languages, toRequestPlace, toMonacoRange, type FeatureContext } from './context.ts';
import { fileChanges } from '../file-changes.ts';

/** Monaco interprets an empty range as "not here". */
const nowhere = { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 };

export function provideRename(context: FeatureContext): readonly Monaco.IDisposable[] {
  return [
    monaco.languages.registerRenameProvider([...languages], {
      resolveRenameLocation: async (model, position, token) => {
        const answer = await ask(context, model, token, 'prepareRename', toRequestPlace(model, position));
        if (answer === undefined) return { range: nowhere, text: '', rejectReason: 'There is nothing to rename here.' };
        if ('error' in answer) return { range: nowhere, text: '', rejectReason: answer.error };
        return { range: toMonacoRange(model, answer.range), text: answer.placeholder };
      },
      provideRenameEdits: async (model, position, newName, token) => {
        const answer = await ask(context, model, token, 'rename', { ...toRequestPlace(model, position), newName });
        if (answer === undefined) return { edits: [], rejectReason: 'The file changed in the meantime. Try again.' };
        if ('error' in answer) return { edits: [], rejectReason: answer.error };
        const changes = fileChanges(context.store.getState().project.files, answer);
        const count = Object.keys(changes.texts).length;
        if (count > 0) {
          const undo = changeWithUndo(context.store, changes);
          showToast({
            message: `Renamed to ${newName} in ${count === 1 ? 'one file' : `${count} files`}.`,
            action: undoAction(undo),
          });
        }
        // The change is already applied, because Monaco supports neither files without an editor nor moved files.
        return { edits: [] };
      },
    }),
  ];
}
