/** A run as the history keeps it: what it did, and what it was made of. */
import type { RunView } from './run.ts';

/** What started a run: the page when a project opened, its button, or a command of the terminal. */
export type RunOrigin = 'opening' | 'button' | 'apply' | 'agent';

export interface RunRecord {
  readonly id: string;
  readonly origin: RunOrigin;
  /** The command line, for runs of the terminal. */
  readonly command?: string;
  /** The node that it ran on. */
  readonly certname: string;
  /** When it ended, in milliseconds since the epoch. */
  readonly endedAt: number;
  /** Which text of the project was applied (see `project-digest.ts`); undefined for code that is not the project's (`puppet apply -e`). */
  readonly text: string | undefined;
  /** Which state of the machine it started from; undefined for a machine as the project describes it, and in records of older versions. */
  readonly machineBefore?: string | undefined;
  /** Which state of the machine it left; undefined for a machine as the project describes it. */
  readonly machineId: string | undefined;
  readonly run: RunView;
  /** The steps and the machine are no longer kept: the run cannot be replayed. */
  readonly isShortened: boolean;
}
