/** Runs the steps of a test command, as many in parallel as there are processors, and prints the time of each. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../ensure-installed.mjs';

/** At least two steps run in parallel, because a step that waits for a browser or a disk does not use a processor. */
export const PROCESSORS = Math.max(2, availableParallelism());

/**
 * Number of characters of a failed step's output that are printed again at the end, because often only the end of a log
 * is kept.
 */
const SHOWN_AGAIN = 4000;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {boolean} [isAlone] uses all processors: starts after all steps before it, and the next ones start after it
 * @property {string} [after] name of an earlier step whose end it needs
 * @property {Readonly<Record<string, string>>} [env]
 */

/** Runs a step. Prints its output immediately if no other step is running; otherwise, when the step ends. */
async function runStep({ name, command, args, isAlone = false, env = {} }) {
  const began = Date.now();
  if (isAlone) console.log(`\n── ${name}`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output.push(data);
      if (isAlone) process.stdout.write(data);
    });
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  const text = Buffer.concat(output).toString();
  const seconds = (Date.now() - began) / 1000;
  if (!isAlone) process.stdout.write(`\n── ${name}\n${text}`);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { name, hasPassed: status === 0, seconds, text };
}

/**
 * @param {readonly Step[]} steps
 * @param {{ readonly again: string, readonly notes?: readonly string[] }} options `again` runs one step: `npm test --`
 * @returns whether all steps passed
 */
export async function runSteps(steps, { again, notes = [] }) {
  const results = [];
  /** Running steps, by promise. */
  const running = new Map();
  const processors = ({ isAlone = false }) => (isAlone ? PROCESSORS : 1);
  const mustWait = (step) => {
    const others = [...running.values()];
    const taken = others.reduce((sum, other) => sum + processors(other), 0);
    return taken + processors(step) > PROCESSORS || others.some(({ name }) => name === step.after);
  };
  for (const step of steps) {
    while (mustWait(step)) await Promise.race(running.keys());
    const run = runStep(step).then((result) => {
      results.push(result);
      running.delete(run);
    });
    running.set(run, step);
  }
  await Promise.all(running.keys());
  console.log('');
  for (const note of notes) console.log(`${note}\n`);
  const failed = results.filter(({ hasPassed }) => !hasPassed);
  for (const { name, seconds, hasPassed } of results.toSorted((one, other) => other.seconds - one.seconds))
    console.log(`${hasPassed ? 'passed' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  for (const { name, text } of failed) console.log(`── ${name} ended with\n${text.slice(-SHOWN_AGAIN)}`);
  if (failed.length > 0)
    console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}. Run one alone with: ${again} ${failed[0].name}`);
  console.log(`steps: ${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}
