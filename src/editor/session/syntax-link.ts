/**
 * Links the editor with the Syntax tree view: highlights the range that the view requests, and reports the cursor to
 * the view.
 */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../../store/create-store.ts';
import { toRange } from '../markers.ts';
import { pathOf } from '../models.ts';

/**
 * @param isActive returns whether the editor's group is active, because only the active group scrolls and reports its
 * cursor
 */
export function linkSyntax(
  store: AppStore,
  editor: Monaco.editor.IStandaloneCodeEditor,
  isActive: () => boolean,
): () => void {
  const decorations = editor.createDecorationsCollection();

  function show(): void {
    const { highlight } = store.getState();
    const model = editor.getModel();
    if (highlight === undefined || model === null || highlight.place.file !== pathOf(model)) {
      decorations.clear();
      return;
    }
    const range = toRange(highlight.place, model);
    decorations.set([{ range, options: { className: 'editor-syntax-node' } }]);
    if (highlight.scroll && isActive()) editor.revealRangeInCenterIfOutsideViewport(range);
  }

  function publishCursor(): void {
    const model = editor.getModel();
    const position = editor.getPosition();
    if (model === null || position === null || !isActive()) return;
    store.getState().actions.moveCursor({
      file: pathOf(model),
      line: position.lineNumber,
      column: position.column,
    });
  }

  const listeners = [
    editor.onDidChangeCursorPosition(publishCursor),
    editor.onDidChangeModel(() => {
      show();
      publishCursor();
    }),
  ];
  const ends = [
    store.subscribe((state) => state.highlight, show),
    store.subscribe((state) => state.activeGroup, publishCursor),
  ];
  publishCursor();

  return () => {
    for (const end of ends) end();
    for (const listener of listeners) listener.dispose();
    decorations.clear();
  };
}
