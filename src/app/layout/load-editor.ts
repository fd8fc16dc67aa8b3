import { editorArrived } from '../../store/opening-stations.ts';
import { NARROW, NARROW_EMBED } from '../../ui/narrow.ts';

type EditorCode = typeof import('../../editor/CodeEditor.tsx');
let code: Promise<EditorCode> | undefined;

/** The editor's code, asked for once; after a failure the next call asks anew. */
export function loadEditor(): Promise<EditorCode> {
  code ??= import('../../editor/CodeEditor.tsx').catch((error: unknown) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** The code of the editor for narrow pages, and for those where Monaco's cannot be had. */
export function loadCodeMirror(): Promise<typeof import('../../editor/codemirror/CodeMirrorEditor.tsx')> {
  return import('../../editor/codemirror/CodeMirrorEditor.tsx');
}

/**
 * Begins with what the page needs first: the code of its editor; then the rest. An embed is looked at before it is written in, so
 * its view does not wait for the editor.
 */
export function loadFirstThings(isEmbed: boolean): void {
  if (isEmbed) editorArrived();
  const isNarrow = matchMedia(isEmbed ? NARROW_EMBED : NARROW).matches;
  const editor = isNarrow ? loadCodeMirror() : loadEditor();
  editor.then(editorArrived, editorArrived);
}
