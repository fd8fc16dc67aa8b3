/**
 * `npm test`: everything, in order of cost: format, lint, types, unit tests, conformance, a minute of random texts, site, its weight, end-to-end,
 * the main flows in Firefox and WebKit. Installs what it needs.
 */
import { spawnSync } from 'node:child_process';
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
  ['conformance', 'npm', ['run', '-s', 'conformance', '--', '--check']],
  ['fuzz', 'npm', ['run', '-s', 'fuzz']],
  ['site', 'npm', ['run', '-s', 'build']],
  ['budget', 'node', ['scripts/run.mjs', 'scripts/site/check-budget.ts']],
  ['end-to-end', 'npx', ['playwright', 'test']],
  ['engines', 'node', ['scripts/run.mjs', 'e2e/engines/run.ts']],
];
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter(([name]) => wanted.includes(name));
const engines = chosen.some(([name]) => name === 'engines') ? ensureEngines() : { present: [], env: {}, absent: [] };
const failed = [];
for (const [name, command, args] of chosen) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...engines.env, BUNRAKU_ENGINES: engines.present.join(' '), BUNRAKU_CHROMIUM: chromium },
  });
  if (result.status !== 0) failed.push(name);
  console.log(
    `── ${name}: ${result.status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
}
console.log('');
for (const sentence of engines.absent) console.log(`${sentence}\n`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}. Run one alone with: npm test -- ${failed[0]}`);
console.log(`steps: ${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
