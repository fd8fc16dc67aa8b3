/** Results of the library. They are plain data, and their types do not depend on types of the engine. */

/** An error or warning at a place of the code. */
export interface Problem {
  /** Name of the lint check, or code of Puppet's error, in lower case, such as `arrow_alignment`. */
  readonly rule: string;
  readonly level: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly file?: string;
  /** Counts from 1. */
  readonly line?: number;
  /** Counts from 1. */
  readonly column?: number;
}

/** A line of the log, with the level and source that Puppet prints. */
export interface LogEntry {
  readonly level: string;
  readonly source: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

/** A value of a parameter, as JSON. Values of other data types are objects with the key `__ptype`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Resource {
  readonly type: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, Json>>;
  readonly tags: readonly string[];
  readonly file?: string;
  readonly line?: number;
}

export interface Catalog {
  readonly classes: readonly string[];
  readonly resources: readonly Resource[];
  /** Pairs of a container and a resource in it, as references such as `File[/etc/motd]`. */
  readonly containment: readonly (readonly [container: string, contained: string])[];
}

export interface CompileResult {
  /** Absent if the code does not compile. */
  readonly catalog?: Catalog;
  readonly error?: Problem;
  readonly logs: readonly LogEntry[];
}

export interface Edge {
  readonly from: string;
  readonly to: string;
  /** True if a change of `from` refreshes `to`. */
  readonly isRefresh: boolean;
  /** Reason for the edge, as a sentence. */
  readonly reason: string;
  readonly file?: string;
  readonly line?: number;
}

export interface RelationshipCycle {
  readonly members: readonly string[];
  readonly edges: readonly Edge[];
  /** The smallest cuts. A cut is a set of edges; removing all of its edges breaks the cycle. */
  readonly cuts: readonly (readonly Edge[])[];
}

export interface RelateResult extends Omit<CompileResult, 'catalog'> {
  readonly edges: readonly Edge[];
  /** The order in which resources are applied; empty if there is a cycle or an error. */
  readonly order: readonly string[];
  readonly cycles: readonly RelationshipCycle[];
}

export interface ResourceOutcome {
  readonly resource: string;
  readonly changed: boolean;
  readonly failed: boolean;
  readonly skipped: boolean;
  readonly events: readonly { readonly property?: string; readonly status: string; readonly message: string }[];
}

export interface ApplyResult extends Omit<CompileResult, 'catalog'> {
  readonly status: 'failed' | 'changed' | 'unchanged';
  /** Outcomes in the order in which the resources were applied. */
  readonly outcomes: readonly ResourceOutcome[];
}

export interface LintResult {
  readonly problems: readonly Problem[];
  readonly fixed: string;
}

/** Code to compile: the files of an environment by path, or a string with the content of `manifests/site.pp`. */
export type Code = string | Readonly<Record<string, string>>;

export interface CompileOptions {
  readonly node?: string;
  /** Facts that override those of the machine. */
  readonly facts?: Readonly<Record<string, Json>>;
  /** Puppet release, such as `openvox-9`, `8` or `7.34`; by default `openvox-8`. */
  readonly release?: string;
  /** Name of a machine: `debian-12` (default), `debian-13`, `ubuntu-24.04`, `rhel-9` or `almalinux-9`. */
  readonly machine?: string;
  /** Puppet's settings, such as `{ strict: 'warning' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface ApplyRunOptions extends CompileOptions {
  readonly noop?: boolean;
  /** Files on the machine before the run, by path; null creates a directory. */
  readonly machineFiles?: Readonly<Record<string, string | null>>;
}
