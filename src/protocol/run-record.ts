/** A run in the history: its results, and the project and machine that it was made from. */
import type { RunView } from './run.ts';

/** Trigger of a run: the page when a project opened, its button, or a command in the terminal. */
export type RunOrigin = 'opening' | 'button' | 'apply' | 'agent';

export interface RunRecord {
  readonly id: string;
  readonly origin: RunOrigin;
  /** The command line, for runs of the terminal. */
  readonly command?: string;
  /** Certname of the node on which the run was made. */
  readonly certname: string;
  /** When it ended, in milliseconds since the epoch. */
  readonly endedAt: number;
  /**
   * Digest of the applied project (see `project-digest.ts`); undefined for code that is not the project's (`puppet
   * apply -e`).
   */
  readonly text: string | undefined;
  /**
   * State of the machine before the run; undefined for the machine that the project describes, and in records of older
   * versions.
   */
  readonly machineBefore?: string | undefined;
  /** State of the machine after the run; undefined for the machine that the project describes. */
  readonly machineId: string | undefined;
  readonly run: RunView;
  /** True if the steps and the machine are no longer stored, so that the run cannot be replayed. */
  readonly isShortened: boolean;
}
