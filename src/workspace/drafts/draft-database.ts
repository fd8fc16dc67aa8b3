/** Projects kept in the browser (IndexedDB). Every write names the version it builds on, so that tabs never overwrite each other. */
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Project } from '../../protocol/project.ts';
import { ok, refused, type Result } from '../result.ts';
import type { Connection } from '../storage/connection.ts';
import { openDatabase } from '../storage/open-database.ts';
import { damagedDraft, isDraft, type DamagedDraft } from './check-draft.ts';
import { isWorthKeeping, statesToForget } from './earlier-states.ts';
import { judgeSave } from './judge-save.ts';

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

/** Opens the browser's store of drafts; rejects where storage is switched off. `onDeleted` is told when another page or the browser deletes the store. */
export async function openDraftDatabase(name = 'bunraku', onDeleted: () => void = () => {}): Promise<DraftDatabase> {
  const connection = await openDatabase<Schema>({
    name,
    create: (database) => {
      database.createObjectStore('drafts', { keyPath: 'id' });
      const states = database.createObjectStore('states', { autoIncrement: true });
      states.createIndex('draftId', 'draftId');
    },
    onDeleted,
  });
  return draftDatabase(connection);
}

function draftDatabase(connection: Connection<IDBPDatabase<Schema>>): DraftDatabase {
  return {
    list: () => connection.use(list),
    read: async (id) => {
      const stored: unknown = await connection.use((database) => database.get('drafts', id));
      return isDraft(stored) ? stored : undefined;
    },
    save: async (id, knownVersion, content, now, options = {}) => {
      try {
        return await connection.use((database) => save(database, id, knownVersion, content, now, options));
      } catch (error) {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') return refused({ kind: 'full' });
        return refused({ kind: 'storage', message: messageOf(error) });
      }
    },
    remove: (id) => connection.use((database) => remove(database, id)),
    putBack: (removed) => connection.use((database) => putBack(database, removed)),
    earlierStates: (id) => connection.use((database) => earlierStates(database, id)),
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

async function putBack(database: IDBPDatabase<Schema>, { draft, states }: RemovedDraft): Promise<void> {
  if (draft === undefined) return;
  const transaction = database.transaction(['drafts', 'states'], 'readwrite');
  const drafts = transaction.objectStore('drafts');
  // A tab that still showed the draft may have written it anew: that text is the later one.
  const isThere = (await drafts.get(draft.id)) !== undefined;
  const before = isThere ? [...states, { draftId: draft.id, at: draft.savedAt, project: draft.project }] : states;
  await Promise.all([
    isThere ? undefined : drafts.put(draft),
    ...before.map((state) => transaction.objectStore('states').add(state)),
    transaction.done,
  ]);
}

async function earlierStates(database: IDBPDatabase<Schema>, id: string): Promise<readonly EarlierState[]> {
  const index = database.transaction('states').store.index('draftId');
  const [keys, values] = await Promise.all([index.getAllKeys(id), index.getAll(id)]);
  return values
    .flatMap(({ at, project }, position) => {
      const key = keys[position];
      return key === undefined ? [] : [{ key, at, project }];
    })
    .reverse();
}

async function save(
  database: IDBPDatabase<Schema>,
  id: string,
  knownVersion: number,
  content: DraftContent,
  now: number,
  { keepBefore = false }: SaveOptions,
): Promise<Result<number, SaveProblem>> {
  const transaction = database.transaction(['drafts', 'states'], 'readwrite');
  const drafts = transaction.objectStore('drafts');
  const states = transaction.objectStore('states');
  const stored: unknown = await drafts.get(id);
  const { project, open, active } = content;
  const decision = judgeSave(stored, knownVersion, project);
  if (decision.kind !== 'write') {
    await transaction.done;
    return decision.kind === 'same' ? ok(decision.version) : refused({ kind: 'conflict' });
  }
  await drafts.put({ id, name: project.name, savedAt: now, version: decision.version, project, open, active });
  if (decision.before !== undefined) {
    const { before } = decision;
    const last = await states.index('draftId').openCursor(id, 'prev');
    if (isWorthKeeping(before.project, project, last?.value.at, now, keepBefore)) {
      const keys = await states.index('draftId').getAllKeys(id);
      await states.add({ draftId: id, at: before.savedAt, project: before.project });
      for (const key of statesToForget(keys)) await states.delete(key);
    }
  }
  await transaction.done;
  return ok(decision.version);
}
