/**
 * A connection to a database that reopens after it was closed, since the browser or another page may close it at any
 * time.
 */
export interface Connection<Database> {
  /** Uses the open database; repeats once on a new connection if the first one turns out to be closed. */
  use<Value>(work: (database: Database) => Promise<Value>): Promise<Value>;
  /** Makes the next use open the database again. */
  forget(): void;
}

/** Milliseconds to wait while another page blocks the opening of the database. */
const PATIENCE = 5000;

export function createConnection<Database>(open: () => Promise<Database>): Connection<Database> {
  let opened: Promise<Database> | undefined;

  function forget(): void {
    opened = undefined;
  }

  async function database(): Promise<Database> {
    opened ??= within(open());
    try {
      return await opened;
    } catch (error) {
      forget();
      throw error;
    }
  }

  return {
    forget,
    use: async (work) => {
      const first = await database();
      try {
        return await work(first);
      } catch (error) {
        // Thrown before anything was written, since a closed connection starts no transaction.
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
        forget();
        return work(await database());
      }
    },
  };
}

/** Rejects if a database does not open in time. */
async function within<Database>(opened: Promise<Database>): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('another tab or the browser is blocking this page’s storage.')),
      PATIENCE,
    );
  });
  try {
    return await Promise.race([opened, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
