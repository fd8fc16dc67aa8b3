/** Reads CPU time and memory of a process and its descendants, as Linux counts them (`/proc`). */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second (`getconf CLK_TCK`): 100 on every current Linux. */
const TICKS = 100;

interface ProcessTimes {
  readonly parent: number;
  /** CPU seconds of the process and of its children that have ended. */
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
    // The process has ended in the meantime.
    return undefined;
  }
}

/** Returns the times of a process and its descendants by process id. */
function readTree(root: number): ReadonlyMap<number, ProcessTimes> {
  const all = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? readTimes(name) : undefined;
    if (times !== undefined) all.set(Number(name), times);
  }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(all.get(pid)?.parent ?? 0));
  return new Map([...all].filter(([pid]) => isBelow(pid)));
}

/** Returns the CPU seconds of a process and its descendants so far. */
export function cpuOfTree(root: number): number {
  let seconds = 0;
  for (const times of readTree(root).values()) seconds += times.seconds;
  return seconds;
}

/** Returns the peak memory of the largest process among a process and its descendants, in megabytes. */
export function peakMemoryOfTree(root: number): number {
  return Math.max(0, ...[...readTree(root).keys()].map(readPeak));
}

function readPeak(pid: number): number {
  try {
    const [, kilobytes = 0] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    // The process has ended in the meantime.
    return 0;
  }
}
