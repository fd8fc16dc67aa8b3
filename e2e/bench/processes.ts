/** CPU time of a process and of all its descendants, as Linux counts it (`/proc`). */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks in a second (`getconf CLK_TCK`): 100 on every current Linux. */
const TICKS = 100;

interface ProcessTimes {
  readonly parent: number;
  /** CPU seconds of the process, and of its children that ended. */
  readonly seconds: number;
}

function readTimes(pid: string): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses, which may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const number = (index: number): number => Number(fields[index]);
    return { parent: number(1), seconds: (number(11) + number(12) + number(13) + number(14)) / TICKS };
  } catch {
    // The process ended meanwhile.
    return undefined;
  }
}

/** CPU seconds of a process and everything below it, up to now. */
export function cpuOfTree(root: number): number {
  const all = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? readTimes(name) : undefined;
    if (times !== undefined) all.set(Number(name), times);
  }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(all.get(pid)?.parent ?? 0));
  let seconds = 0;
  for (const [pid, times] of all) if (isBelow(pid)) seconds += times.seconds;
  return seconds;
}
