/**
 * Searches in the worker. Holds the project's files, and reads them in time slices, so that a newer search can
 * interrupt an older one.
 */
import type { FileMatches, Replaced, SearchApi, SearchEnd } from '../protocol/search.ts';
import { compilePattern } from '../search/pattern.ts';
import { replaceMatches, searchFiles, searchedPaths } from '../search/search-files.ts';
import { changedFiles } from './wire/files-change.ts';

/** Milliseconds of reading before each pause. */
const SLICE = 12;
/** Milliseconds between two batches. The first batch is sent after one slice, or earlier if it has `FIRST` matches. */
const BATCH = 50;
/** Number of matches that fill one screen. A first batch of this size is sent before the slice ends. */
const FIRST = 200;

/** Lets messages arrive. Waits for a macrotask, because a promise is not enough. A timer would wait 4 ms each time. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    // A port has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    port2.postMessage(undefined);
  });
}

export function createSearch(): SearchApi {
  let files: ReadonlyMap<string, string> = new Map();
  /** Sorted paths of the files, cached until they change. */
  let paths: readonly string[] | undefined;
  let last = 0;

  return {
    change: async (change) => {
      files = changedFiles(files, change);
      paths = undefined;
    },

    search: async (query, onBatch): Promise<SearchEnd> => {
      last += 1;
      const own = last;
      const compiled = compilePattern(query);
      if (compiled.kind === 'refused') return compiled;
      paths ??= [...files.keys()].sort();
      const searched = searchedPaths(paths, query);
      const total = searched.length;
      let [found, count, read, isCut]: [FileMatches[], number, number, boolean] = [[], 0, 0, false];
      let [sliceBegan, batchBegan] = [performance.now(), Number.NEGATIVE_INFINITY];
      const sendBatch = (): void => {
        onBatch({ found, read, total });
        found = [];
        batchBegan = performance.now();
      };
      for (const step of searchFiles(files, searched, query, compiled.pattern)) {
        read += 1;
        if (step.found !== undefined) {
          found.push(step.found);
          count += step.found.matches.length;
        }
        isCut = step.isCut;
        const now = performance.now();
        const isFirst = batchBegan === Number.NEGATIVE_INFINITY && count >= FIRST;
        if (now - sliceBegan < SLICE && !isFirst) continue;
        if (now - batchBegan >= BATCH) sendBatch();
        await rest();
        if (own !== last) return { kind: 'stale' };
        sliceBegan = performance.now();
      }
      sendBatch();
      return { kind: 'done', total, isCut };
    },

    replaced: async (request, onAlive): Promise<Replaced> => {
      let [lastSent, result]: [number, Replaced] = [performance.now(), { files: {}, counts: {} }];
      for (result of replaceMatches(files, request)) {
        const now = performance.now();
        if (now - lastSent < BATCH) continue;
        lastSent = now;
        onAlive();
      }
      return result;
    },
  };
}
