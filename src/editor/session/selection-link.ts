/**
 * Links the selection with the code: moving the cursor selects the resource around it, and selecting a resource in a
 * view highlights and reveals its code.
 */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../../store/create-store.ts';
import { selectAnalysisIsOld, selectResourceAt } from '../../store/selectors.ts';
import { toRange } from '../markers.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { selectedPlace } from '../selected-place.ts';

/** @param isActive returns whether the editor's group is active, because only the active group reveals the selection */
export function linkSelection(
  store: AppStore,
  editor: Monaco.editor.IStandaloneCodeEditor,
  isActive: () => boolean,
): () => void {
  const decorations = editor.createDecorationsCollection();

  const cursor = editor.onDidChangeCursorPosition(({ reason, source, position }) => {
    // Reacts only to the user's cursor movements, not to an opened file or changed source.
    if (source !== 'mouse' && source !== 'keyboard') return;
    if (reason === monaco.editor.CursorChangeReason.ContentFlush || !editor.hasTextFocus()) return;
    const model = editor.getModel();
    if (model === null) return;
    const state = store.getState();
    const resource = selectResourceAt(state, pathOf(model), position.lineNumber);
    if (resource === undefined) return;
    if (state.selection?.kind === 'resource' && state.selection.ref === resource.ref) return;
    state.actions.select({ kind: 'resource', ref: resource.ref }, 'editor');
  });

  /** True if the selected place must still be revealed, for example because its file is not shown yet. */
  let toReveal = false;

  function show(): void {
    const state = store.getState();
    const place = selectedPlace(state);
    const model = editor.getModel();
    if (place === undefined || model === null || place.file !== pathOf(model)) {
      decorations.clear();
      if (toReveal && place !== undefined && place.file !== state.activeFile) state.actions.openFile(place.file);
      return;
    }
    if (toReveal) editor.revealLineInCenterIfOutsideViewport(place.line);
    toReveal = false;
    // The places of an outdated catalog are wrong, so no new highlight is set. An existing highlight moves with the
    // text.
    if (state.catalogIsOld || selectAnalysisIsOld(state)) return;
    decorations.set([
      {
        range: toRange({ file: place.file, line: place.line }, model),
        options: {
          isWholeLine: true,
          className: 'editor-selected-resource',
          linesDecorationsClassName: 'editor-selected-mark',
          stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
        },
      },
    ]);
  }

  const ends = [
    store.subscribe(
      (state) => state.selection,
      (selection) => {
        toReveal = isActive() && selection !== undefined && store.getState().selectedBy !== 'editor';
        show();
      },
    ),
    store.subscribe((state) => state.analysis, show),
  ];
  const models = editor.onDidChangeModel(show);
  const texts = editor.onDidChangeModelContent(() => {
    // Removes the highlight if its text was deleted.
    if (decorations.getRanges().some((range) => range.isEmpty())) decorations.clear();
  });

  show();

  return () => {
    cursor.dispose();
    models.dispose();
    texts.dispose();
    for (const end of ends) end();
    decorations.clear();
  };
}
