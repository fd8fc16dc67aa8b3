/** Times work by CPU, which other programs on the machine disturb least. */

export interface Measure {
  /** CPU seconds of one round: the median of all counted. */
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

/** Runs the work a few times uncounted, then counts rounds. */
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

/** The same for work that waits. */
export async function measureAsync(work: () => Promise<unknown>, { warmUp = 3, rounds = 7 } = {}): Promise<Measure> {
  for (let round = 0; round < warmUp; round += 1) await work();
  const counted: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    counted.push((user + system) / 1e6);
  }
  return summarize(counted);
}

export function milliseconds({ seconds, min, max }: Measure): string {
  const text = (value: number): string => (value * 1000).toFixed(value < 0.01 ? 2 : 1);
  return `${text(seconds)} ms (${text(min)} – ${text(max)})`;
}
