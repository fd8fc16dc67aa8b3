/**
 * `npm test`: everything, in order of cost: format, lint, types, unit tests, a minute of random texts beside conformance, lessons, site and its weight, end-to-end,
 * the main flows in Firefox and WebKit. Installs what it needs.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './ensure-installed.mjs';

ensureInstalled();
const { ensureChromium } = await import('./ensure-chromium.mjs');
const { ensureEngines } = await import('./ensure-engines.mjs');
const chromium = await ensureChromium();

const steps = [
  ['format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['lint', 'npx', ['oxlint', '--deny-warnings']],
  ['types', 'npm', ['run', '-s', 'types']],
  ['unit', 'npx', ['vitest', 'run', '--reporter=dot']],
  ['fuzz', 'npm', ['run', '-s', 'fuzz']],
  ['conformance', 'npm', ['run', '-s', 'conformance', '--', '--check']],
  ['lessons', 'npm', ['run', '-s', 'lessons']],
  ['site', 'npm', ['run', '-s', 'build']],
  ['budget', 'node', ['scripts/run.mjs', 'scripts/site/check-budget.ts']],
  ['end-to-end', 'npx', ['playwright', 'test']],
  ['engines', 'node', ['scripts/run.mjs', 'e2e/engines/run.ts']],
];
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter(([name]) => wanted.includes(name));
const engines = chosen.some(([name]) => name === 'engines') ? ensureEngines() : { present: [], env: {}, absent: [] };
const failed = [];

/** Runs a step to its end. Its output is shown as it comes, or `quiet`: after its end. */
async function runStep([name, command, args], quiet = false) {
  const began = Date.now();
  if (!quiet) console.log(`\n── ${name}`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...engines.env, BUNRAKU_ENGINES: engines.present.join(' '), BUNRAKU_CHROMIUM: chromium },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data));
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  if (quiet) process.stdout.write(`\n── ${name}\n${Buffer.concat(output).toString()}`);
  if (status !== 0) failed.push(name);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

// Random texts take one processor and no more than their time: other steps go on beside them.
let beside = Promise.resolve();
for (const step of chosen) {
  const [name] = step;
  if (name === 'fuzz') {
    beside = runStep(step, true);
    continue;
  }
  // Browsers want the machine for themselves.
  if (name === 'end-to-end' || name === 'engines') await beside;
  await runStep(step);
}
await beside;
console.log('');
for (const sentence of engines.absent) console.log(`${sentence}\n`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}. Run one alone with: npm test -- ${failed[0]}`);
console.log(`steps: ${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
