/** Lets a page follow the runs that commands of a terminal make (`puppet apply`, `puppet agent --test`). */
import type { Catalog } from '../catalog/catalog.ts';
import type { LogLine } from '../diagnostics/log.ts';
import type { Target } from '../machine/target.ts';
import type { RunReport } from '../transaction/report.ts';
import type { RunListener } from '../transaction/run-event.ts';

/** A run that a command is about to make. */
export interface CommandRun {
  readonly command: 'apply' | 'agent';
  readonly noop: boolean;
  /** The manifest that was given in place of the environment's own; undefined for those of the environment. */
  readonly manifest: string | undefined;
  /** The file or folder of the machine that the manifest was read from; undefined for code given on the command line. */
  readonly file: string | undefined;
  /** The machine of the run, with an empty journal: it holds the environment's files, too. */
  readonly machine: Target;
  /** Undefined where nothing could be compiled: then no run follows. */
  readonly catalog: Catalog | undefined;
  /** Why nothing could be compiled. */
  readonly error: string | undefined;
  /** What the compilation logged. */
  readonly logs: readonly LogLine[];
}

export interface RunWatcher {
  readonly listen: RunListener;
  readonly finish: (report: RunReport) => void;
}

/** Called for each run; what it returns is told how the run goes on. */
export type WatchRun = (run: CommandRun) => RunWatcher | undefined;
