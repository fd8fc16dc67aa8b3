/**
 * Drafts that the browser refused to save, kept in memory until this tab is closed. Without them, opening another
 * project would discard the edits of the previous one.
 */
import type { Draft, DraftDatabase, DraftSummary } from './draft-database.ts';

export interface TabDrafts extends DraftDatabase {
  /** True if the current content of the draft exists only in this tab. */
  isUnsaved(id: string): boolean;
  hasUnsaved(): boolean;
  /** Forgets the copy in this tab, because its content has become another draft. */
  forgetUnsaved(id: string): void;
}

/**
 * Adds drafts in memory to a database: those whose last save was refused. A successful save of any draft tries to save
 * the others again, because the storage may have space now.
 */
export function withTabDrafts(database: DraftDatabase): TabDrafts {
  const unsaved = new Map<string, Draft>();
  let edited: string | undefined;

  async function saveOthers(): Promise<void> {
    for (const draft of [...unsaved.values()]) {
      // The page saves the edited draft itself, and knows its version.
      if (draft.id === edited) continue;
      const saved = await database.save(draft.id, draft.version, draft, draft.savedAt);
      // A newer content may have been refused in the meantime.
      if (saved.ok && unsaved.get(draft.id) === draft) unsaved.delete(draft.id);
      // With a conflict, the draft stays in this tab: opening it makes it a separate draft.
    }
  }

  return {
    ...database,
    isUnsaved: (id) => unsaved.has(id),
    hasUnsaved: () => unsaved.size > 0,
    forgetUnsaved: (id) => void unsaved.delete(id),
    edits: (id) => {
      edited = id;
      database.edits(id);
    },
    list: async () => {
      const stored = await database.list();
      const inTab = [...unsaved.values()].map(summarize);
      const others = stored.drafts.filter(({ id }) => !unsaved.has(id));
      return { ...stored, drafts: [...inTab, ...others].toSorted((a, b) => b.savedAt - a.savedAt) };
    },
    read: async (id) => unsaved.get(id) ?? database.read(id),
    save: async (id, knownVersion, content, now, options) => {
      const saved = await database.save(id, knownVersion, content, now, options);
      if (saved.ok) {
        unsaved.delete(id);
        await saveOthers();
      } else if (saved.problem.kind !== 'conflict') {
        const { name } = content.project;
        unsaved.set(id, { ...content, id, name, savedAt: now, version: knownVersion, isUnsaved: true });
      }
      return saved;
    },
    remove: async (id) => {
      const inTab = unsaved.get(id);
      const removed = await database.remove(id);
      unsaved.delete(id);
      return inTab === undefined ? removed : { ...removed, unsaved: inTab };
    },
    putBack: async (removed) => {
      await database.putBack(removed);
      if (removed.unsaved !== undefined) unsaved.set(removed.unsaved.id, removed.unsaved);
    },
  };
}

function summarize({ id, name, savedAt, version }: Draft): DraftSummary {
  return { id, name, savedAt, version, isUnsaved: true };
}
