import { EditorView } from '@codemirror/view';
import type { AppStore } from '../../store/create-store.ts';
import { selectResourceAt } from '../../store/selectors.ts';
import type { AppState } from '../../store/state.ts';
import { selectedPlace } from '../selected-place.ts';
import { watchProblems } from '../watch-problems.ts';
import { changeTo, createFileStates, fromStore, type FileStates } from './file-states.ts';
import { litNode, litSelection } from './lit.ts';
import { positionAt, rangeIn } from './places.ts';
import { shownProblems } from './problems.ts';

const statesByStore = new WeakMap<AppStore, FileStates>();

function fileStatesOf(store: AppStore): FileStates {
  const states = statesByStore.get(store) ?? createFileStates(store);
  statesByStore.set(store, states);
  return states;
}

type Reveal = NonNullable<AppState['reveal']>;

export interface CodeMirrorSession {
  readonly view: EditorView;
  /** Goes to a place of the file that is shown, once for each time that it is asked for. */
  reveal(asked: Reveal): void;
  end(): void;
}

/** One CodeMirror over a project's open file; text, problems, selection and cursor go both ways between it and the store. */
export function startCodeMirror(
  parent: HTMLElement,
  store: AppStore,
  onUpdate: (view: EditorView) => void,
): CodeMirrorSession {
  const files = fileStatesOf(store);
  /** The file that is shown. */
  let path: string | undefined;
  let { opening } = store.getState();
  let revealed: Reveal | undefined;
  /** Whether the place of the selection is still to be scrolled to. */
  let toScroll = false;

  const view: EditorView = new EditorView({
    parent,
    dispatchTransactions: (transactions) => {
      view.update(transactions);
      const { actions } = store.getState();
      const { state } = view;
      if (path !== undefined) {
        if (transactions.some((each) => each.docChanged && each.annotation(fromStore) !== true)) {
          const text = state.doc.toString();
          // Put in its own place, a text is not read again: what was marked in it is all that there will be.
          if (text === store.getState().project.files[path]) showProblems();
          else actions.editFile(path, text);
        }
        const isMoved = transactions.some(({ docChanged, selection }) => docChanged || selection !== undefined);
        if (isMoved) tellCursor();
        // Only where the person put the cursor: not where a change of the text left it.
        if (view.hasFocus && transactions.some((each) => each.isUserEvent('select'))) selectHere();
      }
      onUpdate(view);
    },
  });

  function tellCursor(): void {
    const { doc, selection } = view.state;
    if (path !== undefined)
      store.getState().actions.moveCursor({ file: path, ...positionAt(doc, selection.main.head) });
  }

  function selectHere(): void {
    if (path === undefined) return;
    const state = store.getState();
    const { line } = positionAt(view.state.doc, view.state.selection.main.head);
    const resource = selectResourceAt(state, path, line);
    if (resource === undefined) return;
    if (state.selection?.kind === 'resource' && state.selection.ref === resource.ref) return;
    state.actions.select({ kind: 'resource', ref: resource.ref }, 'editor');
  }

  function show(): void {
    const state = store.getState();
    if (path !== undefined && opening === state.opening) {
      files.keep(path, { state: view.state, scroll: view.scrollSnapshot() });
    }
    ({ activeFile: path, opening } = state);
    if (path === undefined) return;
    const file = files.of(path);
    view.setState(file.state);
    if (file.scroll !== undefined) view.dispatch({ effects: file.scroll });
    showProblems();
    showSelection();
    showNode();
    tellCursor();
    onUpdate(view);
  }

  function showText(): void {
    const state = store.getState();
    const text = path === undefined || state.opening !== opening ? undefined : state.project.files[path];
    const change = text === undefined ? undefined : changeTo(view.state, text);
    if (change !== undefined) view.dispatch(change);
  }

  function showProblems(): void {
    if (path !== undefined) view.dispatch(shownProblems(store, path, view.state));
  }

  function showSelection(): void {
    const state = store.getState();
    if (path === undefined) return;
    view.dispatch({ effects: litSelection(state, path, view.state) });
    const place = selectedPlace(state);
    if (!toScroll || place === undefined) return;
    if (place.file !== path) {
      if (place.file !== state.activeFile) state.actions.openFile(place.file);
      return;
    }
    toScroll = false;
    view.dispatch({
      effects: EditorView.scrollIntoView(rangeIn(view.state.doc, place).from, { y: 'nearest', yMargin: 80 }),
    });
  }

  function showNode(): void {
    if (path !== undefined) view.dispatch({ effects: litNode(store.getState(), path, view.state) });
  }

  function reveal(asked: Reveal): void {
    if (asked === revealed || asked.place.file !== path) return;
    revealed = asked;
    const { from, to } = rangeIn(view.state.doc, asked.place);
    const hasEnd = asked.place.endLine !== undefined;
    view.dispatch({
      selection: { anchor: from, head: hasEnd ? to : from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    view.focus();
  }

  show();
  const ends = [
    store.subscribe((state) => `${state.opening} ${state.activeFile ?? ''}`, show),
    store.subscribe((state) => state.project.files, showText),
    watchProblems(store, showProblems),
    store.subscribe(
      (state) => state.selection,
      (selection) => {
        toScroll = selection !== undefined && store.getState().selectedBy !== 'editor';
        showSelection();
      },
    ),
    store.subscribe((state) => state.analysis, showSelection),
    store.subscribe((state) => state.highlight, showNode),
  ];

  return {
    view,
    reveal,
    end: () => {
      for (const end of ends) end();
      if (path !== undefined && opening === store.getState().opening) {
        files.keep(path, { state: view.state, scroll: view.scrollSnapshot() });
      }
      view.destroy();
    },
  };
}
