/**
 * `npm run bounds [-- --size N] [--only TEXT …]`: sends all requests of the language service for deep, long and broken
 * files of two sizes, each in a process with 1 GB of memory. Fails if a request throws, if a process ends without an
 * answer, or if time or memory grow faster than the file.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { families } from './families.ts';
import { measure, type Measurement } from './measure.ts';

/** Size of the smaller file of each family. The larger one is twice as large. */
const SIZE = 3_000;
/** Maximum CPU seconds of a process. */
const LONGEST = 40;
/** Maximum size of the heap in megabytes. */
const LARGEST = 1024;
/** First argument of a process that measures one file. */
const TRY = 'try';
/** Maximum ratio between the times of both sizes. It is 2 for linear work, 4 for quadratic work. */
const STEEPEST = 3.3;
/** CPU milliseconds below which times are not compared, because they are mostly noise. */
const SHORTEST = 500;

interface Outcome {
  readonly measurement?: Measurement;
  /** Reason why the measurement failed. */
  readonly fault?: string;
}

async function runFamily(name: string, size: number): Promise<Outcome> {
  const [, bundle = ''] = process.argv;
  const child = spawn(
    'bash',
    [
      '-c',
      `ulimit -t ${LONGEST}; exec "$0" "$@"`,
      process.execPath,
      `--max-old-space-size=${LARGEST}`,
      bundle,
      TRY,
      name,
      String(size),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let [output, errors] = ['', ''];
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (errors = (errors + String(data)).slice(-20_000)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code === 0 && output !== '') return { measurement: JSON.parse(output) as Measurement };
  const step = [...errors.matchAll(/^step: (.*)$/gm)].at(-1)?.[1] ?? 'start';
  const line = errors.split('\n').find((each) => /FATAL|Error/.test(each)) ?? '';
  return { fault: `ended in "${step}": ${code === null ? 'too long' : `exit ${code}`} ${line}`.trim().slice(0, 200) };
}

/** Compares the results of both sizes. Returns the faults. */
function compare(small: Outcome, large: Outcome): readonly string[] {
  const faults = [small.fault, large.fault].filter((fault) => fault !== undefined);
  const [first, second] = [small.measurement, large.measurement];
  for (const [name, text] of Object.entries({ ...first?.failures, ...second?.failures }))
    faults.push(`${name} throws ${text}`);
  if (first === undefined || second === undefined) return faults;
  for (const [name, time] of Object.entries(second.times)) {
    const before = first.times[name] ?? 0;
    if (time > SHORTEST && time / before > STEEPEST)
      faults.push(`${name} grows by ${(time / before).toFixed(1)}: ${Math.round(before)} ms, ${Math.round(time)} ms`);
  }
  return faults;
}

function row(name: string, small: Outcome, large: Outcome, faults: readonly string[]): string {
  const total = ({ measurement }: Outcome): number =>
    Object.values(measurement?.times ?? {}).reduce((sum, time) => sum + time, 0) / 1000;
  const [first, second] = [total(small), total(large)];
  const slowest = Object.entries(large.measurement?.times ?? {}).toSorted((a, b) => b[1] - a[1])[0];
  const numbers = `${first.toFixed(1).padStart(6)} s ${second.toFixed(1).padStart(6)} s  ×${(second / first).toFixed(1)}`;
  const memory = `${small.measurement?.megabytes ?? '-'} → ${large.measurement?.megabytes ?? '-'} MB`;
  const most = slowest === undefined ? '' : `${slowest[0]} ${Math.round(slowest[1])} ms`;
  return [
    `${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(32)} ${numbers}  ${memory.padEnd(14)} ${most}`,
    ...faults.map((fault) => `         ${fault}`),
  ].join('\n');
}

async function runAll(size: number, only: readonly string[]): Promise<void> {
  const names = Object.keys(families).filter(
    (name) => only.length === 0 || only.some((part) => name.toLowerCase().includes(part.toLowerCase())),
  );
  const total = names.length;
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const small = await runFamily(name, size);
      const large = await runFamily(name, 2 * size);
      const faults = compare(small, large);
      if (faults.length > 0) failed += 1;
      console.log(row(name, small, large, faults));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(2, availableParallelism())) }, work));
  console.log(`${total - failed} of ${total} families grow no faster than their files`);
  if (failed > 0) process.exitCode = 1;
}

const [first, family = '', units = ''] = process.argv.slice(2);
const make = families[family];
if (first === TRY && make !== undefined) {
  console.log(JSON.stringify(await measure(make(Number(units)), (step) => console.error(`step: ${step}`))));
} else {
  const { values, positionals } = parseArgs({
    options: { size: { type: 'string', default: String(SIZE) }, only: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  await runAll(Number(values.size), [...values.only, ...positionals]);
}
