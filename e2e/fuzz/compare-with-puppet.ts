/** Compares expressions and whole programs in real Puppet and in the engine: many in one process of the recorder. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { evaluateLine } from '../../src/cli/evaluate.ts';
import { findArea } from '../conformance/areas.ts';
import { differences, same, type Json, type JsonRecord } from '../conformance/compare.ts';
import { expression } from './expressions.ts';
import { program } from './programs.ts';
import { Random } from './random.ts';
import { soundProgram } from './sound-programs.ts';

const EXPRESSIONS_IN_ONE_PROCESS = 400;
const PROGRAMS_IN_ONE_PROCESS = 40;

/**
 * Messages of Ruby that Puppet passes on, with errors and addresses of objects: the engine has its own messages instead
 * (e2e/conformance/deviations.md).
 */
const RUBY_TEXTS =
  /#<Puppet::|Runtime\[ruby|got Runtime|bignum too big|undefined method|comparison of|invalid byte|can't convert|no implicit conversion|stack level|wrong number of arguments \(given/;

function recorded(root: string, args: readonly string[], input = ''): readonly JsonRecord[] {
  const recorder = join(root, 'e2e', 'conformance', 'recorder', 'oracle.rb');
  const result = spawnSync('ruby', [recorder, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 30 });
  if (result.error !== undefined || result.status !== 0) {
    throw new Error(`Puppet could not be asked: ${result.error?.message ?? result.stderr}`);
  }
  return result.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JsonRecord);
}

/**
 * Value and type, or the error's message; without warnings that Puppet prints once per process, as they depend on
 * earlier expressions.
 */
function essence({ value, type, error }: JsonRecord): Json {
  if (error === undefined) return { value: value ?? null, type: type ?? null };
  return typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
}

/** Lists the expressions with different results. */
function compareExpressions(root: string, firstSeed: number, seconds: number): void {
  const end = performance.now() + seconds * 1000;
  let [count, different, seed] = [0, 0, firstSeed];
  while (performance.now() < end) {
    const expressions = Array.from({ length: EXPRESSIONS_IN_ONE_PROCESS }, () =>
      expression(new Random(seed++), 'Any', 3),
    );
    for (const expected of recorded(root, ['eval'], `${expressions.join('\n')}\n`)) {
      const line = String(expected['expression']);
      const actual = JSON.parse(JSON.stringify(evaluateLine(line))) as JsonRecord;
      const [wanted, found] = [essence(expected), essence(actual)];
      count += 1;
      if (same(wanted, found) || RUBY_TEXTS.test(JSON.stringify(wanted))) continue;
      different += 1;
      console.log(`✗ ${line}\n    - ${JSON.stringify(wanted)}\n    + ${JSON.stringify(found)}`);
    }
  }
  console.log(`${count} expressions from seed ${firstSeed} on, ${different} come out otherwise than in Puppet`);
}

/** Lists the programs with a different catalog, log or graph. They are not applied. */
async function comparePrograms(root: string, firstSeed: number, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const folder = mkdtempSync(join(tmpdir(), 'bunraku-programs-'));
  let [count, different, seed] = [0, 0, firstSeed];
  while (performance.now() < end) {
    const cases = Array.from({ length: PROGRAMS_IN_ONE_PROCESS }, () => {
      const path = join(folder, `seed-${seed}.pp`);
      // Most unsound programs end at their first error, so that one in four is enough.
      const make = seed % 4 === 0 ? program : soundProgram;
      writeFileSync(path, `# case: {"stage": "graph"}\n${make(new Random(seed++))}`);
      return path;
    });
    for (const [index, expected] of recorded(root, ['run', ...cases]).entries()) {
      const path = cases[index];
      if (path === undefined) break;
      const actual = JSON.parse(JSON.stringify(await findArea('language', undefined).run(path))) as JsonRecord;
      count += 1;
      const found = differences(expected, actual);
      if (found.length === 0 || RUBY_TEXTS.test(JSON.stringify(expected))) continue;
      different += 1;
      console.log(`✗ program of ${basename(path, '.pp')}`);
      for (const { stage, lines } of found) console.log(`  ${stage}\n    ${lines.slice(0, 6).join('\n    ')}`);
    }
  }
  rmSync(folder, { recursive: true });
  console.log(`${count} programs from seed ${firstSeed} on, ${different} come out otherwise than in Puppet`);
}

/** Half of the time for expressions, half for programs. Differences need human judgment: they are only listed. */
export async function compareWithPuppet(root: string, firstSeed: number, seconds: number): Promise<void> {
  compareExpressions(root, firstSeed, seconds / 2);
  await comparePrograms(root, firstSeed, seconds / 2);
}
