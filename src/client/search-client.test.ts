import { describe, expect, it } from 'vitest';
import type { ProjectFiles } from '../protocol/project/project.ts';
import type { SearchApi, SearchBatch, SearchQuery } from '../protocol/search.ts';
import { createSearchClient, type SearchConnection } from './search-client.ts';
import { createSearch } from '../worker/search.ts';

const query: SearchQuery = {
  text: 'port',
  isRegExp: false,
  matchesCase: false,
  wholeWord: false,
  include: '',
  exclude: '',
};

const never = new Promise<void>(() => {});

/** Connects to workers in the test's own thread. A search for `hang` is never answered. */
function connections(hang?: string) {
  const started: { ended: boolean; readonly sent: string[][] }[] = [];
  const connect = (): SearchConnection => {
    const state = { ended: false, sent: [] as string[][] };
    started.push(state);
    const real = createSearch();
    let isHanging = false;
    const api: SearchApi = {
      ...real,
      change: async (change) => {
        state.sent.push(Object.keys(change.files));
        await real.change(change);
      },
      search: async (query, onBatch) => {
        if (query.text === hang) {
          onBatch({ found: [], read: 3, total: 9 });
          isHanging = true;
        }
        if (isHanging) await never;
        return real.search(query, onBatch);
      },
    };
    return { api, crashed: never, end: () => (state.ended = true) };
  };
  return { connect, started };
}

describe('the page and the worker of the search', () => {
  it('searches the current files, and sends only changes', async () => {
    let files: ProjectFiles = { 'b.pp': 'a port', 'a.pp': 'ports\nport', 'c.pp': '' };
    const { connect, started } = connections();
    const client = createSearchClient(() => files, { connect });
    const batches: SearchBatch[] = [];
    expect(await client.search(query, (batch) => batches.push(batch))).toEqual({
      kind: 'done',
      total: 3,
      isCut: false,
    });
    expect(batches.flatMap(({ found }) => found.map(({ file, matches }) => [file, matches.length]))).toEqual([
      ['a.pp', 2],
      ['b.pp', 1],
    ]);
    files = { 'b.pp': 'a port', 'a.pp': 'none' };
    batches.length = 0;
    await client.search(query, (batch) => batches.push(batch));
    expect(batches.flatMap(({ found }) => found.map(({ file }) => file))).toEqual(['b.pp']);
    expect(started[0]?.sent).toEqual([
      ['b.pp', 'a.pp', 'c.pp'],
      ['a.pp', 'c.pp'],
    ]);
  });

  it('ends a search that never finishes, reports its progress, and continues with another worker', async () => {
    const { connect, started } = connections('(a+)+b');
    const client = createSearchClient(() => ({ 'a.pp': 'port' }), { connect, longestSilence: 20 });
    const hanging = client.search({ ...query, text: '(a+)+b' }, () => {});
    const waiting = client.search(query, () => {});
    expect(await hanging).toEqual({ kind: 'too slow', read: 3, total: 9 });
    expect(await waiting).toEqual({ kind: 'done', total: 1, isCut: false });
    expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('returns the new contents of a replacement', async () => {
    const { connect } = connections();
    const client = createSearchClient(() => ({ 'a.pp': 'port' }), { connect });
    expect(await client.replaced({ query: { ...query, replacement: 'door' }, leftOut: {} })).toEqual({
      kind: 'replaced',
      replaced: { files: { 'a.pp': 'door' }, counts: { 'a.pp': 1 } },
    });
  });

  it('reports a worker that cannot be loaded', async () => {
    const { connect } = connections();
    const client = createSearchClient(() => ({ 'a.pp': 'port' }), {
      connect: () => ({
        ...connect(),
        api: { ...connect().api, change: () => new Promise(() => {}) },
        crashed: Promise.resolve(),
      }),
    });
    expect(await client.search(query, () => {})).toEqual({ kind: 'failed' });
  });

  it('is released with its worker, also during a transfer, and searches with another one then', async () => {
    let files: ProjectFiles = { 'a.pp': 'a port' };
    const { connect, started } = connections();
    let isDeaf = true;
    const connectDeafFirst = (): SearchConnection => {
      const made = connect();
      const api = isDeaf ? { ...made.api, change: () => never } : made.api;
      isDeaf = false;
      return { ...made, api };
    };
    const client = createSearchClient(() => files, { connect: connectDeafFirst });
    client.release();
    client.prepare();
    client.release();
    files = { 'b.pp': 'port' };
    const found: string[] = [];
    await client.search(query, (batch) => found.push(...batch.found.map(({ file }) => file)));
    expect(found).toEqual(['b.pp']);
    expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  });
});
