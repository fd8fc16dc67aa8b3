/** State of the open project: its files and tabs, its draft, and a migration in progress. */
import type { Project, ProjectFiles } from '../../protocol/project/project.ts';
import type { ReleaseId } from '../../protocol/project/releases.ts';

export interface ProjectSlice {
  readonly openedProject: Project | undefined;
  readonly draftId: string;
  /** Counter: incremented when a project is opened. */
  readonly opening: number;
  /** Time of opening, in milliseconds since the epoch. */
  readonly openedAt: number;
  readonly project: Project;
  /** Counter: incremented at each change of the project. */
  readonly revision: number;
  /** Counter: incremented when the user requests an analysis that was skipped. */
  readonly readRequests: number;
  /** Tabs of the active editor group, in their order. */
  readonly openFiles: readonly string[];
  readonly activeFile: string | undefined;
  /** Tabs of the other editor group. Undefined if the editor is not split. */
  readonly otherGroup: OpenFiles | undefined;
  readonly activeGroup: GroupPosition;
  /** Files whose tabs were closed, most recently closed first. */
  readonly closedFiles: readonly string[];
  /** A project that a view created. The page opens it as a separate project. */
  readonly requestedProject: MadeProject | undefined;
}

/** A project that was made from the open one, with a message to show after it opened. */
export interface MadeProject {
  readonly name: string;
  readonly certname: string;
  readonly files: ProjectFiles;
  readonly message: string;
}

/** Position of an editor group: 0 is the first or only group. */
export type GroupPosition = 0 | 1;

export interface OpenFiles {
  readonly open: readonly string[];
  readonly active: string | undefined;
}

/** Tabs of the active editor group. If the editor is split, also the tabs of the other group. */
export interface OpenGroups extends OpenFiles {
  readonly other?: OpenFiles;
  /** True if the active group is the second one. */
  readonly isSecond?: boolean;
}

/**
 * The files at the start of a migration. The old release compiles these files, the new release the fixed files, and the
 * results are compared.
 */
interface MigrationStart {
  readonly opening: number;
  readonly from: ReleaseId;
  readonly files: ProjectFiles;
}

export interface MigrationSlice {
  readonly migrationStart: MigrationStart | undefined;
}

/** Status of the draft in the browser's storage. The open tab keeps all edits, whatever this status is. */
export type DraftState =
  /** The project is only viewed. It is stored after the first edit. */
  | { readonly kind: 'untouched' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** `at` is in milliseconds since the epoch. */
  | { readonly kind: 'saved'; readonly at: number }
  /** Another tab saved the same draft; this tab continues with its own draft. */
  | { readonly kind: 'forked' }
  | { readonly kind: 'failed'; readonly message: string };

export interface GuideText {
  readonly summary: string;
  readonly watch: string;
  /** Set on a first visit, when the guide also offers the lessons. */
  readonly isFirst?: true;
}

export interface DraftSlice {
  readonly draft: DraftState;
  /** The draft that was open before the user opened a link or an example. */
  readonly previousDraft: { readonly id: string; readonly name: string } | undefined;
  /** Introduction to the open project for new users, with hints; undefined for the user's own projects. */
  readonly guide: GuideText | undefined;
  /** Length of the project's link, or 'too-long'; undefined until it has been measured. */
  readonly linkLength: number | 'too-long' | undefined;
}
