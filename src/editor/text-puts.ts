import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { textChange } from '../protocol/project/text-edits.ts';
import { monaco } from './monaco.ts';

/**
 * Replaces a model's text as one undo step. Replaces only the difference, so that the cursor, folds and marks in the
 * remaining text stay.
 */
function replaceText(model: Monaco.editor.ITextModel, text: string): void {
  // The model's offsets start after a byte order mark.
  const { offset, length, text: put } = textChange(model.getValue(), text.replace(/^\ufeff/, ''));
  const [start, end] = [model.getPositionAt(offset), model.getPositionAt(offset + length)];
  model.pushStackElement();
  model.pushEditOperations([], [{ range: monaco.Range.fromPositions(start, end), text: put }], () => null);
  model.pushStackElement();
}

/**
 * A text that the page set in a model, with the versions of the model before and after this step of its undo history.
 */
interface Put {
  readonly before: string;
  readonly after: string;
  readonly from: number;
  readonly to: number;
}

interface TextPuts {
  put(model: Monaco.editor.ITextModel, text: string): void;
}

/**
 * Sets models to the texts of the store. If a text reverts the last change, the model undoes its last step instead.
 * With a new step, the next undo in the editor would apply the change again, in this file only.
 */
export function createTextPuts(): TextPuts {
  const last = new WeakMap<Monaco.editor.ITextModel, Put>();

  /** Moves in the undo history. Returns whether this produced the text. */
  function step(model: Monaco.editor.ITextModel, text: string): boolean {
    const put = last.get(model);
    const version = model.getAlternativeVersionId();
    if (put?.to === version && put.before === text) {
      void model.undo();
      if (model.getValue() === text) return true;
      void model.redo();
    } else if (put?.from === version && put.after === text) {
      void model.redo();
      if (model.getValue() === text) return true;
      void model.undo();
    }
    return false;
  }

  return {
    put: (model, text) => {
      if (step(model, text)) return;
      const before = model.getValue();
      const from = model.getAlternativeVersionId();
      replaceText(model, text);
      last.set(model, { before, after: text, from, to: model.getAlternativeVersionId() });
    },
  };
}
