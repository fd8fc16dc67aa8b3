import type { AppStore } from '../../store/create-store.ts';
import type { TabDrafts } from '../../workspace/drafts/tab-drafts.ts';
import type { RunDatabase } from '../../workspace/runs/run-database.ts';
import { rememberDraft } from '../preferences.ts';
import { startAutosave, type Autosave } from './autosave.ts';
import { reportSeparateDraft, reportOtherTab, reportFailedSave } from './draft-notices.ts';
import type { WriterEvents } from './draft-writer.ts';
import { joinTabs } from './join-tabs.ts';
import { markEntry } from './history-entries.ts';
import { keepRuns, type KeptRuns } from './keep-runs.ts';
import { measureSmallLink } from './project-link.ts';
import { putProject } from './put-project.ts';

export interface KeepingOptions {
  readonly store: AppStore;
  readonly database: TabDrafts;
  readonly runDatabase: Promise<RunDatabase>;
  /** False if nothing may be stored, as in an embed. */
  readonly keeps: boolean;
}

export interface Keeping {
  readonly autosave: Autosave;
  readonly runs: KeptRuns;
  /**
   * Starts to store the project that was just opened. `version` is the version of its stored draft, 0 if there is none.
   */
  startFrom(version: number): void;
}

/** Stores the open project and its runs in the browser, and applies changes that other tabs save to the same draft. */
export function startKeeping({ store, database, runDatabase, keeps }: KeepingOptions): Keeping {
  const events: WriterEvents = {
    keeps,
    onSaved: (id, version) => {
      rememberDraft(id);
      tabs.announceSaved(id, version);
      runs.follow();
      measureSmallLink(store);
    },
    onFork: (from, isSaved) => {
      markEntry(store.getState().draftId);
      database.forgetUnsaved(from);
      if (isSaved) reportSeparateDraft();
    },
    onRefused: (message) => {
      const { draftId } = store.getState();
      // The notice stays while another project is opened, and still offers the project that was not saved.
      reportFailedSave(
        message,
        async () => (isOpen(draftId) ? undefined : await database.read(draftId))?.project ?? store.getState().project,
      );
    },
  };
  const autosave = startAutosave(store, database, events, database.hasUnsaved);
  const runs = keepRuns({
    store,
    database: runDatabase,
    isStored: () => autosave.isStored,
    keepProject: () => autosave.touch(),
  });
  const isOpen = (draftId: string): boolean => store.getState().draftId === draftId;
  const tabs = joinTabs((draftId) => void adopt(draftId));

  async function adopt(draftId: string): Promise<void> {
    const draft = isOpen(draftId) ? await database.read(draftId) : undefined;
    if (draft !== undefined && isOpen(draftId)) autosave.adopt(draft.version, () => putProject(store, draft.project));
  }

  async function enterDraft(draftId: string): Promise<void> {
    if ((await tabs.show(draftId)) && isOpen(draftId)) reportOtherTab();
  }

  return {
    autosave,
    runs,
    startFrom: (version) => {
      autosave.startFrom(version);
      if (keeps) void enterDraft(store.getState().draftId);
    },
  };
}
