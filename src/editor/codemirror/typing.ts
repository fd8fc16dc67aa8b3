/**
 * Handles Enter, brackets and quotes by the typing rules of the language service. All other keys keep CodeMirror's
 * behavior.
 */
import { isolateHistory } from '@codemirror/commands';
import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { typeCharacter } from '../../language-service/typing/index.ts';
import { detectLanguage, typedLanguage } from '../languages/language-of-path.ts';

/**
 * Extension with the typing rules for a file. These rules take precedence over `closeBrackets` and the standard keys.
 */
export function typing(path: string): Extension {
  const language = typedLanguage(detectLanguage(path));
  if (language === undefined) return [];

  function typed(state: EditorState, character: string): TransactionSpec | undefined {
    const { main, ranges } = state.selection;
    if (!main.empty || ranges.length > 1 || state.readOnly || language === undefined) return undefined;
    const edit = typeCharacter(character, { text: state.doc.toString(), offset: main.head, language });
    if (edit === undefined) return undefined;
    const isPlain = edit.edits.every(({ range: [start, end], text }) => start === end && text === character);
    return {
      changes: edit.edits.map(({ range: [from, to], text: insert }) => ({ from, to, insert })),
      selection: { anchor: edit.cursor },
      scrollIntoView: true,
      userEvent: character === '\n' ? 'input' : 'input.type',
      // Each edit by a typing rule is a separate undo step. A plainly inserted character joins the undo step of the
      // characters next to it.
      ...(isPlain ? {} : { annotations: isolateHistory.of('full') }),
    };
  }

  function type(view: EditorView, character: string): boolean {
    const transaction = view.composing ? undefined : typed(view.state, character);
    if (transaction !== undefined) view.dispatch(transaction);
    return transaction !== undefined;
  }

  return [
    EditorView.inputHandler.of((view, from, to, text) => from === to && text.length === 1 && type(view, text)),
    keymap.of([{ key: 'Enter', run: (view) => type(view, '\n') }]),
  ];
}

/** Inserts text as if the user had typed it: brackets are closed automatically. */
export function insertAsTyped(view: EditorView, text: string): void {
  const { from, to } = view.state.selection.main;
  const insert = () =>
    view.state.update(view.state.replaceSelection(text), { scrollIntoView: true, userEvent: 'input.type' });
  const isHandled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, insert));
  if (!isHandled) view.dispatch(insert());
}
