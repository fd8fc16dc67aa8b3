/** CPU time of the threads of processes, from `/proc` (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one clock tick in `/proc`. The kernel's USER_HZ is 100 on all common platforms. */
const TICK = 10;

export interface CpuTimes {
  /** CPU milliseconds of all threads, including threads that have ended. */
  readonly total: number;
  /** CPU milliseconds of each running thread, by process id and thread id. */
  readonly threads: ReadonlyMap<string, number>;
}

/** CPU milliseconds between two readings. */
export interface CpuSpan {
  /** Work of all threads that existed at the first reading. Later threads do the next work. */
  readonly total: number;
  /** Part of the main threads. */
  readonly main: number;
}

/** Returns the CPU time between two readings. */
export function cpuBetween(before: CpuTimes, after: CpuTimes): CpuSpan {
  let [later, main] = [0, 0];
  for (const [id, time] of after.threads) {
    const first = before.threads.get(id);
    if (first === undefined) later += time;
    else if (isMain(id)) main += time - first;
  }
  return { total: after.total - before.total - later, main };
}

/** Returns whether a thread is the main thread of its process, whose id is the process id. */
function isMain(id: string): boolean {
  const [process, thread] = id.split('/');
  return process === thread;
}

/** Returns the CPU times of processes so far. A process that has ended counts as zero. */
export function readCpuTimes(processes: readonly number[]): CpuTimes {
  let total = 0;
  const threads = new Map<string, number>();
  for (const id of processes) {
    total += ticksOf(`/proc/${id}/stat`) * TICK;
    for (const thread of threadsOf(id))
      threads.set(`${id}/${thread}`, ticksOf(`/proc/${id}/task/${thread}/stat`) * TICK);
  }
  return { total, threads };
}

function threadsOf(process: number): readonly string[] {
  try {
    return readdirSync(`/proc/${process}/task`);
  } catch {
    return [];
  }
}

function ticksOf(path: string): number {
  try {
    const text = readFileSync(path, 'utf8');
    // The second field is the name in parentheses, which may contain spaces. User and system time are fields 14 and 15.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
