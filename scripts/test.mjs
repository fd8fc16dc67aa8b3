/**
 * `npm test [-- STEP …]`: tests the whole project. `npm test -- --changed [REVISION]` tests the parts that a change can
 * break (`changed-steps.mjs`). As many steps as there are processors run in parallel: unit tests beside format, types,
 * lint, spelling, ten seconds of random code, conformance, lessons, the site and its size; then the page in Chromium,
 * and its main flows in Firefox and WebKit. Installs everything that is needed. `test-deep.mjs` searches longer.
 */
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { ensureChromium } = await import('./ensure-chromium.mjs');
const { ensureEngines } = await import('./ensure-engines.mjs');
const { changedSteps } = await import('./testing/changed-steps.mjs');
const { runSteps } = await import('./testing/run-steps.mjs');
const chromium = await ensureChromium();

const steps = [
  // First, because it takes as long as all other steps that run beside it.
  {
    name: 'unit',
    command: 'npx',
    args: ['vitest', 'run', '--reporter=dot', '--tags-filter=!limit'],
    env: { PROPERTY_RUNS: '0.25' },
  },
  { name: 'format', command: 'npx', args: ['oxfmt', '--check'] },
  { name: 'types', command: 'npm', args: ['run', '-s', 'types'] },
  { name: 'lint', command: 'npx', args: ['oxlint', '--deny-warnings'] },
  { name: 'spelling', command: 'npm', args: ['run', '-s', 'spelling'] },
  // A fixed seed, so that only a change of the code can make this step fail. `npm run fuzz` uses other seeds.
  { name: 'fuzz', command: 'npm', args: ['run', '-s', 'fuzz', '--', '--seconds', '10', '--seed', '1'] },
  { name: 'conformance', command: 'npm', args: ['run', '-s', 'conformance', '--', '--check', '--sample'] },
  { name: 'lessons', command: 'npm', args: ['run', '-s', 'lessons', '--', '--sample'] },
  // Builds no compressed files, because only a host needs them.
  { name: 'site', command: 'npx', args: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'budget', command: 'node', args: ['scripts/run.mjs', 'scripts/site/check-budget.ts'], after: 'site' },
  { name: 'dependencies', command: 'node', args: ['scripts/dependencies/check.mjs'], after: 'site' },
  { name: 'end-to-end', command: 'npx', args: ['playwright', 'test', '--grep-invert', '@deep|@themes'], isAlone: true },
  { name: 'engines', command: 'node', args: ['scripts/run.mjs', 'e2e/engines/run.ts', '--main'], isAlone: true },
];
const wanted = process.argv.slice(2);
const isChanged = wanted[0] === '--changed';
const unknown = isChanged ? [] : wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}, but ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const chosen = isChanged
  ? changedSteps(wanted[1])
  : wanted.length === 0
    ? steps
    : steps.filter(({ name }) => wanted.includes(name));
const engines = chosen.some(({ name }) => name === 'engines') ? ensureEngines() : { present: [], env: {}, absent: [] };
const env = { ...engines.env, BUNRAKU_ENGINES: engines.present.join(' '), BUNRAKU_CHROMIUM: chromium };
const hasPassed = await runSteps(
  chosen.map((step) => ({ ...step, env: { ...env, ...step.env } })),
  { again: 'npm test --', notes: engines.absent },
);
process.exit(hasPassed ? 0 : 1);
