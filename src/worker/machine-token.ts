import type { MachineJson, RunStorageJson } from '../engine/index.ts';

/** Whether a token's state is a machine of this version. The page only hands back what the worker gave it. */
export function isMachineJson(state: unknown): state is MachineJson {
  return typeof state === 'object' && state !== null && 'version' in state && state.version === 1 && 'entries' in state;
}

/** Whether what a token knows of earlier runs is of this version. */
export function isRunStorageJson(runs: unknown): runs is RunStorageJson {
  return typeof runs === 'object' && runs !== null && 'version' in runs && runs.version === 1 && 'system' in runs;
}
