/**
 * `npm test`: everything, in order of cost, two steps at a time where one takes one processor: format, types, lint, ten seconds of random texts,
 * unit tests, conformance, lessons, site and its weight, end-to-end, the main flows in Firefox and WebKit. Installs what it needs.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './ensure-installed.mjs';

ensureInstalled();
const { ensureChromium } = await import('./ensure-chromium.mjs');
const { ensureEngines } = await import('./ensure-engines.mjs');
const chromium = await ensureChromium();

const PROCESSORS = 2;

/** A step: its name, its command, and how many of two processors it takes. One that takes both comes after all before it. */
const steps = [
  ['format', 'npx', ['oxfmt', '--check'], 1],
  ['types', 'npm', ['run', '-s', 'types'], 1],
  ['lint', 'npx', ['oxlint', '--deny-warnings'], 1],
  // The same texts each time, so that only the change can make the step fail. Other seeds: `npm run fuzz`.
  ['fuzz', 'npm', ['run', '-s', 'fuzz', '--', '--seconds', '10', '--seed', '1'], 1],
  ['unit', 'npx', ['vitest', 'run', '--reporter=dot'], 1],
  ['conformance', 'npm', ['run', '-s', 'conformance', '--', '--check'], 1],
  ['lessons', 'npm', ['run', '-s', 'lessons'], 1],
  ['site', 'npm', ['run', '-s', 'build'], 1],
  ['budget', 'node', ['scripts/run.mjs', 'scripts/site/check-budget.ts'], 2],
  ['end-to-end', 'npx', ['playwright', 'test'], 2],
  ['engines', 'node', ['scripts/run.mjs', 'e2e/engines/run.ts'], 2],
];
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter(([name]) => wanted.includes(name));
const engines = chosen.some(([name]) => name === 'engines') ? ensureEngines() : { present: [], env: {}, absent: [] };
/** The steps that failed, with what each printed. */
const failed = [];
/** Characters of a failed step's output that are shown again at the end: logs are often kept by their last lines only. */
const SHOWN_AGAIN = 4000;

/** Runs a step to its end. Its output is shown as it comes where nothing runs beside it, else after its end. */
async function runStep([name, command, args, processors]) {
  const began = Date.now();
  const isAlone = processors === PROCESSORS;
  if (isAlone) console.log(`\n── ${name}`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...engines.env, BUNRAKU_ENGINES: engines.present.join(' '), BUNRAKU_CHROMIUM: chromium },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data));
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  if (!isAlone) process.stdout.write(`\n── ${name}\n${Buffer.concat(output).toString()}`);
  if (status !== 0) failed.push({ name, text: Buffer.concat(output).toString() });
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** The running steps, with the processors that each takes. */
const running = new Map();
const freeProcessors = () => [...running.values()].reduce((free, taken) => free - taken, PROCESSORS);
for (const step of chosen) {
  const [, , , processors] = step;
  while (freeProcessors() < processors) await Promise.race(running.keys());
  const run = runStep(step).then(() => running.delete(run));
  running.set(run, processors);
}
await Promise.all(running.keys());
console.log('');
for (const sentence of engines.absent) console.log(`${sentence}\n`);
for (const { name, text } of failed) if (text !== '') console.log(`── ${name} ended with\n${text.slice(-SHOWN_AGAIN)}`);
if (failed.length > 0)
  console.log(
    `Failed: ${failed.map(({ name }) => name).join(', ')}. Run one alone with: npm test -- ${failed[0].name}`,
  );
console.log(`steps: ${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
