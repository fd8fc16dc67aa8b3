/** Results of a run, as the worker sends them: events during the run, and the complete run at its end. */
import type { CatalogView, LogLineView, MissingPackageView, Place } from './analysis.ts';

export type Outcome = 'unchanged' | 'changed' | 'refreshed' | 'noop' | 'skipped' | 'failed';

export interface ChangeView {
  readonly property: string;
  readonly message: string;
  readonly previous: string;
  readonly desired: string;
  readonly status: 'success' | 'failure' | 'noop' | 'audit';
  /**
   * True for a corrective change, which reverts a change made outside of Puppet since the last run. False for an
   * intentional change.
   */
  readonly corrective: boolean;
  /** Package, version or dependency that the archive lacks. Set if a package could not be installed. */
  readonly missingPackage?: MissingPackageView;
  /** Name of the event and its time, in milliseconds since the run began. Set in runs of real agents. */
  readonly event?: string;
  readonly time?: number;
  /** Set if the agent hid the values, because the property is sensitive. */
  readonly isRedacted?: true;
}

/** Outcome of one resource in a run. Times are simulated milliseconds since the run began. */
export interface ResourceRunView {
  readonly ref: string;
  readonly start: number;
  readonly end: number;
  readonly outcome: Outcome;
  readonly changes: readonly ChangeView[];
  /** True if one of the resource's changes, including noop changes, is corrective. */
  readonly corrective: boolean;
  readonly reason?: string;
  /** Failed resources that a skipped resource depends on. Absent if the resource was skipped for another reason. */
  readonly failedDependencies?: readonly string[];
  readonly place?: Place;
  /** Journal steps of the resource: [first, exclusive end]. */
  readonly steps: readonly [number, number];
}

/** A refresh event, from the changed resource to the refreshed one. */
export interface RefreshView {
  readonly from: string;
  readonly to: string;
  readonly sentAt: number;
  /**
   * Time when the target handled the refresh. Absent if the refresh was dropped, because the target was skipped or had
   * just been started.
   */
  readonly actedAt?: number;
  readonly noop: boolean;
}

export interface FileView {
  readonly type: 'file' | 'directory' | 'link';
  /** Content of a regular text file; absent for binary files, and for files larger than the page shows. */
  readonly content?: string;
  readonly target?: string;
  readonly mode: string;
  readonly owner: string;
  readonly group: string;
}
interface PackageView {
  readonly version: string;
}
export interface ServiceView {
  /** State of the service. `failed` means that it is not running because its last start failed. */
  readonly ensure: 'running' | 'stopped' | 'failed';
  readonly enable: 'true' | 'false';
  /** The last lines of the service in the machine's journal, oldest first; absent if there are none. */
  readonly journal?: readonly string[];
}
export interface UserView {
  readonly uid: number;
  readonly gid: number;
  readonly home: string;
  readonly shell: string;
  readonly comment: string;
  readonly groups: readonly string[];
}
export interface GroupView {
  readonly gid: number;
  readonly members: readonly string[];
}
export interface CronView {
  readonly user: string;
  readonly line: string;
}

/** The machine at one moment. The entries of each area have their path or name as key. */
export interface SystemState {
  readonly files: Readonly<Record<string, FileView>>;
  readonly packages: Readonly<Record<string, PackageView>>;
  readonly services: Readonly<Record<string, ServiceView>>;
  readonly users: Readonly<Record<string, UserView>>;
  readonly groups: Readonly<Record<string, GroupView>>;
  readonly crons: Readonly<Record<string, CronView>>;
}
export type SystemArea = keyof SystemState;

type ChangeIn<Area extends SystemArea> = {
  readonly area: Area;
  readonly key: string;
  readonly before: SystemState[Area][string] | undefined;
  readonly after: SystemState[Area][string] | undefined;
};
export type SystemChange = { [Area in SystemArea]: ChangeIn<Area> }[SystemArea];

/**
 * One operation on the machine. The changes of steps 0 to n-1, applied to the initial state, give the state at step n.
 */
export interface JournalStepView {
  readonly time: number;
  /** Short description, such as `write /etc/motd` or `install ntp 1.0.0`. */
  readonly label: string;
  readonly ref?: string;
  readonly changes: readonly SystemChange[];
}

export interface RunTotals {
  readonly total: number;
  /** Number of changed resources. `corrective` is the number of those with a corrective change. */
  readonly changed: number;
  readonly corrective: number;
  readonly refreshed: number;
  readonly unchanged: number;
  readonly noop: number;
  readonly skipped: number;
  readonly failed: number;
}

/** Results of a run, with everything that a replay needs. */
export interface RunView {
  /** Version of Puppet or OpenVox that made the run; absent in runs of older versions of Bunraku. */
  readonly puppetVersion?: string;
  readonly noop: boolean;
  readonly status: 'changed' | 'unchanged' | 'failed' | 'noop' | 'cancelled';
  /**
   * Error that ended the run, such as a failed compilation, a cycle or an invalid attribute. In most cases, the run
   * applied nothing.
   */
  readonly error?: string;
  /** The applied catalog. If the run applied nothing, the catalog that it should have applied. */
  readonly catalog?: CatalogView;
  readonly resources: readonly ResourceRunView[];
  readonly refreshes: readonly RefreshView[];
  readonly logs: readonly LogLineView[];
  readonly journal: readonly JournalStepView[];
  readonly before: SystemState;
  readonly after: SystemState;
  readonly totals: RunTotals;
  /** Duration in simulated milliseconds. */
  readonly duration: number;
}

/** Answer to an apply: the run, and the machine that the next run starts from. */
export interface RunReportView extends RunView {
  readonly revision: number;
  /** The machine after the run, for the next run; opaque to the page. */
  readonly machine: MachineToken;
}

/** The machine as the worker represents it: plain data that the browser can store. */
export interface MachineToken {
  readonly version: 1;
  readonly state: unknown;
  /** Puppet's state from earlier runs on the machine. Without it, the next run counts as the first. */
  readonly runs?: unknown;
}

/** An event sent during a run. The report at the end of the run contains the content of all its events. */
export type RunProgress =
  | { readonly kind: 'started'; readonly total: number }
  | { readonly kind: 'resource'; readonly resource: ResourceRunView }
  | { readonly kind: 'refresh'; readonly refresh: RefreshView }
  | { readonly kind: 'log'; readonly line: LogLineView };
