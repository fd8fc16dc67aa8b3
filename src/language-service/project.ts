/** Input of the language service: a project's files, its node, and the results of the last compile and run. */
import type { Facts, Release } from '../engine/index.ts';
import type { Range, ThingKind } from './answers.ts';
import type { Compiled, Outcomes } from './knowledge/last-results.ts';

export interface Project {
  /** File contents by path, relative to the environment's folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly facts: Facts;
  /** Paths of large and binary files. The page does not send their content, so they are not in `files`. */
  readonly keptPaths?: ReadonlySet<string>;
  /** The project's release of Puppet; by default the newest Puppet 8. */
  readonly release?: Release;
  /** Results of the last compile; absent before the first. */
  readonly compiled?: Compiled;
  /** Outcomes of the last run; absent before the first. */
  readonly outcomes?: Outcomes;
}

export interface PlaceParameters {
  readonly file: string;
  readonly offset: number;
}

export interface RenameParameters extends PlaceParameters {
  readonly newName: string;
}

export interface MoveParameters {
  readonly from: string;
  readonly to: string;
}

export interface FileParameters {
  readonly file: string;
}

export interface HierarchyParameters extends PlaceParameters {
  /** `users` finds the definitions that use the definition at `offset`; `used` finds the definitions that it uses. */
  readonly direction: 'users' | 'used';
}

export interface QueryParameters {
  readonly query: string;
}

export interface ThingParameters {
  readonly kind: ThingKind;
  readonly name: string;
}

/**
 * Results of compiling the project's nodes, for finding unused code. If `nodes` is 0, only the names in code are used.
 */
export interface UnusedParameters {
  /** Number of compiled nodes. `failed` is the number of nodes that failed to compile. */
  readonly nodes: number;
  readonly failed: number;
  /** Files that any node read or looked for; files outside of the project are ignored. */
  readonly reads: readonly string[];
}

export interface CodeActionParameters extends PlaceParameters {
  /** The selection. If absent, the action depends only on the cursor. */
  readonly selection?: Range;
}

export interface RangeParameters extends FileParameters {
  readonly range: Range;
}
