import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../../store/create-store.ts';
import { redoProjectChange, undoProjectChange } from '../../store/changes/project-undo.ts';
import { monaco } from '../monaco.ts';

const { KeyCode, KeyMod } = monaco;

/** Makes the editor's keys for undo and redo treat a change of several files, such as a rename, as one step. */
export function undoAcrossFiles(editor: Monaco.editor.IStandaloneCodeEditor, store: AppStore): void {
  const add = (keys: number, action: 'undo' | 'redo'): void => {
    editor.addCommand(
      keys,
      () => {
        const isDone = action === 'undo' ? undoProjectChange(store) : redoProjectChange(store);
        if (!isDone) editor.trigger('keyboard', action, null);
      },
      'editorTextFocus && !editorReadonly',
    );
  };
  add(KeyMod.CtrlCmd | KeyCode.KeyZ, 'undo');
  add(KeyMod.CtrlCmd | KeyCode.KeyY, 'redo');
  add(KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyZ, 'redo');
}
