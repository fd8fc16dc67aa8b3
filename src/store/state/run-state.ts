/** State of the worker, the runs, the machine, and the nodes of the project. */
import type { CatalogView, LogLineView } from '../../protocol/analysis.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { RunOrigin, RunRecord } from '../../protocol/run-record.ts';
import type { MachineToken, RefreshView, ResourceRunView, SystemState } from '../../protocol/run.ts';
import type { ShellAnswer } from '../../protocol/shell.ts';
import type { AnalysisSlice } from './analysis-state.ts';

export type WorkerState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'idle' }
  /**
   * `machine`: the worker describes or prepares the machine, which no one stops. `silence` is the message for the user if
   * the worker has made no progress for a while.
   */
  | { readonly kind: 'busy'; readonly task: 'analysis' | 'run' | 'machine'; readonly silence?: string }
  /** Ruby is loading for the open project; `share` from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  /** The user stopped a run, and its worker had to be ended. `message` is shown to the user. */
  | { readonly kind: 'stopped'; readonly message: string }
  /** The watchdog ended a hanging worker and started a new one; `message` is shown to the user. */
  | { readonly kind: 'restarted'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export interface ByHand {
  /** The machine before the first manual change. */
  readonly before: SystemState;
  readonly system: SystemState;
  /** The manual changes, latest first, each with the machine before it. */
  readonly done: readonly HandStep[];
}

export interface HandStep {
  /** The command line, or the label of the button that was pressed. */
  readonly label: string;
  readonly machine: MachineToken | undefined;
  readonly machineId: string | undefined;
  /** The earlier manual changes; undefined if this was the first one. */
  readonly byHand: ByHand | undefined;
}

export interface ShellCommand {
  readonly line: string;
  /** Label for undoing the command; by default, the command line. */
  readonly label?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly input?: string;
  readonly history?: readonly string[];
}

export type ShellOutcome =
  | { readonly kind: 'done'; readonly answer: ShellAnswer }
  /** The command was stopped, or exceeded its time. The machine is unchanged. */
  | { readonly kind: 'ended'; readonly message: string }
  /** A different project, node or machine was opened in the meantime. */
  | { readonly kind: 'moot' };

/** A catalog that was read from a file. */
export interface ComparedCatalog {
  readonly name: string;
  readonly catalog: CatalogView;
}

export interface RunSlice {
  readonly worker: WorkerState;
  /** The run in progress: its events so far. */
  readonly progress:
    | {
        readonly origin: RunOrigin;
        readonly total: number;
        readonly resources: readonly ResourceRunView[];
        readonly refreshes: readonly RefreshView[];
        readonly logs: readonly LogLineView[];
      }
    | undefined;
  /** The last runs of all nodes of the project, newest first. */
  readonly runs: readonly RunRecord[];
  /** Id of the run that all views show. Undefined before the first run and after a reset. */
  readonly shownRun: string | undefined;
  /** Catalog of the last run that was not a noop run; undefined before the first run and after a reset. */
  readonly applied: CatalogView | undefined;
  /** Catalog of a file, with which the catalog view compares the current one. */
  readonly compared: ComparedCatalog | undefined;
  /**
   * The files of the last apply since the page was opened, not counting runs in the terminal; undefined before the
   * first apply.
   */
  readonly ranFiles: ProjectFiles | undefined;
  /** The machine after the last command or run (other than noop); undefined before the first one and after a reset. */
  readonly machine: MachineToken | undefined;
  /**
   * Id of the machine's state. Each change gives the machine a new id. Undefined for the machine that the project
   * describes.
   */
  readonly machineId: string | undefined;
  /**
   * The machine before and after the last apply; undefined before the first apply and after a reset. Runs in the
   * terminal count as manual changes.
   */
  readonly lastRunSystem: { readonly before: SystemState; readonly after: SystemState } | undefined;
  /** Manual changes since the last run or since the machine was created; undefined if there are none. */
  readonly byHand: ByHand | undefined;
  readonly isShellBusy: boolean;
  /** The machine before any run, shown until the first run. */
  readonly initialSystem: SystemState | undefined;
  /**
   * The journal step that a replay shows: 0 is before the run, `journal.length` is its end. Undefined if no replay is
   * shown.
   */
  readonly step: number | undefined;
}

export type NodeState = AnalysisSlice &
  Pick<
    RunSlice,
    'shownRun' | 'applied' | 'machine' | 'machineId' | 'lastRunSystem' | 'byHand' | 'initialSystem' | 'step'
  >;

export interface NodesSlice {
  /** Counter, incremented when a different node is shown. */
  readonly showing: number;
  /** The states of the project's other nodes, by certname. A state dates from the time when its node was last shown. */
  readonly otherStates: Readonly<Record<string, NodeState>>;
}
