/**
 * `npm run differential -- --puppet DIR [--seconds N] [--seed N] [--kind KIND] [--store]`: runs random inputs with the
 * engine and with a real Puppet or OpenVox, whose `lib` folder is DIR. The engine uses the same release. Reduces the
 * differences and prints them; fails if one of them is not in `found/`. `--store` adds new differences to this folder,
 * and deletes those that no longer exist.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { releaseOfLib } from '../conformance/releases/openvox.ts';
import { Both } from './both.ts';
import { createEngine } from './engine.ts';
import { readFound, storeFound } from './found.ts';
import { generator } from './generate/inputs.ts';
import { readRecorded } from './generate/mutations.ts';
import { runLane } from './lane.ts';
import { realPuppet } from './puppet.ts';
import { reportOf } from './report.ts';
import { KINDS } from './source.ts';

const { values: options } = parseArgs({
  options: {
    puppet: { type: 'string', default: process.env['PUPPET_LIB'] ?? '' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
    kind: { type: 'string' },
    store: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'e2e', 'differential', 'found');
const seconds = Number(options.seconds);
const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(options.seed);
const kinds = KINDS.filter((kind) => options.kind === undefined || kind === options.kind);
if (options.puppet === '') throw new Error('--puppet takes the lib folder of a Puppet or an OpenVox.');
if (!(seconds > 0) || !Number.isSafeInteger(seed)) throw new Error('--seconds and --seed take numbers.');
if (kinds.length === 0) throw new Error(`--kind is one of ${KINDS.join(', ')}.`);

const puppet = realPuppet(root, options.puppet);
const release = releaseOfLib(options.puppet);
const both = new Both(puppet, createEngine(release));
const stored = [...readFound(folder)];
const verdicts = await both.compare(stored.map(([, { input }]) => input.source));
const fixed = stored.filter((_, index) => verdicts[index]?.outcome !== 'different').map(([name]) => name);

console.log(`seed ${seed}, ${release}`);
const result = await runLane({
  both,
  kinds,
  generate: generator(readRecorded(root)),
  seed,
  seconds,
  stored: stored.map(([, found]) => found),
});
puppet.close();
console.log(reportOf(result, both));

const news = result.groups.filter(({ isStored }) => !isStored);
console.log(`${stored.length} stored differences, ${fixed.length} of them fixed; ${news.length} new`);
for (const name of fixed) {
  console.log(`  fixed: ${name}`);
  if (options.store) rmSync(join(folder, name));
}
if (options.store) for (const found of news) console.log(`  stored: ${storeFound(folder, found)}`);
process.exitCode = news.length === 0 || options.store ? 0 : 1;
