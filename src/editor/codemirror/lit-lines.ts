/** Highlights that other views request: the selected resource and the node of the syntax tree. */
import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import { selectAnalysisIsOld } from '../../store/selectors.ts';
import type { AppState } from '../../store/state.ts';
import { selectedPlace } from '../selected-place.ts';
import { rangeIn } from './places.ts';

const selectedLine = Decoration.line({ class: 'cm-selectedResource' });
const syntaxNode = Decoration.mark({ class: 'cm-syntaxNode' });

const setLit = StateEffect.define<{ readonly selected?: DecorationSet; readonly node?: DecorationSet }>();

interface Lit {
  readonly selected: DecorationSet;
  readonly node: DecorationSet;
}

/** Highlighted ranges, which move with the text when the user edits. */
export const lit = StateField.define<Lit>({
  create: () => ({ selected: Decoration.none, node: Decoration.none }),
  update: (marks, transaction) => {
    const moved = transaction.docChanged
      ? { selected: marks.selected.map(transaction.changes), node: marks.node.map(transaction.changes) }
      : marks;
    return transaction.effects.reduce(
      (last, effect) => (effect.is(setLit) ? { ...last, ...effect.value } : last),
      moved,
    );
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ selected }) => selected),
    EditorView.decorations.from(field, ({ node }) => node),
  ],
});

/**
 * Highlights the line of the selected resource. If the analysis is outdated, its positions are wrong, and the existing
 * highlight stays.
 */
export function litSelection(store: AppState, path: string, { doc }: EditorState): StateEffect<unknown>[] {
  const place = selectedPlace(store);
  if (place === undefined || place.file !== path) return [setLit.of({ selected: Decoration.none })];
  if (store.catalogIsOld || selectAnalysisIsOld(store)) return [];
  const { from } = doc.line(Math.min(place.line, doc.lines));
  return [setLit.of({ selected: Decoration.set(selectedLine.range(from)) })];
}

export function litNode({ highlight }: AppState, path: string, { doc }: EditorState): StateEffect<unknown>[] {
  if (highlight === undefined || highlight.place.file !== path) return [setLit.of({ node: Decoration.none })];
  const { from, to } = rangeIn(doc, highlight.place);
  return [
    setLit.of({ node: from === to ? Decoration.none : Decoration.set(syntaxNode.range(from, to)) }),
    ...(highlight.scroll ? [EditorView.scrollIntoView(from, { y: 'center' })] : []),
  ];
}
