/** The open project, and every way to open another: none of them loses the project before. */
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { changeWithUndo } from '../../store/change-with-undo.ts';
import { packs } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import { lessonHash } from '../../workspace/permalink/permalink.ts';
import { tellOfUnreadable } from './draft-notices.ts';
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
  /** Opens what the address asks for, or the draft of the last visit, or what the first lesson arrives at. */
  start(): Promise<void>;
  openExample(id: string): Promise<void>;
  /** Opens a lesson, `PART/LESSON`, as it was left; at its start where it was never edited. */
  openLesson(id: string): Promise<void>;
  openFirstLesson(): Promise<void>;
  /** Puts other files in place of all of the project's, whose state before is kept. Yields what takes that back. */
  replaceFiles(files: ProjectFiles): Promise<() => void>;
  newProject(): Promise<void>;
  /** Opens imported files as a project of their own, which is kept from the start. */
  openImported(
    name: string,
    imported: Pick<Imported, 'files' | 'certname' | 'archive' | 'release'> & Partial<Imported>,
  ): Promise<void>;
  openDraft(id: string): Promise<void>;
  backToPreviousDraft(): Promise<void>;
  /** Sets the address to the project's link and yields it whole; undefined for a project that is too large for a link. */
  link(): string | undefined;
  /** The project's link, whatever the address is; undefined for a project that is too large for a link. */
  projectLink(): string | undefined;
  /** The browser's store of drafts was deleted: has the open project written to a new one, and says so. */
  restoreStore(): void;
}

export function createSession({ store, database, runDatabase, keeps }: KeepingOptions): Session {
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
    (state) => state.lessonAsked,
    (asked) => {
      if (asked !== undefined) void openNamed(lessonHash(asked.id));
    },
  );

  return {
    start: async () => {
      addEventListener('popstate', () => void entries.follow());
      try {
        if (keeps) await takeUnsaved(database);
        await entries.openAtStart();
      } catch (error) {
        // A page with an empty project is better than none.
        tellOfUnreadable(error);
        opener.openEmpty();
      }
    },
    openExample: (id) => openNamed(`#example/${id}`),
    openLesson: (id) => openNamed(lessonHash(id)),
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
      // A reference page that was read beside another project.
      actions.closeReference();
      await opener.openNew({ project: emptyProject, open: [], active: 'manifests/site.pp' }, '');
    },
    openImported: async (name, imported) => {
      if (imported.pack !== undefined) packs.offer(imported.pack);
      await opener.openNew({ project: importedProject(name, imported), open: [], active: undefined }, '');
      autosave.touch();
    },
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
