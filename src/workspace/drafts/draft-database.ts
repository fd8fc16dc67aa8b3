/** Projects kept in the browser (IndexedDB). Every write names the version it builds on, so that tabs never overwrite each other. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Project } from '../../protocol/project.ts';
import { ok, refused, type Result } from '../result.ts';
import { damagedDraft, isDraft, type DamagedDraft } from './check-draft.ts';
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
  | { readonly kind: 'conflict' }
  /** The browser's storage has no room. */
  | { readonly kind: 'full' }
  | { readonly kind: 'storage'; readonly message: string };

export interface DraftList {
  /** Newest first. */
  readonly drafts: readonly DraftSummary[];
  /** What cannot be opened, set aside. */
  readonly damaged: readonly DamagedDraft[];
}

export interface SaveOptions {
  /** Keeps the state that is replaced, however short ago the last one was kept. */
  readonly keepBefore?: boolean;
}

/** A draft with its earlier states, as it was removed. */
export interface RemovedDraft {
  /** In whatever shape it was in. */
  readonly draft: Draft | undefined;
  readonly states: readonly StoredState[];
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
  states: { key: number; value: StoredState; indexes: { draftId: string } };
}

/** An earlier state as it is stored. */
export interface StoredState {
  readonly draftId: string;
  readonly at: number;
  readonly project: Project;
}

export interface DraftDatabase {
  list(): Promise<DraftList>;
  /** Undefined for one that is not there, or that was set aside. */
  read(id: string): Promise<Draft | undefined>;
  /** Writes a draft over the version that the caller knows (0 for a new one), and yields the new version. */
  save(
    id: string,
    knownVersion: number,
    content: DraftContent,
    now: number,
    options?: SaveOptions,
  ): Promise<Result<number, SaveProblem>>;
  /** Takes a draft away with its earlier states, and yields what `putBack` takes. */
  remove(id: string): Promise<RemovedDraft>;
  putBack(removed: RemovedDraft): Promise<void>;
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
    list: () => list(database),
    read: async (id) => {
      const stored: unknown = await database.get('drafts', id);
      return isDraft(stored) ? stored : undefined;
    },
    save: (id, knownVersion, content, now, options = {}) => save(database, id, knownVersion, content, now, options),
    remove: (id) => remove(database, id),
    putBack: async ({ draft, states }) => {
      if (draft === undefined) return;
      const transaction = database.transaction(['drafts', 'states'], 'readwrite');
      await Promise.all([
        transaction.objectStore('drafts').put(draft),
        ...states.map((state) => transaction.objectStore('states').add(state)),
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

async function list(database: IDBPDatabase<Schema>): Promise<DraftList> {
  const stored: readonly unknown[] = await database.getAll('drafts');
  const keys = await database.getAllKeys('drafts');
  const drafts = stored
    .filter(isDraft)
    .map(({ id, name, savedAt, version }) => ({ id, name, savedAt, version }))
    .sort((a, b) => b.savedAt - a.savedAt);
  const damaged = stored.flatMap((value, index) => (isDraft(value) ? [] : [damagedDraft(keys[index] ?? '', value)]));
  return { drafts, damaged };
}

async function remove(database: IDBPDatabase<Schema>, id: string): Promise<RemovedDraft> {
  const transaction = database.transaction(['drafts', 'states'], 'readwrite');
  const index = transaction.objectStore('states').index('draftId');
  const [draft, states, keys] = await Promise.all([
    transaction.objectStore('drafts').get(id),
    index.getAll(id),
    index.getAllKeys(id),
  ]);
  await Promise.all([
    transaction.objectStore('drafts').delete(id),
    ...keys.map((key) => transaction.objectStore('states').delete(key)),
    transaction.done,
  ]);
  return { draft, states };
}

async function save(
  database: IDBPDatabase<Schema>,
  id: string,
  knownVersion: number,
  content: DraftContent,
  now: number,
  { keepBefore = false }: SaveOptions,
): Promise<Result<number, SaveProblem>> {
  try {
    const transaction = database.transaction(['drafts', 'states'], 'readwrite');
    const drafts = transaction.objectStore('drafts');
    const states = transaction.objectStore('states');
    const stored: unknown = await drafts.get(id);
    const known = isDraft(stored) ? stored.version : 0;
    if (known !== knownVersion || (stored !== undefined && !isDraft(stored))) {
      await transaction.done;
      return refused({ kind: 'conflict' });
    }
    const version = knownVersion + 1;
    const { project, open, active } = content;
    await drafts.put({ id, name: project.name, savedAt: now, version, project, open, active });
    if (stored !== undefined) {
      const last = await states.index('draftId').openCursor(id, 'prev');
      if (isWorthKeeping(stored.project, project, last?.value.at, now, keepBefore)) {
        const keys = await states.index('draftId').getAllKeys(id);
        await states.add({ draftId: id, at: stored.savedAt, project: stored.project });
        for (const key of statesToForget(keys)) await states.delete(key);
      }
    }
    await transaction.done;
    return ok(version);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return refused({ kind: 'full' });
    return refused({ kind: 'storage', message: messageOf(error) });
  }
}
