/** Expressions as real Puppet evaluates them and as the engine does: many in one process of the recorder. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { evaluateLine } from '../../src/cli/evaluate.ts';
import { same, type Json, type JsonRecord } from '../conformance/compare.ts';
import { expression } from './expressions.ts';
import { Random } from './random.ts';

const IN_ONE_PROCESS = 400;

/** Ruby's own words that Puppet shows as they are, errors and addresses of objects: in their place the engine has a message of its own (e2e/conformance/deviations.md). */
const RUBY_TEXTS =
  /#<Puppet::|Runtime\[ruby|bignum too big|undefined method|comparison of|invalid byte|can't convert|no implicit conversion|stack level|wrong number of arguments \(given/;

function recorded(root: string, expressions: readonly string[]): readonly JsonRecord[] {
  const recorder = join(root, 'e2e', 'conformance', 'recorder', 'oracle.rb');
  const result = spawnSync('ruby', [recorder, 'eval'], {
    input: `${expressions.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (result.error !== undefined || result.status !== 0) {
    throw new Error(`Puppet could not be asked: ${result.error?.message ?? result.stderr}`);
  }
  return result.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JsonRecord);
}

/** The value and type, or the error's text: warnings that Puppet tells once in the life of a process depend on what was before. */
function essence({ value, type, error }: JsonRecord): Json {
  if (error === undefined) return { value: value ?? null, type: type ?? null };
  return typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
}

/** Lists the expressions that come out otherwise. */
export function compareWithPuppet(root: string, firstSeed: number, seconds: number): void {
  const end = performance.now() + seconds * 1000;
  let [count, different, seed] = [0, 0, firstSeed];
  while (performance.now() < end) {
    const expressions = Array.from({ length: IN_ONE_PROCESS }, () => expression(new Random(seed++), 'Any', 3));
    for (const expected of recorded(root, expressions)) {
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
