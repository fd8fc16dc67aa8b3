/** Stores runs in the browser. They have a database of their own, so that a failure there cannot damage drafts. */
import type { DBSchema } from 'idb';
import type { RunRecord } from '../../protocol/run-record.ts';
import { openDatabase } from '../storage/open-database.ts';
import { isRunRecord } from './check-run.ts';

interface StoredRun {
  readonly key: string;
  readonly draftId: string;
  /** Version of the format. Records of other versions are ignored. */
  readonly version: 1;
  readonly record: RunRecord;
}

interface Schema extends DBSchema {
  runs: { key: string; value: StoredRun; indexes: { draftId: string } };
}

/** Maximum numbers of stored runs of a draft: simulated runs, and runs from opened agent files. */
interface MostRuns {
  readonly own: number;
  readonly opened: number;
}

export interface RunDatabase {
  /** Reads the runs of a draft, newest first. */
  read(draftId: string): Promise<readonly RunRecord[]>;
  /**
   * Adds or replaces runs of a draft, and deletes the runs with the ids in `forgotten`. Only the newest runs of
   * each kind are kept.
   */
  write(draftId: string, added: readonly RunRecord[], forgotten: readonly string[], most: MostRuns): Promise<void>;
  remove(draftId: string): Promise<void>;
}

/** Replaces the database in a browser that cannot store data. The history then exists only until the tab is closed. */
export const noRunDatabase: RunDatabase = {
  read: async () => [],
  write: async () => {},
  remove: async () => {},
};

/** Opens the database of runs; rejects if storage is disabled. */
export async function openRunDatabase(name = 'bunraku-runs'): Promise<RunDatabase> {
  const connection = await openDatabase<Schema>({
    name,
    version: 1,
    upgrade: (database) => {
      database.createObjectStore('runs', { keyPath: 'key' }).createIndex('draftId', 'draftId');
    },
  });
  const keyOf = (draftId: string, id: string): string => `${draftId} ${id}`;
  const readAll = async (draftId: string): Promise<readonly RunRecord[]> => {
    const stored: readonly StoredRun[] = await connection.use((database) =>
      database.getAllFromIndex('runs', 'draftId', draftId),
    );
    return stored
      .filter(({ version, record }) => version === 1 && isRunRecord(record))
      .map(({ record }) => record)
      .sort((a, b) => b.endedAt - a.endedAt);
  };
  return {
    read: readAll,
    write: async (draftId, added, forgotten, most) => {
      await connection.use(async (database) => {
        const transaction = database.transaction('runs', 'readwrite');
        await Promise.all([
          ...added.map((record) =>
            transaction.store.put({ key: keyOf(draftId, record.id), draftId, version: 1, record }),
          ),
          ...forgotten.map((id) => transaction.store.delete(keyOf(draftId, id))),
          transaction.done,
        ]);
      });
      // Deletes the oldest runs above the limit, because a different tab may have added runs to the same draft.
      const all = await readAll(draftId);
      const isOpened = ({ origin }: RunRecord): boolean => origin === 'opened';
      const tooMany = [
        ...all.filter((record) => !isOpened(record)).slice(most.own),
        ...all.filter(isOpened).slice(most.opened),
      ];
      await connection.use((database) =>
        Promise.all(tooMany.map(({ id }) => database.delete('runs', keyOf(draftId, id)))),
      );
    },
    remove: (draftId) =>
      connection.use(async (database) => {
        const transaction = database.transaction('runs', 'readwrite');
        const keys = await transaction.store.index('draftId').getAllKeys(draftId);
        await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
      }),
  };
}
