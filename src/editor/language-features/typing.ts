/**
 * Handles Enter, brackets and quotes by the typing rules of the language service. All other keys keep Monaco's
 * behavior.
 */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { typeCharacter, type TypingEdit } from '../../language-service/typing/index.ts';
import { typedLanguage } from '../languages/language-of-path.ts';
import { monaco } from '../monaco.ts';

/** Monaco's command for typed text. A command that is registered under the same name replaces it. */
const TYPE = 'type';

export function provideTyping(): Monaco.IDisposable {
  return monaco.editor.registerCommand(TYPE, (_accessor, { text }: { readonly text: string }) => {
    const editor = monaco.editor.getEditors().find((each) => each.hasTextFocus());
    if (editor !== undefined) typeText(editor, text);
  });
}

/** Inserts text as if the user typed it. */
export function typeText(editor: Monaco.editor.ICodeEditor, text: string): void {
  if (typeInto(editor, text)) return;
  readLineColors(editor);
  editor.trigger('keyboard', TYPE, { text });
}

/**
 * Makes Monaco read the colors up to the cursor's line. It closes brackets and quotes only in lines whose colors it has
 * read, which it does while the page is idle: some time after a file is opened.
 */
function readLineColors(editor: Monaco.editor.ICodeEditor): void {
  const [model, position] = [editor.getModel(), editor.getPosition()];
  if (model !== null && position !== null) monaco.editor.colorizeModelLine(model, position.lineNumber);
}

/** Inserts a character by the typing rules. Returns false if no rule applies. */
function typeInto(editor: Monaco.editor.ICodeEditor, character: string): boolean {
  const model = editor.getModel();
  const [selection, another] = editor.getSelections() ?? [];
  const language = typedLanguage(model?.getLanguageId() ?? '');
  if (model === null || selection === undefined || another !== undefined || language === undefined) return false;
  if (!selection.isEmpty() || editor.getOption(monaco.editor.EditorOption.readOnly)) return false;
  // Reads the text with one character per line break, because offsets count line breaks this way in every file.
  const before = new monaco.Range(1, 1, selection.endLineNumber, selection.endColumn);
  const offset = model.getValueLengthInRange(before, monaco.editor.EndOfLinePreference.LF);
  const text = model.getValue(monaco.editor.EndOfLinePreference.LF);
  const edit = typeCharacter(character, { text, offset, language });
  if (edit === undefined) return false;
  apply(
    editor,
    text,
    edit,
    edit.edits.every(({ range: [start, end], text: by }) => start === end && by === character),
  );
  return true;
}

function apply(editor: Monaco.editor.ICodeEditor, text: string, { edits, cursor }: TypingEdit, isPlain: boolean): void {
  let typed = text;
  for (const { range, text: by } of edits.toReversed()) typed = typed.slice(0, range[0]) + by + typed.slice(range[1]);
  const position = positionAt(typed, cursor);
  if (edits.length === 0) editor.setPosition(position);
  else {
    // Each edit by a typing rule is a separate undo step. A plainly inserted character joins the undo step of the
    // characters next to it.
    if (!isPlain) editor.pushUndoStop();
    editor.executeEdits(
      'typing',
      edits.map(({ range: [start, end], text: by }) => ({
        range: monaco.Range.fromPositions(positionAt(text, start), positionAt(text, end)),
        text: by,
        // Monaco then removes the inserted indentation if the line stays empty.
        isAutoWhitespaceEdit: by.startsWith('\n'),
      })),
      [monaco.Selection.fromPositions(position)],
    );
    if (!isPlain) editor.pushUndoStop();
  }
  editor.revealPosition(position);
}

function positionAt(text: string, offset: number): Monaco.Position {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return new monaco.Position(line, offset - start + 1);
}
