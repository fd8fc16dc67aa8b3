import { TabFocus } from 'monaco-editor/editor/browser/config/tabFocus.js';
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { announce } from '../../ui/live/announcer.ts';
import { monaco } from '../monaco.ts';
import { TAB_LEAVES, tabLeaves } from '../tab-leaves.ts';

const OPEN_WIDGETS = '.suggest-widget.visible, .parameter-hints-widget.visible, .find-widget.visible, .peekview-widget';

/** Lets Tab leave the editor after Escape, until any other key is pressed. Ctrl+M toggles this permanently. */
export function leaveByTab(editor: Monaco.editor.IStandaloneCodeEditor): Monaco.IDisposable {
  let leaves = false;
  let escapes = 0;
  const update = (): void => tabLeaves.setState(leaves || TabFocus.getTabFocusMode(), true);
  const setLeaves = (value: boolean): void => {
    if (value === leaves) return;
    leaves = value;
    editor.updateOptions({ tabFocusMode: value });
    update();
    if (value) announce(TAB_LEAVES);
  };
  const listeners = [
    TabFocus.onDidChangeTabFocus(update),
    editor.onKeyDown(({ keyCode }) => {
      if (keyCode === monaco.KeyCode.Tab || keyCode === monaco.KeyCode.Shift) return;
      escapes = keyCode === monaco.KeyCode.Escape ? escapes + 1 : 0;
      // The first Escape may only close a widget. A second Escape directly after it always lets Tab leave.
      setLeaves(escapes > 1 || (escapes === 1 && document.querySelector(OPEN_WIDGETS) === null));
    }),
    editor.onDidBlurEditorWidget(() => setLeaves(false)),
  ];
  return {
    dispose: () => {
      for (const listener of listeners) listener.dispose();
    },
  };
}
