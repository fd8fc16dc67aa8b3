import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { monaco } from './monaco.ts';

/** What Escape closes first. */
const OPEN_WIDGETS = '.suggest-widget.visible, .parameter-hints-widget.visible, .find-widget.visible, .peekview-widget';

/** Lets Tab leave the editor after Escape, for people at the keyboard; any other key makes it indent again. */
export function leaveByTab(editor: Monaco.editor.IStandaloneCodeEditor): Monaco.IDisposable {
  let leaves = false;
  const setLeaves = (value: boolean): void => {
    if (value === leaves) return;
    leaves = value;
    editor.updateOptions({ tabFocusMode: value });
  };
  const listeners = [
    editor.onKeyDown(({ keyCode }) => {
      if (keyCode === monaco.KeyCode.Tab || keyCode === monaco.KeyCode.Shift) return;
      setLeaves(keyCode === monaco.KeyCode.Escape && document.querySelector(OPEN_WIDGETS) === null);
    }),
    editor.onDidBlurEditorWidget(() => setLeaves(false)),
  ];
  return {
    dispose: () => {
      for (const listener of listeners) listener.dispose();
    },
  };
}
