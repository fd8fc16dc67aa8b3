/** Lets a page follow the runs started by terminal commands (`puppet apply`, `puppet agent --test`). */
import type { Catalog } from '../catalog/catalog.ts';
import type { LogLine } from '../diagnostics/log.ts';
import type { Target } from '../machine/target.ts';
import type { RunReport } from '../transaction/report.ts';
import type { RunListener } from '../transaction/run-event.ts';

/** A run that a command is about to start. */
export interface CommandRun {
  readonly command: 'apply' | 'agent';
  readonly noop: boolean;
  /** The manifest given instead of the environment's own; undefined for the environment's manifests. */
  readonly manifest: string | undefined;
  /** File or directory of the machine that the manifest was read from; undefined for code on the command line. */
  readonly file: string | undefined;
  /** The machine of the run, with an empty journal. Its files include the environment. */
  readonly machine: Target;
  /** Undefined if the compilation failed. No run follows then. */
  readonly catalog: Catalog | undefined;
  /** Error of a failed compilation. */
  readonly error: string | undefined;
  /** Log of the compilation. */
  readonly logs: readonly LogLine[];
}

export interface RunWatcher {
  readonly listen: RunListener;
  readonly finish: (report: RunReport) => void;
}

/** Called at the start of each run. Returns a watcher that receives the progress of the run. */
export type WatchRun = (run: CommandRun) => RunWatcher | undefined;
