import { editorArrived } from '../../store/editor-arrival.ts';
import { NARROW, NARROW_EMBED } from '../../ui/narrow.ts';

type EditorCode = typeof import('../../editor/CodeEditor.tsx');
let code: Promise<EditorCode> | undefined;

/** Loads the editor's code once, or again after a failure. */
export function loadEditor(): Promise<EditorCode> {
  code ??= import('../../editor/CodeEditor.tsx').catch((error: unknown) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** Loads the editor for narrow pages, and for pages on which Monaco cannot be loaded. */
export function loadCodeMirror(): Promise<typeof import('../../editor/codemirror/CodeMirrorEditor.tsx')> {
  return import('../../editor/codemirror/CodeMirrorEditor.tsx');
}

/**
 * Loads the editor, and then signals that all other code may load. In an embed, other code does not wait for the
 * editor, because users look at an embed before they edit.
 */
export function loadFirstThings(isEmbed: boolean): void {
  if (isEmbed) editorArrived();
  const isNarrow = matchMedia(isEmbed ? NARROW_EMBED : NARROW).matches;
  const editor = isNarrow ? loadCodeMirror() : loadEditor();
  editor.then(editorArrived, editorArrived);
}
