import type { Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { AppStore } from '../../store/create-store.ts';
import { selectResourceAt } from '../../store/selectors.ts';
import type { AppState } from '../../store/state.ts';
import { selectedPlace } from '../selected-place.ts';
import { watchProblems } from '../watch-problems.ts';
import { changeTo, createFileStates, fromStore, type FileStates } from './file-states.ts';
import { litNode, litSelection } from './lit-lines.ts';
import { positionAt, rangeIn } from './places.ts';
import { shownProblems } from './problems.ts';

const statesByStore = new WeakMap<AppStore, FileStates>();

function getFileStates(store: AppStore): FileStates {
  const states = statesByStore.get(store) ?? createFileStates(store);
  statesByStore.set(store, states);
  return states;
}

type Reveal = NonNullable<AppState['reveal']>;

/** Connects a CodeMirror editor with the store: text, problems, selection and cursor follow each other. */
export class CodeMirrorSession {
  readonly view: EditorView;
  readonly #store: AppStore;
  readonly #files: FileStates;
  readonly #onUpdate: (view: EditorView) => void;
  readonly #ends: readonly (() => void)[];
  #path: string | undefined;
  /** Value of the counter `opening` in the store when the shown project was opened. */
  #opening: number;
  #revealed: Reveal | undefined;
  #toScroll = false;

  constructor(parent: HTMLElement, store: AppStore, onUpdate: (view: EditorView) => void) {
    this.#store = store;
    this.#files = getFileStates(store);
    this.#onUpdate = onUpdate;
    this.#opening = store.getState().opening;
    this.view = new EditorView({ parent, dispatchTransactions: (transactions) => this.#update(transactions) });
    this.#show();
    this.#ends = [
      store.subscribe(
        (state) => `${state.opening} ${state.activeFile ?? ''}`,
        () => this.#show(),
      ),
      store.subscribe(
        (state) => state.project.files,
        () => this.#showText(),
      ),
      watchProblems(store, () => this.#showProblems()),
      store.subscribe(
        (state) => state.selection,
        (selection) => {
          this.#toScroll = selection !== undefined && store.getState().selectedBy !== 'editor';
          this.#showSelection();
        },
      ),
      store.subscribe(
        (state) => state.analysis,
        () => this.#showSelection(),
      ),
      store.subscribe(
        (state) => state.highlight,
        () => this.#showNode(),
      ),
    ];
  }

  /** Moves the cursor to a place in the shown file. Does this once for each request. */
  reveal(target: Reveal): void {
    if (target === this.#revealed || target.place.file !== this.#path) return;
    this.#revealed = target;
    const { from, to } = rangeIn(this.view.state.doc, target.place);
    const hasEnd = target.place.endLine !== undefined;
    this.view.dispatch({
      selection: { anchor: from, head: hasEnd ? to : from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    this.view.focus();
  }

  end(): void {
    for (const end of this.#ends) end();
    this.#keepFile();
    this.view.destroy();
  }

  #update(transactions: readonly Transaction[]): void {
    const { view } = this;
    view.update(transactions);
    const path = this.#path;
    if (path !== undefined) {
      if (transactions.some((each) => each.docChanged && each.annotation(fromStore) !== true)) {
        const text = view.state.doc.toString();
        const { project, actions } = this.#store.getState();
        // An undo has restored the analyzed source. No new analysis follows, so the current problems are shown again.
        if (text === project.files[path]) this.#showProblems();
        else actions.editFile(path, text);
      }
      if (transactions.some(({ docChanged, selection }) => docChanged || selection !== undefined)) this.#reportCursor();
      // Selects the resource at the cursor only if the user has moved the cursor, not if an edit has.
      if (view.hasFocus && transactions.some((each) => each.isUserEvent('select'))) this.#selectHere();
    }
    this.#onUpdate(view);
  }

  #reportCursor(): void {
    const { doc, selection } = this.view.state;
    if (this.#path !== undefined)
      this.#store.getState().actions.moveCursor({ file: this.#path, ...positionAt(doc, selection.main.head) });
  }

  #selectHere(): void {
    if (this.#path === undefined) return;
    const state = this.#store.getState();
    const { line } = positionAt(this.view.state.doc, this.view.state.selection.main.head);
    const resource = selectResourceAt(state, this.#path, line);
    if (resource === undefined) return;
    if (state.selection?.kind === 'resource' && state.selection.ref === resource.ref) return;
    state.actions.select({ kind: 'resource', ref: resource.ref }, 'editor');
  }

  #keepFile(): void {
    const { view } = this;
    if (this.#path !== undefined && this.#opening === this.#store.getState().opening)
      this.#files.keep(this.#path, { state: view.state, scroll: view.scrollSnapshot() });
  }

  #show(): void {
    this.#keepFile();
    const { activeFile, opening } = this.#store.getState();
    this.#path = activeFile;
    this.#opening = opening;
    if (activeFile === undefined) return;
    const file = this.#files.of(activeFile);
    this.view.setState(file.state);
    if (file.scroll !== undefined) this.view.dispatch({ effects: file.scroll });
    this.#showProblems();
    this.#showSelection();
    this.#showNode();
    this.#reportCursor();
    this.#onUpdate(this.view);
  }

  /** Updates the editor after the store's text has changed elsewhere. */
  #showText(): void {
    const { project, opening } = this.#store.getState();
    const text = this.#path === undefined || opening !== this.#opening ? undefined : project.files[this.#path];
    const change = text === undefined ? undefined : changeTo(this.view.state, text);
    if (change !== undefined) this.view.dispatch(change);
  }

  #showProblems(): void {
    if (this.#path !== undefined) this.view.dispatch(shownProblems(this.#store, this.#path, this.view.state));
  }

  #showSelection(): void {
    const { view } = this;
    const path = this.#path;
    const state = this.#store.getState();
    if (path === undefined) return;
    view.dispatch({ effects: litSelection(state, path, view.state) });
    const place = selectedPlace(state);
    if (!this.#toScroll || place === undefined) return;
    if (place.file !== path) {
      if (place.file !== state.activeFile) state.actions.openFile(place.file);
      return;
    }
    this.#toScroll = false;
    view.dispatch({
      effects: EditorView.scrollIntoView(rangeIn(view.state.doc, place).from, { y: 'nearest', yMargin: 80 }),
    });
  }

  #showNode(): void {
    if (this.#path !== undefined)
      this.view.dispatch({ effects: litNode(this.#store.getState(), this.#path, this.view.state) });
  }
}
