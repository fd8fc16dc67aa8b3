/**
 * The page's side of the search. The search has its own worker, so that a regular expression that never finishes blocks
 * nothing else. The next search starts a new worker.
 */
import * as Comlink from 'comlink';
import type { ProjectFiles } from '../protocol/project/project.ts';
import type { ReplaceOutcome, SearchApi, SearchClient, SearchOutcome } from '../protocol/search.ts';
import { changeInParts, filesChange } from '../worker/wire/files-change.ts';
import { linkWorker } from '../worker/wire/link-worker.ts';

export interface SearchConnection {
  readonly api: SearchApi;
  /** Resolves when the worker crashes or cannot be loaded; never otherwise. */
  readonly crashed: Promise<void>;
  /** Ends the worker at once, even if it is busy. */
  end(): void;
}

/** Maximum milliseconds without progress. No reasonable expression takes this long for one file. */
const LONGEST_SILENCE = 2000;
/** Maximum number of characters in one message. */
const PART = 4_000_000;

function connectSearchWorker(): SearchConnection {
  const worker = new Worker(new URL('../worker/search-worker.ts', import.meta.url), { type: 'module', name: 'search' });
  const { remote, crashed, end } = linkWorker<SearchApi>(worker, 'search');
  return {
    crashed: crashed.then(() => undefined),
    end,
    api: {
      change: (change) => remote.change(change),
      search: (query, onBatch) => remote.search(query, Comlink.proxy(onBatch)),
      replaced: (request, onAlive) => remote.replaced(request, Comlink.proxy(onAlive)),
    },
  };
}

interface Connected extends SearchConnection {
  /** Resolves when the worker ends: with `failed` if it crashed, or with `gone` if a request took too long. */
  readonly over: Promise<'failed' | 'gone'>;
  readonly resolveOver: (why: 'failed' | 'gone') => void;
}

interface SearchClientOptions {
  readonly connect?: () => SearchConnection;
  readonly longestSilence?: number;
}

export function createSearchClient(
  files: () => ProjectFiles,
  { connect = connectSearchWorker, longestSilence = LONGEST_SILENCE }: SearchClientOptions = {},
): SearchClient {
  let connection: Connected | undefined;
  let sent: ProjectFiles | undefined;
  /** Promise chain of messages to the worker. It keeps the parts of two changes apart. */
  let sending: Promise<void> = Promise.resolve();

  function end(ended: Connected, why: 'failed' | 'gone'): void {
    if (connection !== ended) return;
    connection = undefined;
    sent = undefined;
    // Starts a new chain, because the old one never settles after its worker has ended.
    sending = Promise.resolve();
    ended.resolveOver(why);
    ended.end();
  }

  function connected(): Connected {
    if (connection !== undefined) return connection;
    let resolveOver: Connected['resolveOver'] = () => {};
    const over = new Promise<'failed' | 'gone'>((resolve) => {
      resolveOver = resolve;
    });
    const started = { ...connect(), over, resolveOver };
    connection = started;
    void started.crashed.then(() => end(started, 'failed'));
    return started;
  }

  async function send(used: Connected): Promise<void> {
    if (connection !== used) return;
    const now = files();
    const change = filesChange(sent, now);
    sent = now;
    if (change === undefined) return;
    for (const part of changeInParts(change, PART)) {
      if (connection !== used) return;
      await used.api.change(part);
    }
  }

  function sendNext(used: Connected): Promise<void> {
    sending = sending.then(() => send(used)).catch(() => end(used, 'failed'));
    return sending;
  }

  /**
   * Sends a request to a worker that knows the project; each call of `alive` restarts the worker's time limit. A
   * request that waited behind a search that never finished is sent again.
   */
  async function call<T>(
    request: (api: SearchApi, alive: () => void) => Promise<T>,
  ): Promise<T | 'too slow' | 'failed'> {
    const used = connected();
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const known = await Promise.race([sendNext(used), used.over]);
      if (known === 'failed') return known;
      if (known === 'gone') return await call(request);
      let silent: (outcome: 'too slow') => void = () => {};
      const late = new Promise<'too slow'>((resolve) => {
        silent = resolve;
      });
      const alive = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => silent('too slow'), longestSilence);
      };
      alive();
      const outcome = await Promise.race([request(used.api, alive), late, used.over]);
      if (outcome === 'too slow') end(used, 'gone');
      return outcome === 'gone' ? await call(request) : outcome;
    } catch {
      return 'failed';
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    prepare: () => void sendNext(connected()),

    release: () => {
      if (connection !== undefined) end(connection, 'gone');
    },

    search: async (query, onBatch): Promise<SearchOutcome> => {
      let [read, total] = [0, 0];
      const outcome = await call((api, alive) =>
        api.search(query, (batch) => {
          alive();
          ({ read, total } = batch);
          onBatch(batch);
        }),
      );
      if (outcome === 'too slow') return { kind: outcome, read, total };
      return outcome === 'failed' ? { kind: outcome } : outcome;
    },

    replaced: async (request): Promise<ReplaceOutcome> => {
      const outcome = await call((api, alive) => api.replaced(request, alive));
      return outcome === 'too slow' || outcome === 'failed'
        ? { kind: outcome }
        : { kind: 'replaced', replaced: outcome };
    },
  };
}
