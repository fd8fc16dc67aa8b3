import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createConnection, type Connection } from './connection.ts';

interface DatabaseOptions<Schema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** Makes the stores that a database of an earlier version (0 for one that is new here) has not. */
  readonly upgrade: (database: IDBPDatabase<Schema>, from: number) => void;
  /** Told when another page or the browser deletes the database. */
  readonly onDeleted?: () => void;
}

/** Opens a database of the browser; rejects where storage is switched off. It is opened again when another page or the browser closes it. */
export async function openDatabase<Schema extends DBSchema>({
  name,
  version,
  upgrade,
  onDeleted,
}: DatabaseOptions<Schema>): Promise<Connection<IDBPDatabase<Schema>>> {
  const connection = createConnection(() =>
    openDB<Schema>(name, version, {
      upgrade,
      // A newer page in another tab wants to change the shape of the store, or the store is deleted: let it.
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
