import { baseName } from '../files/paths.ts';
import type { Target } from '../target.ts';
import { settingsOfUnit, findUnitFile } from './unit-files.ts';

export interface Process {
  readonly pid: number;
  readonly user: string;
  /** Name of the program, cut to 15 characters as in the kernel. */
  readonly name: string;
  readonly line: string;
}

const LONGEST_NAME = 15;

export function createProcess(pid: number, user: string, line: string): Process {
  const program = line.split(/\s+/)[0] ?? line;
  return { pid, user, name: baseName(program).slice(0, LONGEST_NAME), line };
}

export function serviceProcesses(target: Target): ReadonlyMap<string, Process> {
  const running = target.services
    .names()
    .filter((name) => target.services.isRunning(name) && !/\.(?!service$)/.test(name));
  return new Map(
    running.map((name, index) => {
      const file = findUnitFile(target, name);
      const settings = file === undefined || file.isMasked ? undefined : settingsOfUnit(target, file);
      const line =
        settings
          ?.get('ExecStart')
          ?.at(-1)
          ?.replace(/^[-@:+!]+/, '') ?? name;
      return [name, createProcess(400 + 7 * index, settings?.get('User')?.at(-1) ?? 'root', line)];
    }),
  );
}
