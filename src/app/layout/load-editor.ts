import { editorArrived } from '../../store/after-editor.ts';

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

/** Begins with what the page needs first: the editor's code, unless the page is too narrow for Monaco; then the rest. */
export function loadFirstThings(): void {
  if (matchMedia('(max-width: 720px)').matches) editorArrived();
  else loadEditor().then(editorArrived, editorArrived);
}
