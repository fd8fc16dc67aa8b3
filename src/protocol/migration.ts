/** What changes for a project from one release of Puppet to another, as the page shows it. */
import type { FixView, Place } from './analysis.ts';
import type { Project, ProjectFiles, ReleaseId } from './project/project.ts';

export interface MigrationRequest {
  readonly project: Project;
  readonly from: ReleaseId;
  readonly to: ReleaseId;
  /** The texts that the old release compiles, where those of the project are mended already. */
  readonly before?: ProjectFiles;
}

/** In the order in which a person should look at them: what nobody is told comes first. */
export const migrationKinds = ['silent', 'error', 'order', 'log'] as const;
export type MigrationKind = (typeof migrationKinds)[number];

/** A row of the table of releases that causes a finding. */
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
  /** Of an issue that has an explanation. */
  readonly code?: string;
  readonly causes: readonly CauseView[];
  readonly resource?: string;
  readonly attribute?: string;
  /** Values in the old release and in the new one, as the language writes them. */
  readonly before?: string;
  readonly after?: string;
  readonly fix?: FixView;
}

/** All fixes that do one kind of thing, as a change of its own. */
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
  /** Why the old release does not compile the project: then only the texts were read. */
  readonly failsBefore?: string;
  readonly fixKinds: readonly FixKindView[];
  /** The files that all fixes together change, with their new texts. */
  readonly mended: ProjectFiles;
  readonly markdown: string;
}
