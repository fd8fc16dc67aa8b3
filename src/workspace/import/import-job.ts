import { proxy, releaseProxy, wrap } from 'comlink';
import { refused, type Result } from '../result.ts';
import type { ImportProgress } from './budget.ts';
import type { Imported } from './import-types.ts';
import type { ImportApi } from './import-worker.ts';
import type { ReadOptions } from './read-import.ts';
import type { PickedFile, PickedProblem } from './read-picked.ts';

export interface ImportJob {
  /** Undefined if the job was cancelled. */
  readonly result: Promise<Result<Imported, PickedProblem> | undefined>;
  cancel(): void;
}

export interface ImportConnection {
  readonly readPicked: ImportApi['readPicked'];
  /** Resolves if the worker crashes or cannot be loaded; otherwise stays pending. */
  readonly crashed: Promise<void>;
  end(): void;
}

function connectImportWorker(): ImportConnection {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module', name: 'import' });
  const remote = wrap<ImportApi>(worker);
  return {
    readPicked: (picked, onProgress, options) => remote.readPicked(picked, proxy(onProgress ?? (() => {})), options),
    crashed: new Promise((resolve) => {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        resolve();
      });
    }),
    end: () => {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

/**
 * Reads the picked files in a worker, which ends with the job. `picked` resolves after the files are listed, which
 * takes time for a dropped folder.
 */
export function startImport(
  picked: () => Promise<readonly PickedFile[]>,
  onProgress: (progress: ImportProgress) => void,
  options: ReadOptions = {},
  connect: () => ImportConnection = connectImportWorker,
): ImportJob {
  let cancel = (): void => {};
  const cancelled = new Promise<'cancelled'>((resolve) => {
    cancel = () => resolve('cancelled');
  });
  const run = async (): Promise<Result<Imported, PickedProblem> | undefined> => {
    const files = await Promise.race([cancelled, listed(picked)]);
    if (files === 'cancelled') return undefined;
    if (files === 'unreadable') return refused({ kind: 'unreadable' });
    const worker = connect();
    const answer = await Promise.race([
      cancelled,
      worker.readPicked(files, onProgress, options).catch(() => 'ended' as const),
      worker.crashed.then(() => 'ended' as const),
    ]);
    worker.end();
    if (answer === 'cancelled') return undefined;
    return answer === 'ended' ? refused({ kind: 'ended' }) : answer;
  };
  return { result: run(), cancel: () => cancel() };
}

/** Returns the list of files, or 'unreadable' if the browser does not allow reading it. */
async function listed(picked: () => Promise<readonly PickedFile[]>): Promise<readonly PickedFile[] | 'unreadable'> {
  try {
    return await picked();
  } catch {
    return 'unreadable';
  }
}
