/** The steps of `npm test` that can detect a fault, cheapest first. */
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { Fault } from './fault.ts';

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  /** Matches the line of a failed test; the first group is the test's name. */
  readonly failure: RegExp;
}

export interface Step {
  readonly name: string;
  /** Returns commands to run until one fails. `fault` is undefined for the code without a fault. */
  readonly commands: (fault: Fault | undefined) => readonly Command[];
}

/** Matches folders that only the page uses. Recorded cases and lessons cannot detect faults in them. */
const PAGE = /^src\/(?:app|client|editor|layout|panels|store|ui|workspace)\//;

function reachesEngine(fault: Fault | undefined): boolean {
  return fault === undefined || !PAGE.test(fault.file);
}

interface StepOptions {
  /** Names of browser test files to run. Empty means all. */
  readonly specs: readonly string[];
}

const COMPILER_ERROR = /^(.*error TS.*)$/m;

/** Step that checks the types of the code. */
export const typesStep: Step = {
  name: 'types',
  commands: () => [{ command: 'npm', args: ['run', '-s', 'types'], failure: COMPILER_ERROR }],
};

function unitTests(...selection: readonly string[]): Command {
  return {
    command: 'npx',
    args: ['vitest', ...selection, '--run', '--reporter=tap-flat', '--bail=1', '--passWithNoTests'],
    // Requires the line with details, which only failed tests have; a test that `--bail` ends has none.
    failure: /^not ok \d+ - (.*?)(?: # time=\S+)?\n {4}---/m,
  };
}

/**
 * Returns the folder two levels below `src`, such as `src/engine/syntax/` for `src/engine/syntax/lexer/numbers.ts`.
 * Tests of a file may be in any folder inside.
 */
function nearestFolder(file: string): string {
  return `${dirname(file).split('/').slice(0, 3).join('/')}/`;
}

export function createSteps({ specs }: StepOptions): readonly Step[] {
  return [
    {
      name: 'unit',
      // First runs the tests near the fault, because they are most likely to fail.
      commands: (fault) => (fault === undefined ? [] : [unitTests('run', nearestFolder(fault.file))]),
    },
    {
      name: 'conformance',
      commands: (fault) =>
        reachesEngine(fault)
          ? [
              {
                command: 'npm',
                args: ['run', '-s', 'conformance', '--', '--check'],
                failure: /do not any more:\n {2}(.*)$/m,
              },
            ]
          : [],
    },
    {
      name: 'lessons',
      commands: (fault) =>
        reachesEngine(fault) ? [{ command: 'npm', args: ['run', '-s', 'lessons'], failure: /^✗ (.*)$/m }] : [],
    },
    {
      name: 'unit',
      // Runs only tests that import the changed file, because others cannot fail.
      commands: (fault) => [fault === undefined ? unitTests('run') : unitTests('related', fault.file)],
    },
    {
      name: 'end-to-end',
      commands: () => [
        { command: 'npx', args: ['vite', 'build', '--logLevel', 'warn'], failure: /^(.*error.*)$/im },
        {
          command: 'npx',
          args: [
            'playwright',
            'test',
            '--reporter=list',
            '--max-failures=1',
            '--grep-invert=@deep|@themes',
            ...specs.map((spec) => `/${spec}.spec`),
          ],
          failure: /^ +1\) (.*?)[ ─]*$/m,
        },
      ],
    },
  ];
}

/** Milliseconds after which a command is ended, because a fault may make it run forever. */
const LONGEST = 30 * 60_000;

export interface Failure {
  /** Name of the first test that failed. */
  readonly test: string;
  readonly output: string;
}

/** Runs a step in a folder. Returns undefined if all of its commands pass. */
export async function runStep(step: Step, folder: string, fault: Fault | undefined): Promise<Failure | undefined> {
  for (const { command, args, failure } of step.commands(fault)) {
    const { status, output } = await run(command, args, folder);
    if (status === 0) continue;
    const test = status === undefined ? 'It did not end.' : (failure.exec(output)?.[1] ?? lastLine(output));
    return { test, output };
  }
  return undefined;
}

function lastLine(output: string): string {
  return output.trimEnd().split('\n').at(-1) ?? '';
}

async function run(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<{ readonly status: number | undefined; readonly output: string }> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // Starts a process group, so that child processes end together with the command.
    detached: process.platform !== 'win32',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
  const end = (): void => {
    if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  };
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, LONGEST);
  // Must run before the copy is deleted.
  process.prependOnceListener('exit', end);
  const status = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
  clearTimeout(timer);
  process.removeListener('exit', end);
  return { status: isLate ? undefined : status, output: Buffer.concat(output).toString() };
}
