import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../../store/create-store.ts';
import type { EditorSettings } from '../../store/editor-settings.ts';

/** Height of a line, as a multiple of the font size. */
const LINE_HEIGHT = 20 / 13;

type FontOptions = Pick<Monaco.editor.IEditorOptions, 'fontSize' | 'lineHeight'>;

export function toFontOptions({ fontSize }: EditorSettings): FontOptions {
  return { fontSize, lineHeight: Math.round(fontSize * LINE_HEIGHT) };
}

function toEditorOptions(settings: EditorSettings): Monaco.editor.IEditorOptions {
  const { wrapsLines, formatsOnPaste, showsUnused, showsInlays, showsLenses, showsMinimap } = settings;
  return {
    ...toFontOptions(settings),
    wordWrap: wrapsLines ? 'on' : 'off',
    formatOnPaste: formatsOnPaste,
    showUnused: showsUnused,
    codeLens: showsLenses,
    minimap: { enabled: showsMinimap },
    inlayHints: { enabled: showsInlays ? 'on' : 'off' },
  };
}

export function followSettings(store: AppStore, editor: Monaco.editor.ICodeEditor): () => void {
  const show = (settings: EditorSettings): void => editor.updateOptions(toEditorOptions(settings));
  show(store.getState().editorSettings);
  return store.subscribe(({ editorSettings }) => editorSettings, show);
}
