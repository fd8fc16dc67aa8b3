/**
 * Stores projects in the browser (IndexedDB). Each write states which version it is based on, so that tabs never
 * overwrite each other's changes.
 */
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { Project } from '../../protocol/project/project.ts';
import { ok, refused, type Result } from '../result.ts';
import type { Connection } from '../storage/connection.ts';
import { openDatabase } from '../storage/open-database.ts';
import { damagedDraft, isDraft, type DamagedDraft } from './check-draft.ts';
import { isSame, isWorthKeeping, statesToForget } from './earlier-states.ts';
import type { Pack } from '../kept/pack.ts';
import { Packs } from '../kept/packs.ts';
import { judgeSave } from './judge-save.ts';
import { fromStored, toStored, type DraftBase, type StoredProject } from './stored-draft.ts';

interface DraftTabs {
  readonly open: readonly string[];
  readonly active: string | undefined;
}

/** Tabs of the active editor group. If the editor was split, also the tabs of the other group. */
interface DraftGroups extends DraftTabs {
  readonly other?: DraftTabs;
  /** True if the active group is the second one. */
  readonly isSecond?: boolean;
}

export interface DraftContent extends DraftGroups {
  readonly project: Project;
}

export interface DraftSummary {
  readonly id: string;
  readonly name: string;
  /** Time of the last write, in milliseconds since the epoch. */
  readonly savedAt: number;
  readonly version: number;
  /** True if the browser refused to save the draft, so that it exists only in this tab. */
  readonly isUnsaved?: true;
}

export interface Draft extends DraftSummary, DraftContent {}

export interface EarlierState {
  readonly key: number;
  readonly at: number;
  readonly project: Project;
}

export type SaveProblem =
  /** Another tab has stored the draft after this tab last read it. */
  { readonly kind: 'conflict' } | { readonly kind: 'full' } | { readonly kind: 'storage'; readonly message: string };

export interface DraftList {
  readonly drafts: readonly DraftSummary[];
  readonly damaged: readonly DamagedDraft[];
  /** Reason why this page cannot save any draft. */
  readonly problem?: string;
}

interface SaveOptions {
  /** True to keep the replaced state as an earlier state, even if another one was kept only a short time ago. */
  readonly keepBefore?: boolean;
}

interface RemovedDraft {
  /** The stored draft, unchecked because it may be damaged. */
  readonly draft: StoredDraft | undefined;
  readonly states: readonly StoredState[];
  readonly bases: readonly DraftBase[];
  readonly packs: readonly Pack[];
  /** The removed draft, if it existed only in this tab. */
  readonly unsaved?: Draft;
}

/** A stored draft. `project` may contain only the difference from its base. */
export interface StoredDraft extends DraftSummary, StoredProject, DraftGroups {}

interface StoredState extends StoredProject {
  readonly draftId: string;
  readonly at: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  states: { key: number; value: StoredState; indexes: { draftId: string } };
  bases: { key: string; value: DraftBase; indexes: { draftId: string } };
  packs: { key: string; value: Blob };
}

const ALL_STORES = ['drafts', 'states', 'bases', 'packs'] as const;
type Transaction = IDBPTransaction<Schema, (typeof ALL_STORES)[number][], 'readwrite'>;

export interface DraftDatabase {
  list(): Promise<DraftList>;
  /** Reads a draft. Returns undefined if it does not exist or cannot be opened. */
  read(id: string): Promise<Draft | undefined>;
  /** Writes a draft over the version that the caller knows (0 for a new draft). Returns the new version. */
  save(
    id: string,
    knownVersion: number,
    content: DraftContent,
    now: number,
    options?: SaveOptions,
  ): Promise<Result<number, SaveProblem>>;
  /** Removes a draft with its earlier states. Returns the value to pass to `putBack`. */
  remove(id: string): Promise<RemovedDraft>;
  putBack(removed: RemovedDraft): Promise<void>;
  /** Returns the earlier states of a draft, newest first. */
  earlierStates(id: string): Promise<readonly EarlierState[]>;
  /**
   * Sets which draft is edited from now on; undefined while a draft is only viewed. Only the files of the edited draft
   * stay in memory.
   */
  edits(id: string | undefined): void;
}

function readGroups({ open, active, other, isSecond }: DraftGroups): DraftGroups {
  return { open, active, ...(other === undefined ? {} : { other, isSecond: isSecond === true }) };
}

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Opens the database of drafts; rejects if storage is disabled. `packs` manages the bytes of files that Bunraku does
 * not read: it provides new bytes when a draft is written, and reads stored bytes from this database. `onDeleted` is
 * called if another page or the browser deletes the database.
 */
export async function openDraftDatabase(
  name = 'bunraku',
  packs: Packs = new Packs(),
  onDeleted: () => void = () => {},
): Promise<DraftDatabase> {
  const connection = await openDatabase<Schema>({
    name,
    version: 2,
    upgrade: (database, from) => {
      if (from < 1) {
        database.createObjectStore('drafts', { keyPath: 'id' });
        const states = database.createObjectStore('states', { autoIncrement: true });
        states.createIndex('draftId', 'draftId');
      }
      if (from < 2) {
        const bases = database.createObjectStore('bases', { keyPath: 'id' });
        bases.createIndex('draftId', 'draftId');
        database.createObjectStore('packs');
      }
    },
    onDeleted,
  });
  packs.readFrom((id) => connection.use((database) => database.get('packs', id)));
  return draftDatabase(connection, packs);
}

function draftDatabase(connection: Connection<IDBPDatabase<Schema>>, packs: Packs): DraftDatabase {
  /** The base of the draft that was last read or written. Its strings are the same objects as in the open project. */
  let held: DraftBase | undefined;

  return {
    list: () => connection.use(list),
    read: async (id) => {
      const stored: unknown = await connection.use((database) => database.get('drafts', id));
      if (!isDraft(stored)) return undefined;
      const base = await loadBase(stored);
      const project = fromStored(stored, base);
      if (project === undefined) return undefined;
      held = base ?? held;
      const { name, savedAt, version } = stored;
      return { id, name, savedAt, version, ...readGroups(stored), project };
    },
    save: async (id, knownVersion, content, now, options = {}) => {
      try {
        return await connection.use(async (database) => {
          const saved = await save(database, { id, knownVersion, content, now, held, packs, ...options });
          if (saved.ok) held = saved.value.base;
          return saved.ok ? ok(saved.value.version) : saved;
        });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') return refused({ kind: 'full' });
        return refused({ kind: 'storage', message: readMessage(error) });
      }
    },
    remove: (id) => connection.use((database) => remove(database, id)),
    putBack: (removed) => connection.use((database) => putBack(database, removed)),
    earlierStates: (id) => connection.use((database) => earlierStates(database, id)),
    edits: (id) => {
      if (held?.draftId !== id) held = undefined;
    },
  };

  async function loadBase({ over }: StoredProject): Promise<DraftBase | undefined> {
    if (over === undefined || held?.id === over.id) return over === undefined ? undefined : held;
    return connection.use((database) => database.get('bases', over.id));
  }
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
  const transaction = database.transaction(ALL_STORES, 'readwrite');
  const index = transaction.objectStore('states').index('draftId');
  const [draft, states, keys, bases] = await Promise.all([
    transaction.objectStore('drafts').get(id),
    index.getAll(id),
    index.getAllKeys(id),
    transaction.objectStore('bases').index('draftId').getAll(id),
  ]);
  const ids = new Set([...(draft === undefined ? [] : [draft]), ...states].flatMap((row) => row.packs ?? []));
  const packs: Pack[] = [];
  for (const pack of ids) {
    const blob = await transaction.objectStore('packs').get(pack);
    if (blob !== undefined) packs.push({ id: pack, blob });
  }
  await transaction.objectStore('drafts').delete(id);
  await Promise.all(keys.map((key) => transaction.objectStore('states').delete(key)));
  await forgetUnused(transaction, id, ids.size > 0);
  await transaction.done;
  return { draft, states, bases, packs };
}

async function forgetUnused(transaction: Transaction, draftId: string, packsToo: boolean): Promise<void> {
  const states = await transaction.objectStore('states').index('draftId').getAll(draftId);
  const draft = await transaction.objectStore('drafts').get(draftId);
  const used = new Set([...(draft === undefined ? [] : [draft]), ...states].map(({ over }) => over?.id));
  const bases = transaction.objectStore('bases');
  for (const id of await bases.index('draftId').getAllKeys(draftId)) if (!used.has(id)) await bases.delete(id);
  if (!packsToo) return;
  const packs = transaction.objectStore('packs');
  const ids = await packs.getAllKeys();
  if (ids.length === 0) return;
  const rows: readonly StoredProject[] = [
    ...(await transaction.objectStore('drafts').getAll()),
    ...(await transaction.objectStore('states').getAll()),
  ];
  const referred = new Set(rows.flatMap((row) => row.packs ?? []));
  for (const id of ids) if (!referred.has(id)) await packs.delete(id);
}

async function putBack(database: IDBPDatabase<Schema>, removed: RemovedDraft): Promise<void> {
  const { draft, states, bases, packs } = removed;
  if (draft === undefined) return;
  const transaction = database.transaction(ALL_STORES, 'readwrite');
  const drafts = transaction.objectStore('drafts');
  // A tab that still shows the deleted draft may have stored it again. That newer version is kept.
  const isThere = (await drafts.get(draft.id)) !== undefined;
  const { id: draftId, savedAt: at, project, over, packs: packIds } = draft;
  const last: StoredState = {
    ...{ draftId, at, project },
    ...(over === undefined ? {} : { over }),
    ...(packIds === undefined ? {} : { packs: packIds }),
  };
  const before = isThere ? [...states, last] : states;
  await Promise.all([
    isThere ? undefined : drafts.put(draft),
    ...before.map((state) => transaction.objectStore('states').add(state)),
    ...bases.map((base) => transaction.objectStore('bases').put(base)),
    ...packs.map(({ id, blob }) => transaction.objectStore('packs').put(blob, id)),
    transaction.done,
  ]);
}

async function earlierStates(database: IDBPDatabase<Schema>, id: string): Promise<readonly EarlierState[]> {
  const transaction = database.transaction(['states', 'bases']);
  const index = transaction.objectStore('states').index('draftId');
  const [keys, values] = await Promise.all([index.getAllKeys(id), index.getAll(id)]);
  const bases = new Map<string, DraftBase | undefined>();
  for (const { over } of values) {
    if (over !== undefined && !bases.has(over.id))
      bases.set(over.id, await transaction.objectStore('bases').get(over.id));
  }
  return values
    .flatMap((state, position) => {
      const key = keys[position];
      const project = fromStored(state, bases.get(state.over?.id ?? ''));
      return key === undefined || project === undefined ? [] : [{ key, at: state.at, project }];
    })
    .reverse();
}

interface SaveRequest extends SaveOptions {
  readonly id: string;
  readonly knownVersion: number;
  readonly content: DraftContent;
  readonly now: number;
  /** The base of the draft that was last read or written. It may belong to a different draft. */
  readonly held: DraftBase | undefined;
  readonly packs: Packs;
}

async function save(
  database: IDBPDatabase<Schema>,
  { id, knownVersion, content, now, held, packs, keepBefore = false }: SaveRequest,
): Promise<Result<{ readonly version: number; readonly base: DraftBase | undefined }, SaveProblem>> {
  const transaction = database.transaction(ALL_STORES, 'readwrite');
  const drafts = transaction.objectStore('drafts');
  const stored: unknown = await drafts.get(id);
  const { project } = content;
  const before = isDraft(stored) ? stored : undefined;
  const baseId = before?.over?.id;
  const known =
    baseId === undefined ? undefined : held?.id === baseId ? held : await transaction.objectStore('bases').get(baseId);
  const decision = judgeSave(stored, knownVersion, () => before !== undefined && isSameAs(before, known, project));
  if (decision.kind !== 'write') {
    await transaction.done;
    return decision.kind === 'same' ? ok({ version: decision.version, base: known }) : refused({ kind: 'conflict' });
  }
  const next = toStored(project, id, known);
  const { version } = decision;
  await drafts.put({ id, name: project.name, savedAt: now, version, ...next.stored, ...readGroups(content) });
  if (next.isNewBase && next.base !== undefined) await transaction.objectStore('bases').put(next.base);
  const written = packs.pending(next.stored.packs ?? []);
  for (const pack of written) await transaction.objectStore('packs').put(pack.blob, pack.id);
  if (decision.before !== undefined) await keepState(transaction, decision.before, next.stored, now, keepBefore);
  const mayForget =
    before !== undefined && (before.over?.id !== next.stored.over?.id || hasOtherPacks(before, next.stored));
  if (mayForget) await forgetUnused(transaction, id, true);
  await transaction.done;
  packs.written(written);
  return ok({ version, base: next.base });
}

function isSameAs(stored: StoredProject, base: DraftBase | undefined, project: Project): boolean {
  const whole = fromStored(stored, base);
  return whole !== undefined && isSame(whole, project);
}

function hasOtherPacks(before: StoredProject, after: StoredProject): boolean {
  return (before.packs ?? []).join(' ') !== (after.packs ?? []).join(' ');
}

/** Keeps the replaced state if it is worth keeping. Deletes the oldest states above the limit. */
async function keepState(
  transaction: Transaction,
  before: StoredDraft,
  after: StoredProject,
  now: number,
  keepBefore: boolean,
): Promise<void> {
  const states = transaction.objectStore('states');
  const last = await states.index('draftId').openCursor(before.id, 'prev');
  if (!isWorthKeeping(before, after, last?.value.at, now, keepBefore)) return;
  const keys = await states.index('draftId').getAllKeys(before.id);
  const { id: draftId, savedAt: at, project, over, packs } = before;
  await states.add({
    ...{ draftId, at, project },
    ...(over === undefined ? {} : { over }),
    ...(packs === undefined ? {} : { packs }),
  });
  const forgotten = statesToForget(keys);
  for (const key of forgotten) await states.delete(key);
  if (forgotten.length > 0) await forgetUnused(transaction, draftId, packs !== undefined);
}
