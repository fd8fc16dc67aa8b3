/** What the language service knows of a project: its files, its node, and what the last compile and run said. */
import type { Catalog, Facts, RunReport, Value } from '../engine/index.ts';
import type { Range } from './answers.ts';

export interface Project {
  /** Texts by path from the environment's folder on. */
  readonly files: ReadonlyMap<string, string>;
  readonly facts: Facts;
  /** Absent before the first compile. */
  readonly compiled?: Compiled;
  /** What the last run did. Absent before the first run. */
  readonly report?: RunReport;
}

/** What the last compile said. It may have read other texts than those of now. */
export interface Compiled {
  readonly catalog: Catalog;
  /** By the symbol of a variable (`variable ntp::conf`, `variable x` of top scope), where the compilation kept them. */
  readonly variables?: ReadonlyMap<string, Value>;
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

export interface CodeActionParameters extends PlaceParameters {
  /** What is selected; only the place without. */
  readonly selection?: Range;
}

export interface RangeParameters extends FileParameters {
  readonly range: Range;
}
