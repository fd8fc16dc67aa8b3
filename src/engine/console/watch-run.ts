/** Lets a page follow the runs started by terminal commands (`puppet apply`, `puppet agent --test`). */
import type { Catalog } from '../catalog/catalog.ts';
import type { LogLine } from '../diagnostics/log.ts';
import type { Target } from '../machine/target.ts';
import type { RunReport } from '../transaction/report/report.ts';
import type { RunListener } from '../transaction/run-event.ts';

export interface CommandRun {
  readonly command: 'apply' | 'agent';
  readonly noop: boolean;
  /** Manifest given to the command. Undefined if the environment's own manifests are applied. */
  readonly manifest: string | undefined;
  /** File or directory of the machine that the manifest was read from. Undefined for code on the command line. */
  readonly file: string | undefined;
  /** The machine of the run, with an empty journal. Its files include the environment. */
  readonly machine: Target;
  /** Undefined if the compilation failed. Then no run follows. */
  readonly catalog: Catalog | undefined;
  readonly error: string | undefined;
  readonly logs: readonly LogLine[];
}

export interface RunWatcher {
  readonly listen: RunListener;
  readonly finish: (report: RunReport) => void;
}

/** Called at the start of each run. Returns a watcher that receives the progress of the run. */
export type WatchRun = (run: CommandRun) => RunWatcher | undefined;
