import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createConnection, type Connection } from './connection.ts';

interface DatabaseOptions<Schema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /**
   * Creates the object stores that a database of an earlier version lacks. `from`: the earlier version, or 0 for a new
   * database.
   */
  readonly upgrade: (database: IDBPDatabase<Schema>, from: number) => void;
  /** Called if another page or the browser deletes the database. */
  readonly onDeleted?: () => void;
}

/**
 * Opens a database of the browser. Rejects if storage is disabled. After another page or the browser has closed the
 * database, it opens again.
 */
export async function openDatabase<Schema extends DBSchema>({
  name,
  version,
  upgrade,
  onDeleted,
}: DatabaseOptions<Schema>): Promise<Connection<IDBPDatabase<Schema>>> {
  const connection = createConnection(() =>
    openDB<Schema>(name, version, {
      upgrade,
      // A newer version of the page in another tab wants to upgrade or delete the database, so this page closes it.
      blocking: (_current, wanted, { target }) => {
        if (target instanceof IDBDatabase) target.close();
        connection.forget();
        if (wanted === null) onDeleted?.();
      },
      terminated: () => connection.forget(),
    }),
  );
  await connection.use(async () => {});
  return connection;
}
