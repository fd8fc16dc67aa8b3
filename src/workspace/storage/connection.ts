/** A connection to a database. The browser or another page can close it at any time, so it opens again when needed. */
export interface Connection<Database> {
  /**
   * Calls `work` with the open database. If the connection turns out to be closed, repeats the call once with a new
   * connection.
   */
  use<Value>(work: (database: Database) => Promise<Value>): Promise<Value>;
  /** Makes the next call of `use` open the database again. */
  forget(): void;
}

/** Maximum milliseconds to wait while another page blocks the opening of the database. */
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
        // This error is thrown before anything is written, because a closed connection cannot start a transaction.
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
        forget();
        return work(await database());
      }
    },
  };
}

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
