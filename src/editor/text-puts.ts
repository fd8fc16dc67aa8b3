import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { textChange } from '../protocol/project/text-edits.ts';
import { monaco } from './monaco.ts';

/**
 * Replaces a model's text as one undo step. Changes only the difference, so that the cursor, folded ranges and markers
 * in unchanged text stay.
 */
function replaceText(model: Monaco.editor.ITextModel, text: string): void {
  // Removes the byte order mark, because the model's offsets do not count it.
  const { offset, length, text: put } = textChange(model.getValue(), text.replace(/^\ufeff/, ''));
  const [start, end] = [model.getPositionAt(offset), model.getPositionAt(offset + length)];
  model.pushStackElement();
  model.pushEditOperations([], [{ range: monaco.Range.fromPositions(start, end), text: put }], () => null);
  model.pushStackElement();
}

/**
 * A change of a model's text by the page, as one undo step. `before` and `after` are the texts. `from` and `to` are the
 * model's versions before and after the step.
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
 * Sets the text of models from the store. If a new text reverts the last change of a model, the model undoes this
 * change. If it changed the text in a new step instead, the next undo in the editor would bring the reverted change
 * back, and only in this file.
 */
export function createTextPuts(): TextPuts {
  const last = new WeakMap<Monaco.editor.ITextModel, Put>();

  /** Undoes or redoes the last step if this results in the text. Returns whether it did. */
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
