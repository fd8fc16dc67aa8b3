/** Tokens with which the page holds the machine between runs. The page returns them unchanged. */
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
import { createTarget } from './project-target.ts';

/** The machine of a token, or without a token the one that the project describes. */
export function restoreMachine({
  project,
  machine,
}: {
  readonly project: Project;
  readonly machine?: MachineToken | undefined;
}): Target {
  return isMachineJson(machine?.state)
    ? machineFromJson(machine.state, project.machine.archive)
    : createTarget(project);
}

/** Data that earlier runs stored for the next run. */
export function restoreStorage(machine: MachineToken | undefined): RunStorage {
  return isRunStorageJson(machine?.runs) ? runStorageFromJson(machine.runs) : new RunStorage();
}

/** Checks that the `state` of a machine token has the format of this version. */
function isMachineJson(state: unknown): state is MachineJson {
  return typeof state === 'object' && state !== null && 'version' in state && state.version === 1 && 'entries' in state;
}

/** Checks that the `runs` of a machine token have the format of this version. */
function isRunStorageJson(runs: unknown): runs is RunStorageJson {
  return typeof runs === 'object' && runs !== null && 'version' in runs && runs.version === 1 && 'system' in runs;
}
