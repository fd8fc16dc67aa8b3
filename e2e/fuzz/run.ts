/**
 * `npm run fuzz [-- --seconds N] [--seed N] [--kind KIND]`: checks random sources of five kinds for a minute, with a
 * new seed each time. Prints each source with a fault, and the seed that recreates it; add the source to `kept/`
 * together with the fix.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findFaults, LONGEST } from './check.ts';
import { expression } from '../differential/generate/expressions.ts';
import { soundProgram } from '../differential/generate/sound-programs.ts';
import { unsoundProgram } from '../differential/generate/unsound-programs.ts';
import { Random } from './random.ts';
import { mutatedManifest, readManifests, tokenSoup } from './texts.ts';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' }, kind: { type: 'string' } },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const manifests = readManifests(root);
const seconds = Number(options.seconds);
const firstSeed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(options.seed);
if (!(seconds > 0) || !Number.isSafeInteger(firstSeed)) throw new Error('--seconds and --seed take numbers');

const kinds: Readonly<Record<string, (random: Random) => string>> = {
  'token soup': tokenSoup,
  'mutated manifest': (random) => mutatedManifest(random, manifests),
  expression: (random) => expression(random, 'Any', 4),
  program: unsoundProgram,
  'sound program': soundProgram,
};
const names = Object.keys(kinds).filter((name) => options.kind === undefined || name === options.kind);

/** Maximum number of printed faults, because the first faults usually cause all others. */
const SHOWN = 10;

/** @returns number of sources with a fault */
function checkTexts(): number {
  const end = performance.now() + seconds * 1000;
  let [count, faulty] = [0, 0];
  for (let seed = firstSeed; performance.now() < end && faulty < SHOWN; seed += 1) {
    for (const name of names) {
      const text = kinds[name]?.(new Random(seed)) ?? '';
      const faults = findFaults(text, LONGEST);
      count += 1;
      if (faults.length === 0) continue;
      faulty += 1;
      console.log(`✗ ${name} of seed ${seed} ${faults.join('; ')}\n${text}\n`);
    }
  }
  console.log(`${count} texts from seed ${firstSeed} on, ${faulty} with a fault`);
  return faulty;
}

console.log(`seed ${firstSeed}`);
process.exitCode = checkTexts() === 0 ? 0 : 1;
