import type { AppStore } from '../../store/create-store.ts';
import { toOpenGroups } from '../../store/groups/editor-groups.ts';
import type { DraftContent, DraftDatabase, SaveProblem } from '../../workspace/drafts/draft-database.ts';
import { forkedDraft } from '../../workspace/drafts/lesson-drafts.ts';
import { forgetUnsaved, keepUnsaved } from './unsaved-copy.ts';

/** Maximum milliseconds between an edit and its save, even while the user types. */
const WITHIN = 250;

export interface WriterEvents {
  /** False if the page stores nothing, as in an embed. The page then shows no state of the draft. */
  readonly keeps: boolean;
  readonly onSaved: (draftId: string, version: number) => void;
  /**
   * Called when another tab has saved the same draft, and this tab's project therefore became a separate draft. `from`:
   * the previous id. `isSaved`: false if the browser refused to save the separate draft.
   */
  readonly onFork: (from: string, isSaved: boolean) => void;
  /**
   * Called when the browser refuses to save the draft. Not called again for further refusals, until a save has
   * succeeded.
   */
  readonly onRefused: (message: string) => void;
}

type Refusal = Exclude<SaveProblem, { readonly kind: 'conflict' }>;

/**
 * Saves the open project to its draft after each edit. A project without edits is not stored. If another tab has saved
 * the same draft in the meantime, this tab's project becomes a separate draft, so that both versions are kept. `draft`
 * in the store contains the state of saving.
 */
export class DraftWriter {
  readonly #store: AppStore;
  readonly #database: DraftDatabase;
  readonly #events: WriterEvents;
  /** Random id of this page, so that pages do not overwrite each other's copies of unsaved edits. */
  readonly #page = crypto.randomUUID();
  /** Version of the stored draft that the open project is based on. 0 if it was never stored. */
  #version = 0;
  #isEdited = false;
  #isWriting = false;
  /** True while this tab applies a change that another tab has saved. The change is stored already. */
  #isAdopting = false;
  #keepsReplaced = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The current or the last save. The next save waits for it. */
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(store: AppStore, database: DraftDatabase, events: WriterEvents) {
    this.#store = store;
    this.#database = database;
    this.#events = events;
  }

  get isStored(): boolean {
    return this.#version > 0;
  }

  /** Sets the stored version of the project that was just opened. 0 if it was never stored. */
  startFrom(version: number): void {
    this.#version = version;
    this.#isEdited = false;
    this.#keepsReplaced = false;
    this.#stopTimer();
    this.#database.edits(this.#store.getState().draftId);
    this.#store.setState({ draft: version === 0 ? { kind: 'untouched' } : { kind: 'saved', at: Date.now() } });
  }

  touch(): void {
    if (this.#isAdopting || !this.#events.keeps) return;
    this.#isEdited = true;
    const { draft } = this.#store.getState();
    if (draft.kind !== 'failed' && draft.kind !== 'unsaved') this.#store.setState({ draft: { kind: 'unsaved' } });
    this.#timer ??= setTimeout(() => void this.flush(), WITHIN);
  }

  flush(): Promise<void> {
    this.#stopTimer();
    this.#lastWrite = this.#lastWrite.then(() => this.#write());
    return this.#lastWrite;
  }

  /**
   * Makes the next save keep the previously stored content as an earlier state, even if the latest earlier state is
   * recent.
   */
  keepNextState(): void {
    this.#keepsReplaced = true;
  }

  /** Applies a version that another tab has saved. Does nothing if this tab has unsaved edits. */
  adopt(version: number, change: () => void): void {
    if (this.#isEdited || this.#isWriting || version <= this.#version) return;
    this.#version = version;
    this.#isAdopting = true;
    change();
    this.#isAdopting = false;
    this.#store.setState({ draft: { kind: 'saved', at: Date.now() } });
  }

  /** Copies unsaved edits to local storage, because the page may be closed before they are saved. */
  keepCopy(): void {
    if (!this.#isEdited && !this.#isWriting) return;
    const { draftId: id, project } = this.#store.getState();
    const draft = { id, name: project.name, savedAt: Date.now(), version: this.#version, ...this.#content() };
    keepUnsaved(draft, this.#page);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #content(): DraftContent {
    const state = this.#store.getState();
    return { project: state.project, ...toOpenGroups(state) };
  }

  async #write(): Promise<void> {
    if (!this.#isEdited) return;
    const { draftId, opening, draft } = this.#store.getState();
    this.#isEdited = false;
    if (draft.kind !== 'failed') this.#store.setState({ draft: { kind: 'saving' } });
    const now = Date.now();
    const saved = await this.#save(draftId, this.#version, now, this.#keepsReplaced);
    // Ignores the result if another project was opened during the save.
    if (this.#store.getState().opening !== opening) return;
    if (saved.ok) {
      this.#version = saved.value;
      this.#keepsReplaced = false;
      if (!this.#isEdited) forgetUnsaved(draftId, this.#page);
      this.#store.setState({ draft: this.#isEdited ? { kind: 'unsaved' } : { kind: 'saved', at: now } });
      this.#events.onSaved(draftId, this.#version);
    } else if (saved.problem.kind === 'conflict') await this.#fork(now);
    else this.#fail(saved.problem);
  }

  async #save(draftId: string, version: number, now: number, keepBefore: boolean): ReturnType<DraftDatabase['save']> {
    this.#isWriting = true;
    const saved = await this.#database.save(draftId, version, this.#content(), now, { keepBefore });
    this.#isWriting = false;
    return saved;
  }

  #fail(problem: Refusal): void {
    this.#isEdited = true;
    const hadFailed = this.#store.getState().draft.kind === 'failed';
    const message = problem.kind === 'full' ? 'the browser’s storage is full.' : problem.message;
    this.#store.setState({ draft: { kind: 'failed', message } });
    if (!hadFailed) this.#events.onRefused(message);
  }

  /** Saves the project under a new id without opening it again, so that cursor and undo history stay. */
  async #fork(now: number): Promise<void> {
    const { opening, draftId } = this.#store.getState();
    const id = forkedDraft(draftId);
    const forked = await this.#save(id, 0, now, false);
    if (this.#store.getState().opening !== opening) return;
    if (!forked.ok) {
      // A conflict is not a failure: the project keeps its id, and the next save finds the conflict again.
      if (forked.problem.kind === 'conflict') return;
      // Keeps the new id, so that each further attempt does not create another draft.
      this.#version = 0;
      this.#store.setState({ draftId: id });
      this.#events.onFork(draftId, false);
      this.#fail(forked.problem);
      return;
    }
    this.#version = forked.value;
    this.#store.setState({ draftId: id, draft: this.#isEdited ? { kind: 'unsaved' } : { kind: 'forked' } });
    this.#events.onSaved(id, this.#version);
    this.#events.onFork(draftId, true);
  }
}
