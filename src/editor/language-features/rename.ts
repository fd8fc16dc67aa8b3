/** Provides renames, which change all files of the project in one undo step, including moved files. */
import { IBulkEditService } from 'monaco-editor/editor/browser/services/bulkEditService.js';
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices.js';
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { changeWithUndo } from '../../store/changes/change-with-undo.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { fileChanges } from '../../store/changes/file-changes.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { renamePreview } from '../../store/changes/rename-preview.ts';
import { renameSummary } from '../../store/changes/rename-summary.ts';
import { ask, languages, toRequestPlace, toMonacoRange, type FeatureContext } from './context.ts';

/** Range that means "nothing can be renamed here" to Monaco. */
const nowhere = { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 };

/** Applies a rename. With `showsPreview`, shows its changes first. */
type ApplyRename = (showsPreview: boolean) => void;

/**
 * Replaces Monaco's service for renames, which supports neither files without a model nor moved files nor a preview.
 */
function applyRenamesWith(pending: WeakMap<object, ApplyRename>): Monaco.IDisposable {
  const service = StandaloneServices.get(IBulkEditService);
  const { apply, hasPreviewHandler } = service;
  service.hasPreviewHandler = () => true;
  service.apply = async (edit, options) => {
    const rename = pending.get(edit);
    if (rename === undefined) return await apply.call(service, edit, options);
    rename(options?.showPreview === true);
    return { isApplied: true, ariaSummary: '' };
  };
  return { dispose: () => Object.assign(service, { apply, hasPreviewHandler }) };
}

/** Restores the cursor in a moved file, because opening the file puts the cursor at its start. */
function keepCursor(
  { store }: FeatureContext,
  moved: string | undefined,
  { lineNumber, column }: Monaco.IPosition,
): void {
  if (moved === undefined) return;
  store
    .getState()
    .actions.revealPlace({ file: moved, line: lineNumber, column, endLine: lineNumber, endColumn: column });
}

export function provideRename(context: FeatureContext): readonly Monaco.IDisposable[] {
  const pending = new WeakMap<object, ApplyRename>();
  return [
    applyRenamesWith(pending),
    monaco.languages.registerRenameProvider([...languages], {
      resolveRenameLocation: async (model, position, token) => {
        const answer = await ask(context, model, token, 'prepareRename', toRequestPlace(model, position));
        if (answer === undefined) return { range: nowhere, text: '', rejectReason: 'There is nothing to rename here.' };
        if ('error' in answer) return { range: nowhere, text: '', rejectReason: answer.error };
        return { range: toMonacoRange(model, answer.range), text: answer.placeholder };
      },
      provideRenameEdits: async (model, position, newName, token) => {
        const answer = await ask(context, model, token, 'rename', { ...toRequestPlace(model, position), newName });
        const error =
          answer === undefined
            ? 'The file changed in the meantime. Try again.'
            : 'error' in answer
              ? answer.error
              : undefined;
        if (answer === undefined || 'error' in answer) {
          // Shows the reason here, because Monaco only logs it.
          showToast({ tone: 'error', message: `Not renamed. ${error ?? ''}` });
          return { edits: [] };
        }
        const changes = fileChanges(context.store.getState().project.files, answer);
        const summary = renameSummary(answer.edits, answer.moves);
        const name = answer.newName ?? newName;
        const apply = (): void => {
          const undo = changeWithUndo(context.store, changes);
          keepCursor(context, changes.moves?.[pathOf(model)], position);
          showToast({ message: `Renamed to ${name}: ${summary}.`, action: undoAction(undo) });
        };
        const result = { edits: [] };
        pending.set(result, (showsPreview) => {
          if (answer.edits.length === 0) return;
          if (!showsPreview) return apply();
          renamePreview.setState({
            shown: { summary: `Rename to ${name}: ${summary}.`, changes, apply: { label: 'Rename', run: apply } },
          });
        });
        return result;
      },
    }),
  ];
}
