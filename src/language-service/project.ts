/** What the language service knows of a project: its files, its node, and what the last compile and run said. */
import type { Facts, Release } from '../engine/index.ts';
import type { Range } from './answers.ts';
import type { Compiled, Outcomes } from './knowledge/last-results.ts';

export interface Project {
  /** Texts by path from the environment's folder on. */
  readonly files: ReadonlyMap<string, string>;
  readonly facts: Facts;
  /** The release of Puppet that it is for; Puppet 8's last by default. */
  readonly release?: Release;
  /** What the last compile said. Absent before the first. */
  readonly compiled?: Compiled;
  /** What the last run did. Absent before the first. */
  readonly outcomes?: Outcomes;
}

/** What a request is about: a file of the project, and a place in it. */
export interface PlaceParameters {
  readonly file: string;
  readonly offset: number;
}

export interface RenameParameters extends PlaceParameters {
  readonly newName: string;
}

export interface FileParameters {
  readonly file: string;
}

export interface QueryParameters {
  readonly query: string;
}

/** What compiling the nodes read; of no node, it is judged by reading alone. */
export interface UnusedParameters {
  /** How many nodes were compiled, and how many of them do not compile. */
  readonly nodes: number;
  readonly failed: number;
  /** Files that any of them read or looked for; those that the project does not have count for nothing. */
  readonly reads: readonly string[];
}

export interface CodeActionParameters extends PlaceParameters {
  /** What is selected; only the place without. */
  readonly selection?: Range;
}

export interface RangeParameters extends FileParameters {
  readonly range: Range;
}
