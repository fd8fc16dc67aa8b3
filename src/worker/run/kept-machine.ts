/** Tokens that represent a machine. The page holds a token between runs, and returns it unchanged. */
import {
  machineFromJson,
  RunStorage,
  runStorageFromJson,
  type MachineJson,
  type RunStorageJson,
  type Target,
} from '../../engine/index.ts';
import type { Project } from '../../protocol/project/project.ts';
import type { MachineToken } from '../../protocol/run.ts';
import { createTarget } from '../project/project-target.ts';

/** Returns the machine of a token. Without a token, returns the machine that the project describes. */
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

/** Returns the data that earlier runs stored for the next run. */
export function restoreStorage(machine: MachineToken | undefined): RunStorage {
  return isRunStorageJson(machine?.runs) ? runStorageFromJson(machine.runs) : new RunStorage();
}

function isMachineJson(state: unknown): state is MachineJson {
  return typeof state === 'object' && state !== null && 'version' in state && state.version === 1 && 'entries' in state;
}

function isRunStorageJson(runs: unknown): runs is RunStorageJson {
  return typeof runs === 'object' && runs !== null && 'version' in runs && runs.version === 1 && 'system' in runs;
}
