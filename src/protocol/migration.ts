/** Changes of a project from one release of Puppet to another, for the page. */
import type { FixView, Place } from './analysis.ts';
import type { Project, ProjectFiles } from './project/project.ts';
import type { ReleaseId } from './project/releases.ts';

export interface MigrationRequest {
  readonly project: Project;
  readonly from: ReleaseId;
  readonly to: ReleaseId;
  /** Files that the old release compiles, if the project's files are partly fixed already. */
  readonly before?: ProjectFiles;
}

/** The kinds by importance: silent changes first, since no message reports them. */
export const migrationKinds = ['silent', 'error', 'order', 'log'] as const;
export type MigrationKind = (typeof migrationKinds)[number];

/** A row of the table of differences that causes a finding. */
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
  /** Code of an issue with an explanation page. */
  readonly code?: string;
  readonly causes: readonly CauseView[];
  readonly resource?: string;
  readonly attribute?: string;
  /** Values in the old and in the new release, in Puppet syntax. */
  readonly before?: string;
  readonly after?: string;
  readonly fix?: FixView;
}

/** All fixes of one kind, as one change. */
export interface FixKindView {
  /** `structured facts`. */
  readonly kind: string;
  readonly count: number;
  readonly fix: FixView;
}

export interface MigrationView {
  readonly from: ReleaseId;
  readonly to: ReleaseId;
  readonly findings: readonly FindingView[];
  /** Error of the old release if it cannot compile the project; findings are then based on reading the code. */
  readonly failsBefore?: string;
  readonly fixKinds: readonly FixKindView[];
  /** The files that all fixes together change, with their new content. */
  readonly fixedFiles: ProjectFiles;
  readonly markdown: string;
}
