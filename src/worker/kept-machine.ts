/** Tokens in which the page keeps the machine between runs. The page only hands back what the worker gave it. */
import {
  machineFromJson,
  RunStorage,
  runStorageFromJson,
  type MachineJson,
  type RunStorageJson,
  type Target,
} from '../engine/index.ts';
import type { Project } from '../protocol/project/project.ts';
import type { MachineToken } from '../protocol/run.ts';
import { targetOf } from './project-target.ts';

/** The machine as the last run left it, or as the project describes it if there is no token. */
export function machineOf({
  project,
  machine,
}: {
  readonly project: Project;
  readonly machine?: MachineToken | undefined;
}): Target {
  return isMachineJson(machine?.state) ? machineFromJson(machine.state, project.machine.archive) : targetOf(project);
}

/** Data that earlier runs left for the next run. */
export function storageOf(machine: MachineToken | undefined): RunStorage {
  return isRunStorageJson(machine?.runs) ? runStorageFromJson(machine.runs) : new RunStorage();
}

/** Whether a token's state is a machine of this version. */
function isMachineJson(state: unknown): state is MachineJson {
  return typeof state === 'object' && state !== null && 'version' in state && state.version === 1 && 'entries' in state;
}

/** Whether a token's data of earlier runs is of this version. */
function isRunStorageJson(runs: unknown): runs is RunStorageJson {
  return typeof runs === 'object' && runs !== null && 'version' in runs && runs.version === 1 && 'system' in runs;
}
