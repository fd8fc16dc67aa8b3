/**
 * Stores the run history together with its project. A run of an opened file may contain secrets of a real machine, so
 * it is stored only if the user keeps it.
 */
import type { RunRecord } from '../../protocol/run-record.ts';
import type { AppStore } from '../../store/create-store.ts';
import { MOST_KEPT, MOST_RUNS } from '../../store/runs/run-history.ts';
import type { RunDatabase } from '../../workspace/runs/run-database.ts';

const MOST = { own: MOST_RUNS, opened: MOST_KEPT };

function isStorable({ origin, isKept }: RunRecord): boolean {
  return origin !== 'opened' || isKept === true;
}

export interface KeptRuns {
  load(draftId: string): Promise<void>;
  /** Stores the runs of the open project. Called after the project was stored, possibly under a new id. */
  follow(): void;
  /** Deletes the runs of a deleted draft. Returns a function that restores them. */
  remove(draftId: string): Promise<() => Promise<void>>;
}

interface KeepRunsContext {
  readonly store: AppStore;
  /** Database of runs, which may still be opening: the page starts without waiting for it. */
  readonly database: Promise<RunDatabase>;
  readonly isStored: () => boolean;
  /** Stores the open project, so that the user finds the run again. Called after a run. */
  readonly keepProject: () => void;
}

export function keepRuns({ store, database, isStored, keepProject }: KeepRunsContext): KeptRuns {
  let written = { draftId: '', records: new Map<string, RunRecord>() };
  /** Counter `opening` of the project whose earlier runs are loading. Nothing is stored until they are loaded. */
  let loading: number | undefined;
  let writing: Promise<void> = Promise.resolve();
  /**
   * Ids of runs that are never stored: a private key was available during these runs, so they may contain decrypted
   * values.
   */
  const apart = new Set<string>();

  async function write(): Promise<void> {
    const { draftId, runs } = store.getState();
    if (loading !== undefined || !isStored()) return;
    const known = written.draftId === draftId ? written.records : new Map<string, RunRecord>();
    const records = new Map(
      runs.filter((record) => isStorable(record) && !apart.has(record.id)).map((record) => [record.id, record]),
    );
    const added = [...records.values()].filter((record) => known.get(record.id) !== record);
    const forgotten = [...known.keys()].filter((id) => !records.has(id));
    written = { draftId, records };
    if (added.length === 0 && forgotten.length === 0) return;
    try {
      await (await database).write(draftId, added, forgotten, MOST);
    } catch {
      // Without space or a database, the history is lost when the tab closes. The next run tries to store all records
      // again.
      written = { draftId, records: new Map() };
    }
  }

  async function read(draftId: string): Promise<readonly RunRecord[]> {
    return (await database).read(draftId).catch(() => []);
  }

  function follow(): void {
    writing = writing.then(write);
  }

  store.subscribe(
    (state) => state.runs,
    (runs) => {
      if (store.getState().keys.length > 0)
        for (const { id, origin } of runs) if (origin !== 'opened' && !written.records.has(id)) apart.add(id);
      if (!isStored() && runs.some((record) => record.origin !== 'opening' && isStorable(record))) keepProject();
      follow();
    },
  );

  return {
    load: async (draftId) => {
      const { opening, actions } = store.getState();
      loading = opening;
      const runs = await read(draftId);
      if (loading !== opening) return;
      loading = undefined;
      if (store.getState().opening !== opening) return;
      written = { draftId, records: new Map(runs.map((record) => [record.id, record])) };
      actions.addEarlierRuns(runs);
      follow();
    },
    follow,
    remove: async (draftId) => {
      const runs = await read(draftId);
      const opened = await database;
      await opened.remove(draftId).catch(() => {});
      return () => opened.write(draftId, runs, [], MOST).catch(() => {});
    },
  };
}
