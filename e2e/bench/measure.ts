/** Measures CPU time, because other programs on the machine affect it least. */

export interface Measure {
  /** CPU seconds of one round, as the median of all counted rounds. */
  readonly seconds: number;
  readonly min: number;
  readonly max: number;
}

export function summarize(seconds: readonly number[]): Measure {
  const sorted = seconds.toSorted((a, b) => a - b);
  return {
    seconds: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}

/** Runs the work some times without counting, and then counts rounds. */
export function measure(work: () => void, { warmUp = 3, rounds = 7 } = {}): Measure {
  for (let round = 0; round < warmUp; round += 1) work();
  const counted: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    counted.push((user + system) / 1e6);
  }
  return summarize(counted);
}

/** CPU seconds to warm up; the same in `puppet.rb`. */
export const WARM_UP = 2;

/**
 * Like `measure`, for work that is repeated often. Warms up for two seconds, because a fixed number of rounds would be
 * too few for short work to be compiled. Then counts rounds for a second, but at least nine.
 */
export function measureWarm(work: () => void): Measure {
  for (const start = cpuSeconds(); cpuSeconds() - start < WARM_UP;) work();
  const counted: number[] = [];
  for (const start = cpuSeconds(); isTooFew(counted, start);) {
    const before = cpuSeconds();
    work();
    counted.push(cpuSeconds() - before);
  }
  return summarize(counted);
}

/** Returns the CPU seconds of all threads of this process, including garbage collection and compilation. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Like `measureWarm`, for asynchronous work. */
export async function measureWarmAsync(work: () => unknown): Promise<Measure> {
  for (const start = cpuSeconds(); cpuSeconds() - start < WARM_UP;) await work();
  const counted: number[] = [];
  for (const start = cpuSeconds(); isTooFew(counted, start);) {
    const before = cpuSeconds();
    await work();
    counted.push(cpuSeconds() - before);
  }
  return summarize(counted);
}

function isTooFew(counted: readonly number[], start: number): boolean {
  return counted.length < 9 || cpuSeconds() - start < 1;
}

export function milliseconds({ seconds, min, max }: Measure): string {
  const text = (value: number): string => (value * 1000).toFixed(value < 0.01 ? 2 : 1);
  return `${text(seconds)} ms (${text(min)} – ${text(max)})`;
}
