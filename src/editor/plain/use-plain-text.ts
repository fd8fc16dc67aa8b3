import { useCallback, useEffect, useState, type RefObject } from 'react';
import { appStore, useActions, useAppStore } from '../../store/store.ts';
import { followText } from './follow-text.ts';
import { createHistory, type History } from './history.ts';
import type { TextState } from './text-state.ts';

/** What is undone outlives a look at another file, and ends with the project. */
const histories = new Map<string, History>();
let historiesOf = -1;

function historyOf(path: string, text: string): History {
  const { opening } = appStore.getState();
  if (opening !== historiesOf) histories.clear();
  historiesOf = opening;
  const known = histories.get(path);
  if (known !== undefined) return known;
  const history = createHistory({ text, start: 0, end: 0 });
  histories.set(path, history);
  return history;
}

export interface PlainText {
  readonly text: string;
  /** Takes over what was typed into the field. */
  typed(): void;
  /** Changes text and selection as one step of undo; `undefined` changes nothing. */
  change(edit: (state: TextState) => TextState | undefined): void;
  undo(): void;
  redo(): void;
}

function fill(element: HTMLTextAreaElement, { text, start, end }: TextState): void {
  element.value = text;
  element.setSelectionRange(start, end);
}

/** One file's text in a field of the browser: typing goes to the store, changes of the store come back, with an undo of its own. Made anew for each file. */
export function usePlainText(path: string, field: RefObject<HTMLTextAreaElement | null>): PlainText {
  const text = useAppStore((state) => state.project.files[path] ?? '');
  const { editFile } = useActions();
  const [history] = useState(() => historyOf(path, text));

  useEffect(() => followText(appStore, path, history), [history, path]);

  const show = useCallback(
    (state: TextState | undefined): void => {
      const element = field.current;
      if (state === undefined || element === null) return;
      fill(element, state);
      editFile(path, state.text);
    },
    [editFile, field, path],
  );
  const read = useCallback((): TextState => {
    const element = field.current;
    return { text: element?.value ?? '', start: element?.selectionStart ?? 0, end: element?.selectionEnd ?? 0 };
  }, [field]);

  return {
    text,
    typed: () => {
      const state = read();
      history.record(state, Date.now());
      editFile(path, state.text);
    },
    change: (edit) => {
      const next = edit(read());
      if (next === undefined) return;
      history.record(next, Date.now(), true);
      show(next);
    },
    undo: () => show(history.undo()),
    redo: () => show(history.redo()),
  };
}
