/**
 * Child processes that compute rows beside this process. Each child runs the same command line and lists the same names,
 * but answers batches of indexes instead of printing.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { areRows, type NodeWork } from './node-work.ts';

const WORKER_VARIABLE = 'BUNRAKU_WORKER';
/** Maximum number of rows in a batch. Small batches keep all processes busy until the end. */
const MAX_BATCH = 8;
/**
 * Number of batches that a child process holds. The second batch keeps the child busy while the parent computes rows of
 * its own.
 */
const BATCHES = 2;
/** Maximum number of characters of a failed process's messages that are reported. */
const MAX_MESSAGE = 4000;

interface Batch<Shared> {
  readonly indexes: readonly number[];
  /** Data for this pass. Absent if the child already has it. */
  readonly shared?: Shared;
}

/**
 * Returns the number of the work that this child process computes. A command line with several folders has a work for
 * each. Returns undefined in a process that the user started.
 */
export function servedWork(): number | undefined {
  const number = process.env[WORKER_VARIABLE];
  return process.send === undefined || number === undefined ? undefined : Number(number);
}

/** Answers batches until the parent ends the connection or dies. */
export async function serveParent<Row, Shared>(work: NodeWork<Row, Shared>): Promise<void> {
  let known: Shared | undefined;
  process.on('message', ({ indexes, shared = known }: Batch<Shared>) => {
    if (shared === undefined) throw new Error('The first batch of a pass has no data.');
    known = shared;
    process.send?.(indexes.map((index) => work.compute(index, shared)));
  });
  await once(process, 'disconnect');
}

interface Worker {
  readonly child: ChildProcess;
  /** Receivers of the answers, in the order of the batches. */
  readonly receivers: ((rows: unknown) => void)[];
  /** Never resolves. Rejects with the messages of the process when it ends. */
  readonly failure: Promise<never>;
}

export class WorkerProcesses<Row, Shared> {
  readonly #workers: readonly Worker[];

  readonly #work: NodeWork<Row, Shared>;

  /**
   * @param count number of processes, including this one
   * @param number number of the work (`servedWork`)
   */
  constructor(count: number, work: NodeWork<Row, Shared>, number: number) {
    this.#work = work;
    this.#workers = Array.from({ length: count - 1 }, () => startWorker(number));
  }

  async compute(indexes: readonly number[], shared: Shared): Promise<readonly Row[]> {
    const processes = this.#workers.length + 1;
    const size = Math.max(1, Math.min(MAX_BATCH, Math.ceil(indexes.length / processes / 4)));
    const rows = new Map<number, Row>();
    let next = 0;
    const takeBatch = (): readonly number[] => indexes.slice(next, (next += size));
    const inWorker = async (worker: Worker, isFirst: boolean): Promise<void> => {
      for (let batch = takeBatch(), isNew = isFirst; batch.length > 0; batch = takeBatch(), isNew = false) {
        const computed = await request(worker, { indexes: batch, ...(isNew ? { shared } : {}) });
        if (!areRows(computed, this.#work.isRow)) throw new Error('A process of --jobs sent an unknown answer.');
        for (const [at, index] of batch.entries()) {
          const row = computed[at];
          if (row !== undefined) rows.set(index, row);
        }
      }
    };
    const here = async (): Promise<void> => {
      for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
        for (const index of batch) rows.set(index, this.#work.compute(index, shared));
        // Gives this process time to send the next batches to the child processes.
        await nextTurn();
      }
    };
    try {
      await Promise.all([
        ...this.#workers.flatMap((worker) =>
          Array.from({ length: BATCHES }, (_, number) => inWorker(worker, number === 0)),
        ),
        here(),
      ]);
    } finally {
      // After a failure, this process stops too.
      next = indexes.length;
    }
    return indexes.flatMap((index) => rows.get(index) ?? []);
  }

  end(): void {
    for (const { child } of this.#workers) child.kill();
  }
}

function startWorker(number: number): Worker {
  const child = fork(process.argv[1] ?? '', process.argv.slice(2), {
    env: { ...process.env, [WORKER_VARIABLE]: String(number) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let messages = '';
  child.stderr?.on('data', (data: Buffer) => {
    messages = `${messages}${data.toString('utf8')}`.slice(-MAX_MESSAGE);
  });
  const failure = failWhenClosed(child, () => messages);
  // Prevents an unhandled rejection: if `end` kills the process, `failure` rejects, but no request waits for it.
  failure.catch(() => undefined);
  const receivers: Worker['receivers'] = [];
  child.on('message', (rows) => receivers.shift()?.(rows));
  return { child, receivers, failure };
}

async function failWhenClosed(child: ChildProcess, readMessages: () => string): Promise<never> {
  await once(child, 'close');
  const reason = `A process of --jobs ended early (${child.signalCode ?? `exit status ${child.exitCode ?? 'unknown'}`}).`;
  throw new Error(`${reason} If memory runs out, use fewer processes (--jobs).\n${readMessages()}`.trim());
}

async function request({ child, receivers, failure }: Worker, batch: Batch<unknown>): Promise<unknown> {
  const answer = new Promise((resolve) => receivers.push(resolve));
  child.send(batch);
  return await Promise.race([answer, failure]);
}
