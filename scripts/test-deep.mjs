/**
 * `npm run test:deep [-- --minutes N] [STEP …]`: searches for faults for which `npm test` has no time, by default for
 * about 40 minutes. Random sources and random walks use new seeds each time, and print them. With `PUPPET_LIB`, random
 * inputs are also compared with that Puppet.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { ensureChromium } = await import('./ensure-chromium.mjs');
const { ensureEngines } = await import('./ensure-engines.mjs');
const { runSteps } = await import('./testing/run-steps.mjs');

const { values, positionals: wanted } = parseArgs({
  options: { minutes: { type: 'string', default: '40' } },
  allowPositionals: true,
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('--minutes takes a number above zero.');
  process.exit(2);
}
const chromium = await ensureChromium();
const engines = ensureEngines();

/**
 * Seconds for the steps that search until their time is over: all except fifteen minutes, which the other steps need.
 */
const searching = Math.max(60, (minutes - 15) * 60);
const share = (part) => String(Math.round(searching * part));
const hasPuppet = (process.env.PUPPET_LIB ?? '') !== '';

/** Unit tests that use random values, reach a limit, or test only a part of a large set in `npm test`. */
const sampling = execFileSync(
  'git',
  ['grep', '-lE', "fast-check|testing/sample|tags: 'limit'", '--', '*.test.ts', '*.test.tsx'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n');

const steps = [
  { name: 'site', command: 'npm', args: ['run', '-s', 'build'] },
  { name: 'dependencies', command: 'npm', args: ['run', '-s', 'dependencies', '--', '--signatures'] },
  { name: 'hostile', command: 'npm', args: ['run', '-s', 'hostile'], isAlone: true },
  { name: 'bounds', command: 'npm', args: ['run', '-s', 'bounds'], isAlone: true },
  { name: 'fuzz', command: 'npm', args: ['run', '-s', 'fuzz', '--', '--seconds', share(hasPuppet ? 0.4 : 1)] },
  // Takes longer than this, because the differential run also reduces the differences that it finds.
  ...(hasPuppet
    ? [{ name: 'differential', command: 'npm', args: ['run', '-s', 'differential', '--', '--seconds', share(0.4)] }]
    : []),
  { name: 'conformance', command: 'npm', args: ['run', '-s', 'conformance', '--', '--check'] },
  {
    name: 'properties',
    command: 'npx',
    args: ['vitest', 'run', '--reporter=dot', ...sampling],
    env: { PROPERTY_RUNS: '4' },
  },
  { name: 'lessons', command: 'npm', args: ['run', '-s', 'lessons'] },
  { name: 'migrations', command: 'npm', args: ['run', '-s', 'migrations', '--', '--check'] },
  { name: 'command-line', command: 'node', args: ['scripts/run.mjs', 'e2e/command-line/run.ts'] },
  { name: 'walk', command: 'npm', args: ['run', '-s', 'walk', '--', '--seconds', share(1)] },
  { name: 'end-to-end', command: 'npx', args: ['playwright', 'test', '--grep', '@deep'], isAlone: true },
  {
    name: 'themes',
    command: 'npx',
    args: ['playwright', 'test', '/accessibility.spec'],
    isAlone: true,
    env: { BUNRAKU_ALL_THEMES: '1' },
  },
  { name: 'engines', command: 'node', args: ['scripts/run.mjs', 'e2e/engines/run.ts'], isAlone: true },
];
const env = { ...engines.env, BUNRAKU_ENGINES: engines.present.join(' '), BUNRAKU_CHROMIUM: chromium };
const hasPassed = await runSteps(
  steps
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .map((step) => ({ ...step, env: { ...env, ...step.env } })),
  { again: 'npm run test:deep --', notes: engines.absent },
);
process.exit(hasPassed ? 0 : 1);
