/**
 * `npm run mutants [-- --only ID …] [--steps unit,conformance,lessons,end-to-end] [--specs timeline,log]
 * [--trust-base]`: injects faults one by one into a copy of the work tree, and runs the steps of `npm test` until one
 * detects the fault. With `--trust-base`, does not run the steps without a fault first.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faults } from './faults.ts';
import { runStep, createSteps, typesStep, type Step } from './steps.ts';
import { createWorkCopy, type WorkCopy } from './work-copy.ts';

/** Maximum number of faults that the tests may miss. */
const MOST_UNCAUGHT = 2;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    steps: { type: 'string', default: 'unit,conformance,lessons,end-to-end' },
    specs: { type: 'string', default: '' },
    'trust-base': { type: 'boolean', default: false },
  },
});
const stepNames = options.steps.split(',');
const steps = createSteps({ specs: options.specs.split(',').filter(Boolean) }).filter(({ name }) =>
  stepNames.includes(name),
);
const chosen = faults.filter(({ id }) => options.only.length === 0 || options.only.some((word) => id.includes(word)));
const isKnown = stepNames.every((name) => steps.some((step) => step.name === name));
if (!isKnown || chosen.length === 0) {
  console.error(`No such ${isKnown ? 'fault' : 'step'}.`);
  process.exit(2);
}

/** Runs steps on the code without a fault, or with all faults. Prints the output of the first step that fails. */
async function pass(copy: WorkCopy, wanted: readonly Step[], what: string): Promise<boolean> {
  for (const step of wanted) {
    if (step.commands(undefined).length === 0) continue;
    const failure = await runStep(step, copy.folder, undefined);
    console.log(`${what}: ${step.name} ${failure === undefined ? 'passes' : 'FAILS'}`);
    if (failure === undefined) continue;
    console.error(`${failure.output.slice(-4000)}\n${failure.test}`);
    return false;
  }
  return true;
}

async function findCatcher(copy: WorkCopy, fault: (typeof faults)[number]): Promise<string | undefined> {
  const takeOut = copy.inject([fault]);
  try {
    for (const step of steps) {
      const failure = await runStep(step, copy.folder, fault);
      if (failure !== undefined) return `${step.name.padEnd(11)}  ${failure.test}`;
    }
    return undefined;
  } finally {
    takeOut();
  }
}

async function runFaults(copy: WorkCopy): Promise<boolean> {
  // Injects all faults at once: they are in different lines, so that one compilation checks all of them.
  const takeOut = copy.inject(chosen);
  const compiles = await pass(copy, [typesStep], 'with all faults');
  takeOut();
  if (!compiles) return false;
  if (!options['trust-base'] && !(await pass(copy, steps, 'without a fault'))) return false;
  const width = Math.max(...chosen.map(({ id }) => id.length));
  const uncaught: typeof chosen = [];
  console.log(`\n${'fault'.padEnd(width)}  caught by    first failing test`);
  for (const fault of chosen) {
    const catcher = await findCatcher(copy, fault);
    console.log(`${fault.id.padEnd(width)}  ${catcher ?? 'NOTHING'}`);
    if (catcher === undefined) uncaught.push(fault);
  }
  console.log('');
  for (const { id, effect, file } of uncaught) console.log(`Not caught: ${id} (${file})\n  ${effect}`);
  console.log(`${chosen.length - uncaught.length} of ${chosen.length} caught`);
  return uncaught.length <= MOST_UNCAUGHT;
}

const copy = createWorkCopy(fileURLToPath(new URL('../..', import.meta.url)));
process.once('exit', () => copy.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.exitCode = (await runFaults(copy)) ? 0 : 1;
