import { applyChange, reverseChange } from './change.ts';
import type { Change } from './change.ts';
import type { MachineState } from '../state.ts';

export interface JournalEntry {
  readonly index: number;
  /** Label for users, such as `write /etc/motd`, `install nginx 1.22.1` or a command line. */
  readonly label: string;
  /** The machine's clock when the step began, in milliseconds since the epoch. */
  readonly startedAt: number;
  readonly duration: number;
  readonly changes: readonly Change[];
}

export function replayForward(state: MachineState, entry: JournalEntry): MachineState {
  const changed = entry.changes.reduce(applyChange, { ...state, clock: entry.startedAt });
  return { ...changed, clock: entry.startedAt + entry.duration };
}

export function replayBackward(state: MachineState, entry: JournalEntry): MachineState {
  const changed = entry.changes.reduceRight((current, change) => applyChange(current, reverseChange(change)), state);
  return { ...changed, clock: entry.startedAt };
}
