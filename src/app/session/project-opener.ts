import type { AppStore } from '../../store/create-store.ts';
import type { AppState } from '../../store/state.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { Draft, DraftContent } from '../../workspace/drafts/draft-database.ts';
import { lessonOfDraft, puzzleOfLesson } from '../../workspace/drafts/lesson-drafts.ts';
import type { TabDrafts } from '../../workspace/drafts/tab-drafts.ts';
import { lessonHash } from '../../workspace/permalink/permalink.ts';
import { rememberDraft } from '../preferences.ts';
import { addEntry, addressWith, draftOfEntry, markEntry } from './history-entries.ts';
import type { Keeping } from './start-keeping.ts';
import { emptyProject } from './new-project.ts';

/** Returns the sentence that tells the user what to do in a lesson or a puzzle. */
export function findGuide(lesson: string): string {
  return puzzleOfLesson(lesson) === undefined
    ? 'Read the text, change the code, and apply: each task then shows its result.'
    : 'Find the fault, repair it with the smallest change, and check the result.';
}

export type EnterEntry = (draftId: string, address: string) => void;

/** Opens projects, each with the id of a draft. Stores the previously open project first. */
export class ProjectOpener {
  readonly #store: AppStore;
  readonly #database: TabDrafts;
  readonly #keeping: Keeping;

  constructor(store: AppStore, database: TabDrafts, keeping: Keeping) {
    this.#store = store;
    this.#database = database;
    this.#keeping = keeping;
  }

  /** Opens a project with the id of its draft, and applies it so that every view has content. */
  open(content: DraftContent, draftId: string, version: number): void {
    const { actions } = this.#store.getState();
    actions.openProject(content.project, draftId, content);
    if (draftOfEntry() !== draftId) markEntry(draftId);
    this.#keeping.startFrom(version);
    this.#store.setState({ linkLength: undefined, guide: undefined });
    // In a lesson, the learner starts the first apply instead.
    if (this.#store.getState().lesson === undefined)
      void actions.apply({ noop: false, fresh: true, origin: 'opening' });
    else actions.showNarrowPane('lesson');
  }

  openUnstored(content: DraftContent): void {
    this.open(content, crypto.randomUUID(), 0);
  }

  openEmpty(): void {
    this.openUnstored({ project: emptyProject, open: [], active: undefined });
  }

  /** Opens a project with the id of a new draft. Back returns to the previous project. */
  async openNew(content: DraftContent, hash: string, enter: EnterEntry = addEntry): Promise<void> {
    const previousDraft = await this.leave();
    const id = crypto.randomUUID();
    enter(id, addressWith(hash));
    this.open(content, id, 0);
    this.#store.setState({ previousDraft });
  }

  openStored(draft: Draft): void {
    this.open(draft, draft.id, draft.version);
    void this.#keeping.runs.load(draft.id);
    if (draft.isUnsaved === true) this.#keeping.autosave.touch();
    else rememberDraft(draft.id);
    void this.#showLessonGuide();
  }

  async openDraft(id: string): Promise<void> {
    await this.#keeping.autosave.flush();
    const draft = await this.#database.read(id);
    if (draft === undefined) return showToast({ tone: 'error', message: 'This draft no longer exists.' });
    const lesson = lessonOfDraft(id);
    addEntry(id, addressWith(lesson === undefined ? '' : lessonHash(lesson)));
    this.openStored(draft);
    this.#store.setState({ previousDraft: undefined });
  }

  /**
   * Stores the open project, or keeps it in this tab if that fails. Returns the draft for the Back button: this project
   * or, if it is a lesson or was never edited, the previous draft.
   */
  async leave(): Promise<AppState['previousDraft']> {
    const { autosave } = this.#keeping;
    await autosave.flush();
    const { draftId, project, previousDraft, lesson } = this.#store.getState();
    const isKept = autosave.isStored || this.#database.isUnsaved(draftId);
    return isKept && lesson === undefined ? { id: draftId, name: project.name } : previousDraft;
  }

  async #showLessonGuide(): Promise<void> {
    const { lesson, opening } = this.#store.getState();
    if (lesson === undefined) return;
    const { loadLesson } = await import('../../lesson-packs/load-lesson.ts');
    const loaded = await loadLesson(lesson.id);
    if (loaded.kind === 'loaded' && this.#store.getState().opening === opening)
      this.#store.setState({ guide: { summary: loaded.lesson.summary, watch: findGuide(lesson.id) } });
  }
}
