/** All ways to open a project. The open project is stored first. */
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { changeWithUndo } from '../../store/changes/change-with-undo.ts';
import { packs } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import type { DraftDatabase } from '../../workspace/drafts/draft-database.ts';
import { withTabDrafts } from '../../workspace/drafts/tab-drafts.ts';
import { isCertname } from '../../workspace/permalink/check-project.ts';
import { lessonHash, puzzleOfDayHash } from '../../workspace/permalink/permalink.ts';
import { reportUnreadableStore } from './draft-notices.ts';
import { addEntry } from './history-entries.ts';
import { startKeeping, type KeepingOptions } from './start-keeping.ts';
import { keptDrafts, type KeptDrafts } from './kept-drafts.ts';
import { emptyProject, importedProject } from './new-project.ts';
import { addressOpener } from './open-address.ts';
import { entryOpener } from './open-entry.ts';
import { projectLink, showLink } from './project-link.ts';
import { ProjectOpener } from './project-opener.ts';
import { takeUnsaved } from './unsaved-copy.ts';

export interface Session extends KeptDrafts {
  /** Opens the target of the address, the draft of the last visit, or the solution of the first lesson. */
  start(): Promise<void>;
  openExample(id: string): Promise<void>;
  /** Continues the draft of a lesson (`PART/LESSON`). If the lesson was never edited, starts it. */
  openLesson(id: string): Promise<void>;
  openFirstLesson(): Promise<void>;
  openPuzzleOfDay(): Promise<void>;
  /**
   * Replaces all project files, and keeps their previous state as an earlier state. Returns a function that undoes
   * this.
   */
  replaceFiles(files: ProjectFiles): Promise<() => void>;
  newProject(): Promise<void>;
  /** Opens imported files as a separate project, which is stored from the start. */
  openImported(
    name: string,
    imported: Pick<Imported, 'files' | 'certname' | 'archive' | 'release'> & Partial<Imported>,
  ): Promise<void>;
  openDraft(id: string): Promise<void>;
  backToPreviousDraft(): Promise<void>;
  /**
   * Sets the page's address to the project's link, and returns the link; undefined if the project is too large for a
   * link.
   */
  link(): string | undefined;
  /** Returns the project's link without changing the address. Undefined if the project is too large for a link. */
  projectLink(): string | undefined;
  /**
   * Called after the browser has deleted the store of drafts. Saves the open project to a new store, and reports this.
   */
  restoreStore(): void;
}

interface SessionOptions extends Omit<KeepingOptions, 'database'> {
  readonly database: DraftDatabase;
}

export function createSession({ store, database: browserDatabase, runDatabase, keeps }: SessionOptions): Session {
  const database = withTabDrafts(browserDatabase);
  const { actions } = store.getState();
  const keeping = startKeeping({ store, database, runDatabase, keeps });
  const { autosave } = keeping;
  const opener = new ProjectOpener(store, database, keeping);
  const openAddress = addressOpener({ store, database, opener });
  const entries = entryOpener({ store, database, opener, openAddress });

  async function openNamed(hash: string): Promise<void> {
    await openAddress({ hash, enter: addEntry, keepView: false });
  }

  store.subscribe(
    (state) => state.requestedLesson,
    (lesson) => {
      if (lesson !== undefined) void openNamed(lessonHash(lesson.id));
    },
  );

  store.subscribe(
    (state) => state.requestedProject,
    (made) => {
      if (made === undefined) return;
      const { name, certname, files, message } = made;
      void openImported(name, { files, ...(isCertname(certname) ? { certname } : {}) }).then(() =>
        showToast({ message }),
      );
    },
  );

  async function openImported(name: string, imported: Partial<Imported>): Promise<void> {
    if (imported.pack !== undefined) packs.offer(imported.pack);
    await opener.openNew({ project: importedProject(name, imported), open: [], active: undefined }, '');
    autosave.touch();
  }

  return {
    start: async () => {
      addEventListener('popstate', () => void entries.follow());
      try {
        // Copies that cannot be saved stay where they are, for a later visit.
        if (keeps) await takeUnsaved(browserDatabase);
        await entries.openAtStart();
      } catch (error) {
        // Opens an empty project, so that the page works although the stored one cannot be read.
        reportUnreadableStore(error);
        opener.openEmpty();
      }
    },
    openExample: (id) => openNamed(`#example/${id}`),
    openLesson: (id) => openNamed(lessonHash(id)),
    openPuzzleOfDay: () => openNamed(puzzleOfDayHash),
    openFirstLesson: async () => {
      const { firstLesson } = await import('../../lessons/index.ts');
      if (firstLesson !== undefined) await openNamed(lessonHash(firstLesson));
    },
    replaceFiles: async (files) => {
      await autosave.flush();
      autosave.keepNextState();
      const gone = Object.keys(store.getState().project.files).filter((path) => files[path] === undefined);
      const texts = { ...Object.fromEntries(gone.map((path) => [path, undefined])), ...files };
      return changeWithUndo(store, { texts });
    },
    newProject: async () => {
      // Closes the reference page, because the user opened it for the previous project.
      actions.closeReference();
      await opener.openNew({ project: emptyProject, open: [], active: 'manifests/site.pp' }, '');
    },
    openImported,
    openDraft: (id) => opener.openDraft(id),
    backToPreviousDraft: async () => {
      const { previousDraft } = store.getState();
      if (previousDraft !== undefined) await opener.openDraft(previousDraft.id);
    },
    ...keptDrafts({
      store,
      database,
      autosave,
      keptRuns: keeping.runs,
      openDraft: (id) => opener.openDraft(id),
      openAnother: entries.openAnother,
    }),
    restoreStore: () => {
      if (!autosave.isStored) return;
      autosave.touch();
      showToast({
        stays: true,
        message: 'The browser deleted its saved projects. The open project is being saved again.',
      });
    },
    projectLink: () => projectLink(store),
    link: () => showLink(store),
  };
}
