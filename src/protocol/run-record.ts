/** A run in the history: its results, and the project and machine that it started from. */
import type { OpenedRun } from './opened-run.ts';
import type { RunView } from './run.ts';

/**
 * Origin of a run: automatic when a project was opened, the button of the page, a command in the terminal, or a file of
 * a real agent.
 */
export type RunOrigin = 'opening' | 'button' | 'apply' | 'agent' | 'opened';

export interface RunRecord {
  readonly id: string;
  readonly origin: RunOrigin;
  /** Command line of a run that was started in the terminal. */
  readonly command?: string;
  /** The node of the run. For a run from an opened agent file, the name in the file, or empty. */
  readonly certname: string;
  /** Time when the run ended, in milliseconds since the epoch. */
  readonly endedAt: number;
  /**
   * Digest of the applied project (see `project-digest.ts`); undefined if the applied code is not the project's
   * (`puppet apply -e`).
   */
  readonly text: string | undefined;
  /**
   * Id of the machine's state before the run; undefined for the machine that the project describes, and in records from
   * older versions of Bunraku.
   */
  readonly machineBefore?: string | undefined;
  /** Id of the machine's state after the run; undefined for the machine that the project describes. */
  readonly machineId: string | undefined;
  readonly run: RunView;
  /** True if the record no longer contains the steps and the machine. Such a run cannot be replayed. */
  readonly isShortened: boolean;
  /** Set if the origin is `opened`. */
  readonly opened?: OpenedRun;
  /**
   * Set if the user keeps a run from an opened agent file in this browser. All other such runs are lost when the tab is
   * closed.
   */
  readonly isKept?: true;
}
