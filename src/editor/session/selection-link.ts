/**
 * Synchronizes the selection in both directions: the cursor selects the resource around it, and a resource selected in
 * a view is highlighted and revealed in the code.
 */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../../store/create-store.ts';
import { selectAnalysisIsOld, selectResourceAt } from '../../store/selectors.ts';
import { toRange } from '../markers.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { selectedPlace } from '../selected-place.ts';

/** @param isActive returns whether the editor's group is active; only then is the selection revealed */
export function linkSelection(
  store: AppStore,
  editor: Monaco.editor.IStandaloneCodeEditor,
  isActive: () => boolean,
): () => void {
  const decorations = editor.createDecorationsCollection();

  const cursor = editor.onDidChangeCursorPosition(({ reason, source, position }) => {
    // Reacts only to cursor movements by the user, not to a file that is opened or to changed source.
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

  /** True if the requested place must still be shown after its file is loaded. */
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
    // An outdated catalog has the places of older source. An existing highlight then moves with the text, and no new
    // highlight is set.
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
    // The highlighted text was deleted.
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
