/**
 * Computes one row for each of many nodes: in this process, in several processes, for one shard, or by merging shards.
 */
import { availableParallelism } from 'node:os';
import { listFiles } from '../input-files.ts';
import type { GivenOptions } from '../words/given-options.ts';
import { UsageError } from '../words/verb.ts';
import { settleRows, type ComputeRows, type NodeRow, type NodeWork } from './node-work.ts';
import { serveParent, servedWork, WorkerProcesses } from './processes.ts';
import { listShardIndexes, mergeShards, parseShard, shardText, workDigest } from './shards.ts';

/** Number of nodes per process. With fewer nodes, starting another process takes longer than it saves. */
const NODES_PER_PROCESS = 100;

/** Options that may differ between the shards and the merge. */
const SPLITTING = ['jobs', 'shard', 'merge'];

/**
 * Computes all rows, in the order of the names. Returns undefined if the caller has nothing to print: this process wrote
 * a shard, or sent its rows to the process that started it.
 */
export async function computeRows<Row extends NodeRow>(
  verb: string,
  work: NodeWork<Row>,
  given: GivenOptions,
): Promise<readonly Row[] | undefined> {
  const shard = given.find('shard');
  const merge = given.list('merge');
  if (shard !== undefined && merge.length > 0) throw new UsageError('Use --shard or --merge, not both.');
  return await computePasses(work, given, async (compute) => {
    const digest = workDigest(JSON.stringify([verb, given.listExcept(SPLITTING)]), work.names);
    if (shard !== undefined) {
      const part = parseShard(shard);
      const rows = await compute(listShardIndexes(work.names.length, part), []);
      process.stdout.write(shardText(part, digest, rows));
      return undefined;
    }
    const first =
      merge.length > 0
        ? mergeShards(listFiles(merge, ['**/*.json']), digest, work)
        : await compute([...work.names.keys()], []);
    return await settleRows(first, compute);
  });
}

/**
 * Computes rows in one or more passes: calls `run` with a function that computes rows in this or other processes.
 * Returns undefined in a child process, which only sends its rows to the process that started it.
 * @param number number of the work, if one command line has several (`servedWork`)
 */
export async function computePasses<Row, Shared, Result>(
  work: NodeWork<Row, Shared>,
  given: GivenOptions,
  run: (compute: ComputeRows<Row, Shared>) => Promise<Result>,
  number = 0,
): Promise<Result | undefined> {
  if (servedWork() !== undefined) {
    await serveParent(work);
    return undefined;
  }
  const { compute, end } = createComputing(work, given, number);
  try {
    return await run(compute);
  } finally {
    end();
  }
}

/**
 * Creates a function that computes rows, and a function that ends the child processes. The child processes start when
 * rows are first computed, if there are enough rows.
 */
function createComputing<Row, Shared>(
  work: NodeWork<Row, Shared>,
  given: GivenOptions,
  number: number,
): { readonly compute: ComputeRows<Row, Shared>; readonly end: () => void } {
  const chosen = readJobs(given.find('jobs'));
  let processes: WorkerProcesses<Row, Shared> | undefined;
  return {
    compute: async (indexes, shared) => {
      const jobs = countJobs(chosen, indexes.length);
      if (jobs > 1) processes ??= new WorkerProcesses(jobs, work, number);
      return processes === undefined
        ? indexes.map((index) => work.compute(index, shared))
        : await processes.compute(indexes, shared);
    },
    end: () => processes?.end(),
  };
}

function readJobs(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new UsageError(`--jobs must be a number from 1 to 999, but it is '${text}'.`);
  return Number(text);
}

function countJobs(chosen: number | undefined, rows: number): number {
  if (chosen !== undefined) return Math.min(chosen, rows);
  return Math.min(availableParallelism(), Math.floor(rows / NODES_PER_PROCESS));
}
