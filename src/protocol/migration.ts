/** Changes that a project needs for a different release of Puppet, as the page shows them. */
import type { FixView, Place } from './analysis.ts';
import type { Project, ProjectFiles } from './project/project.ts';
import type { ReleaseId } from './project/releases.ts';

export interface MigrationRequest {
  readonly project: Project;
  readonly from: ReleaseId;
  readonly to: ReleaseId;
  /** Files to compile with the old release; present if some of the project's files have been fixed already. */
  readonly before?: ProjectFiles;
}

/** Kinds of findings, most important first. Silent changes come first because no message reports them. */
export const migrationKinds = ['silent', 'error', 'order', 'log'] as const;
export type MigrationKind = (typeof migrationKinds)[number];

/** A documented difference between releases that explains a finding. */
export interface CauseView {
  readonly id: string;
  readonly about: string;
  readonly reason: string;
  readonly reference: string;
}

export interface FindingView {
  /** Unique among the findings of one answer. */
  readonly id: string;
  readonly kind: MigrationKind;
  readonly message: string;
  readonly place?: Place;
  /** Code of the diagnostic that the finding is about, if the code has an explanation page. */
  readonly code?: string;
  readonly causes: readonly CauseView[];
  readonly resource?: string;
  readonly attribute?: string;
  /** Value in the old release, in Puppet syntax; `after` is the value in the new release. */
  readonly before?: string;
  readonly after?: string;
  readonly fix?: FixView;
  /** Certnames of the nodes with the finding, if other nodes do not have it. */
  readonly nodes?: readonly string[];
}

export interface FixKindView {
  /** Kind of code that the fixes change, such as `structured facts`. */
  readonly kind: string;
  readonly count: number;
  readonly fix: FixView;
}

/** Node without a comparison of its catalogs. */
export interface UncomparedNode {
  readonly certname: string;
  /** Error of the old release; absent if its catalog is empty. */
  readonly failsBefore?: string;
}

export interface MigrationView {
  readonly from: ReleaseId;
  readonly to: ReleaseId;
  readonly findings: readonly FindingView[];
  /** Error if the old release cannot compile the project. The findings are then based only on reading the code. */
  readonly failsBefore?: string;
  /** True if the old release compiles a catalog without resources, so that only code and logs were compared. */
  readonly isEmpty?: true;
  /** Number of nodes that were compiled. */
  readonly nodes: number;
  /** Nodes that the old release does not compile, then nodes with empty catalogs. */
  readonly uncompared: readonly UncomparedNode[];
  readonly fixKinds: readonly FixKindView[];
  /** New content of each file after all fixes together. */
  readonly fixedFiles: ProjectFiles;
  readonly markdown: string;
}
