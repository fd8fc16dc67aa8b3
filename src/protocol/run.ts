/** What the worker says of a run: events one by one as they happen, and at its end the whole run. */
import type { CatalogView, LogLineView, MissingPackageView, Place } from './analysis.ts';

export type Outcome = 'unchanged' | 'changed' | 'refreshed' | 'noop' | 'skipped' | 'failed';

export interface ChangeView {
  readonly property: string;
  readonly message: string;
  readonly previous: string;
  readonly desired: string;
  readonly status: 'success' | 'failure' | 'noop' | 'audit';
  /** Undoes what something else than Puppet did since the last run; else the change is intended. */
  readonly corrective: boolean;
  /** Of a refused installation. */
  readonly missingPackage?: MissingPackageView;
}

/** One resource's part in the run. Times are simulated milliseconds since the run began. */
export interface ResourceRunView {
  readonly ref: string;
  readonly start: number;
  readonly end: number;
  readonly outcome: Outcome;
  readonly changes: readonly ChangeView[];
  /** Whether one of its changes, be it in noop, is corrective. */
  readonly corrective: boolean;
  /** Why it was skipped or failed. */
  readonly reason?: string;
  readonly place?: Place;
  /** Journal steps [from, to) that it made. */
  readonly steps: readonly [number, number];
}

/** A refresh event on its way from what changed to what it refreshes. */
export interface RefreshView {
  readonly from: string;
  readonly to: string;
  readonly sentAt: number;
  /** When the target acted on it; absent when it never did (skipped, or unscheduled). */
  readonly actedAt?: number;
  readonly noop: boolean;
}

export interface FileView {
  readonly type: 'file' | 'directory' | 'link';
  /** Text of a regular file; absent for what is not text, or is larger than the page shows. */
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
  /** `failed`: stopped, because its last start failed. */
  readonly ensure: 'running' | 'stopped' | 'failed';
  readonly enable: 'true' | 'false';
  /** The last lines of the machine's journal that are the service's, oldest first; absent for none. */
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

/** The machine at one moment, each area keyed by path or name. */
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

/** One operation on the machine. The state at step n is the first state with the changes of steps 0 … n-1. */
export interface JournalStepView {
  readonly time: number;
  /** What was done, in words: `write /etc/motd`, `install ntp 1.0.0`. */
  readonly label: string;
  /** The resource that did it. */
  readonly ref?: string;
  readonly changes: readonly SystemChange[];
}

export interface RunTotals {
  readonly total: number;
  /** Those of `changed` that undo what something else than Puppet did are also in `corrective`. */
  readonly changed: number;
  readonly corrective: number;
  readonly refreshed: number;
  readonly unchanged: number;
  readonly noop: number;
  readonly skipped: number;
  readonly failed: number;
}

/** What a run did, with all that a replay needs. */
export interface RunView {
  readonly noop: boolean;
  readonly status: 'changed' | 'unchanged' | 'failed' | 'noop' | 'cancelled';
  /** Why nothing was applied: a compilation that failed, a cycle, an attribute that does not fit. */
  readonly error?: string;
  /** The catalog that was applied, or would have been. */
  readonly catalog?: CatalogView;
  readonly resources: readonly ResourceRunView[];
  readonly refreshes: readonly RefreshView[];
  readonly logs: readonly LogLineView[];
  readonly journal: readonly JournalStepView[];
  readonly before: SystemState;
  readonly after: SystemState;
  readonly totals: RunTotals;
  /** Simulated milliseconds. */
  readonly duration: number;
}

/** The answer to an apply: the run, and what the next one needs. */
export interface RunReportView extends RunView {
  readonly revision: number;
  /** The machine after the run, to hand to the next one; opaque to the page. */
  readonly machine: MachineToken;
}

/** The machine in the worker's own form: plain data that can be kept in the browser and given back. */
export interface MachineToken {
  readonly version: 1;
  readonly state: unknown;
  /** What Puppet knows of its runs on the machine: without it the next run is as a first one. */
  readonly runs?: unknown;
}

/** Streams while a run is under way; the report repeats all of it. */
export type RunProgress =
  | { readonly kind: 'started'; readonly total: number }
  | { readonly kind: 'resource'; readonly resource: ResourceRunView }
  | { readonly kind: 'refresh'; readonly refresh: RefreshView }
  | { readonly kind: 'log'; readonly line: LogLineView };
