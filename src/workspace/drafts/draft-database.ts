/** Projects kept in the browser (IndexedDB). Every write names the version it builds on, so that tabs never overwrite each other. */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Project } from '../../protocol/project.ts';
import { ok, refused, type Result } from '../result.ts';
import { isWorthKeeping, statesToForget } from './earlier-states.ts';

export interface DraftContent {
  readonly project: Project;
  readonly open: readonly string[];
  readonly active: string | undefined;
}

export interface DraftSummary {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  /** Grows with each write. */
  readonly version: number;
}

export interface Draft extends DraftSummary, DraftContent {}

export interface EarlierState {
  readonly key: number;
  readonly at: number;
  readonly project: Project;
}

export type SaveProblem =
  /** Another tab wrote the draft since it was read here. */
  { readonly kind: 'conflict' } | { readonly kind: 'storage'; readonly message: string };

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
  states: {
    key: number;
    value: { readonly draftId: string; readonly at: number; readonly project: Project };
    indexes: { draftId: string };
  };
}

export interface DraftDatabase {
  list(): Promise<readonly DraftSummary[]>;
  read(id: string): Promise<Draft | undefined>;
  /** Writes a draft over the version that the caller knows (0 for a new one), and yields the new version. */
  save(id: string, knownVersion: number, content: DraftContent, now: number): Promise<Result<number, SaveProblem>>;
  remove(id: string): Promise<void>;
  /** The draft as it was, newest first. */
  earlierStates(id: string): Promise<readonly EarlierState[]>;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Opens the browser's store of drafts; rejects where storage is switched off. */
export async function openDraftDatabase(name = 'bunraku'): Promise<DraftDatabase> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'id' });
      const states = db.createObjectStore('states', { autoIncrement: true });
      states.createIndex('draftId', 'draftId');
    },
    // A newer page in another tab wants to change the shape of the store: let it.
    blocking: () => database.close(),
  });
  return {
    list: async () => {
      const drafts = await database.getAll('drafts');
      return drafts
        .map(({ id, name: title, savedAt, version }) => ({ id, name: title, savedAt, version }))
        .sort((a, b) => b.savedAt - a.savedAt);
    },
    read: (id) => database.get('drafts', id),
    save: (id, knownVersion, content, now) => save(database, id, knownVersion, content, now),
    remove: async (id) => {
      const transaction = database.transaction(['drafts', 'states'], 'readwrite');
      const keys = await transaction.objectStore('states').index('draftId').getAllKeys(id);
      await Promise.all([
        transaction.objectStore('drafts').delete(id),
        ...keys.map((key) => transaction.objectStore('states').delete(key)),
        transaction.done,
      ]);
    },
    earlierStates: async (id) => {
      const transaction = database.transaction('states');
      const index = transaction.store.index('draftId');
      const [keys, values] = await Promise.all([index.getAllKeys(id), index.getAll(id)]);
      return values
        .flatMap(({ at, project }, position) => {
          const key = keys[position];
          return key === undefined ? [] : [{ key, at, project }];
        })
        .reverse();
    },
  };
}

async function save(
  database: IDBPDatabase<Schema>,
  id: string,
  knownVersion: number,
  content: DraftContent,
  now: number,
): Promise<Result<number, SaveProblem>> {
  try {
    const transaction = database.transaction(['drafts', 'states'], 'readwrite');
    const drafts = transaction.objectStore('drafts');
    const states = transaction.objectStore('states');
    const stored = await drafts.get(id);
    if ((stored?.version ?? 0) !== knownVersion) {
      await transaction.done;
      return refused({ kind: 'conflict' });
    }
    const version = knownVersion + 1;
    const { project, open, active } = content;
    await drafts.put({ id, name: project.name, savedAt: now, version, project, open, active });
    const [keys, values] = await Promise.all([
      states.index('draftId').getAllKeys(id),
      states.index('draftId').getAll(id),
    ]);
    if (stored !== undefined && isWorthKeeping(stored.project, project, values.at(-1)?.at, now)) {
      await states.add({ draftId: id, at: stored.savedAt, project: stored.project });
      for (const key of statesToForget(keys)) await states.delete(key);
    }
    await transaction.done;
    return ok(version);
  } catch (error) {
    return refused({ kind: 'storage', message: messageOf(error) });
  }
}

/** Forgets every draft; for tests. */
export function deleteDraftDatabase(name: string): Promise<void> {
  return deleteDB(name);
}
