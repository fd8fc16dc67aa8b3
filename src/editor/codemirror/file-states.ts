import { isolateHistory } from '@codemirror/commands';
import { Annotation, EditorState, type StateEffect, type TransactionSpec } from '@codemirror/state';
import { textChange } from '../../protocol/project/text-edits.ts';
import type { AppStore } from '../../store/create-store.ts';
import { extensionsFor } from './extensions.ts';

/** Marks a transaction whose text comes from the store, so that it is not sent back. */
export const fromStore = Annotation.define<true>();

function normalized(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/**
 * Creates the transaction that changes the text to the store's text, as one undo step. Replaces only the difference, so
 * that the cursor stays. Returns undefined if the texts are equal.
 */
export function changeTo(state: EditorState, text: string): TransactionSpec | undefined {
  const before = state.doc.toString();
  const after = normalized(text);
  if (before === after) return undefined;
  const { offset, length, text: insert } = textChange(before, after);
  return {
    changes: { from: offset, to: offset + length, insert },
    annotations: [isolateHistory.of('full'), fromStore.of(true)],
  };
}

interface FileState {
  readonly state: EditorState;
  readonly scroll: StateEffect<unknown>;
}

/**
 * Editor states of the files that were shown, with undo history, cursor and scroll position. Cleared when another
 * project is opened.
 */
export interface FileStates {
  keep(path: string, file: FileState): void;
  /** Returns the state of a file, with the store's current source. */
  of(path: string): { readonly state: EditorState; readonly scroll?: StateEffect<unknown> };
}

export function createFileStates(store: AppStore): FileStates {
  const kept = new Map<string, FileState>();
  let keptOf = store.getState().opening;

  function keptStates(): Map<string, FileState> {
    const { opening } = store.getState();
    if (opening !== keptOf) kept.clear();
    keptOf = opening;
    return kept;
  }

  return {
    keep: (path, file) => void keptStates().set(path, file),
    of: (path) => {
      const text = store.getState().project.files[path] ?? '';
      const file = keptStates().get(path);
      if (file === undefined) return { state: EditorState.create({ doc: text, extensions: extensionsFor(path) }) };
      const change = changeTo(file.state, text);
      return change === undefined ? file : { state: file.state.update(change).state };
    },
  };
}
