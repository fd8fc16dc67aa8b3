import type { Project } from '../../protocol/project/project.ts';
import type { AppStore } from '../../store/create-store.ts';
import type { DraftDatabase, DraftList, EarlierState } from '../../workspace/drafts/draft-database.ts';
import { confirmRememberedDraft } from '../preferences.ts';
import type { Autosave } from './autosave.ts';
import type { KeptRuns } from './keep-runs.ts';
import { putProject } from './put-project.ts';

export interface KeptDrafts {
  listDrafts(): Promise<DraftList>;
  /** Returns the current content of a draft, or undefined if the draft does not exist. */
  projectOf(id: string): Promise<Project | undefined>;
  /** Returns the earlier states of a draft, newest first. */
  earlierStates(id: string): Promise<readonly EarlierState[]>;
  /**
   * Opens a draft and replaces its content with an earlier state. The replaced content becomes an earlier state, too.
   */
  restore(id: string, state: EarlierState): Promise<void>;
  renameDraft(id: string, name: string): Promise<void>;
  duplicateDraft(id: string): Promise<void>;
  /** Deletes a draft. If it was open, opens another draft. Returns a function that restores the deleted draft. */
  deleteDraft(id: string): Promise<() => Promise<void>>;
}

interface KeptDraftsContext {
  readonly store: AppStore;
  readonly database: DraftDatabase;
  readonly autosave: Autosave;
  readonly keptRuns: Pick<KeptRuns, 'remove'>;
  readonly openDraft: (id: string) => Promise<void>;
  readonly openAnother: () => Promise<void>;
}

export function keptDrafts({
  store,
  database,
  autosave,
  keptRuns,
  openDraft,
  openAnother,
}: KeptDraftsContext): KeptDrafts {
  const isOpen = (id: string): boolean => store.getState().draftId === id;
  return {
    listDrafts: async () => {
      await autosave.flush();
      return database.list();
    },
    projectOf: async (id) => (isOpen(id) ? store.getState().project : (await database.read(id))?.project),
    earlierStates: async (id) => {
      await autosave.flush();
      return database.earlierStates(id);
    },
    restore: async (id, { project }) => {
      if (!isOpen(id)) await openDraft(id);
      // Saves the last edits first, because they belong to the earlier state that this creates.
      await autosave.flush();
      if (!isOpen(id)) return;
      autosave.keepNextState();
      putProject(store, project);
      await autosave.flush();
    },
    renameDraft: async (id, name) => {
      if (isOpen(id)) {
        store.getState().actions.renameProject(name);
        return autosave.flush();
      }
      const draft = await database.read(id);
      if (draft === undefined) return;
      await database.save(id, draft.version, { ...draft, project: { ...draft.project, name } }, Date.now());
      confirmRememberedDraft();
    },
    duplicateDraft: async (id) => {
      await autosave.flush();
      const draft = await database.read(id);
      if (draft === undefined) return;
      const project = { ...draft.project, name: `${draft.name} (copy)` };
      await database.save(crypto.randomUUID(), 0, { ...draft, project }, Date.now());
      confirmRememberedDraft();
    },
    deleteDraft: async (id) => {
      await autosave.flush();
      const removed = await database.remove(id);
      const putRunsBack = await keptRuns.remove(id);
      const wasOpen = isOpen(id);
      if (wasOpen) await openAnother();
      return async () => {
        await database.putBack(removed);
        await putRunsBack();
        if (wasOpen) await openDraft(id);
      };
    },
  };
}
