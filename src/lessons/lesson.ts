/** Types of a lesson: the files in its folder, and the data that the page receives. */
import type {
  JsonObject,
  MachineDescription,
  PlatformId,
  Project,
  ProjectFiles,
  ProjectNode,
} from '../protocol/project/project.ts';

export const lessonViews = ['graph', 'timeline', 'system', 'catalog', 'report', 'terminal', 'data'] as const;
export type LessonView = (typeof lessonViews)[number];

export const lessonLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type LessonLevel = (typeof lessonLevels)[number];

/** Fields of a lesson's `lesson.json`. */
export interface LessonDescription {
  readonly title: string;
  readonly summary: string;
  readonly level: LessonLevel;
  /** Minutes that a beginner needs: an integer. */
  readonly minutes: number;
  /** Files to open; the first one is shown. */
  readonly open: readonly string[];
  readonly view: LessonView;
  /** Platform of the node. Default: `debian-12`. */
  readonly platform?: PlatformId;
  /** Certname of the node. Default: `web.example.com`. */
  readonly certname?: string;
  /** Facts that are added to the platform's facts, or replace them. */
  readonly facts?: JsonObject;
  /** Differences between the machine and its platform before the first run. */
  readonly machine?: MachineDescription;
  /** Further nodes, whose exported resources the lesson's node may collect. */
  readonly others?: readonly ProjectNode[];
  /**
   * Pages of the reference that link to this lesson, as addresses without `#reference/`: `type/file/mode`, or
   * `error/CODE` for an error.
   */
  readonly teaches: readonly string[];
  /**
   * Settings of the conformance case that is generated from the lesson. `available` lists the packages that the case's
   * machine can install.
   */
  readonly case?: {
    readonly available?: Readonly<
      Record<string, string | { readonly version: string; readonly services: readonly string[] }>
    >;
    readonly target?: Pick<MachineDescription, 'packages' | 'services'>;
    readonly files?: MachineDescription['files'];
    readonly look?: readonly string[];
  };
}

export interface LessonSummary extends Pick<LessonDescription, 'title' | 'summary' | 'level' | 'minutes' | 'teaches'> {
  /** Id of the lesson (`PART/LESSON`), as in its address. */
  readonly id: string;
}

export interface Part extends Omit<PartDescription, 'lessons'> {
  readonly lessons: readonly LessonSummary[];
}

/** A lesson pack: a part whose lessons somebody else has written. */
export interface LessonPackSummary extends Part {
  readonly author?: string;
}

export interface PartDescription {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Names of the lessons' folders, in course order. */
  readonly lessons: readonly string[];
}

/** Step of a lesson, which explains one idea. */
export interface LessonStep {
  readonly title: string;
  /** Text of the step in Markdown. */
  readonly text: string;
  /** Ids of the checks that belong to this step. */
  readonly tasks: readonly string[];
}

export interface LessonText {
  readonly steps: readonly LessonStep[];
  /** Hints in Markdown by check id. The page shows them one at a time. */
  readonly hints: Readonly<Record<string, readonly string[]>>;
}

export interface Lesson extends LessonSummary, LessonText, Pick<LessonDescription, 'open' | 'view'> {
  readonly project: Project;
  readonly solution: ProjectFiles;
}

/** The node and machine to which the learner's files are applied, and the other nodes. */
export type LessonSetting = Pick<Project, 'node' | 'machine' | 'others'>;

/** Returns the node and machine of a lesson, with defaults for missing fields. */
export function resolveSetting({
  certname = 'web.example.com',
  platform = 'debian-12',
  facts = {},
  machine = { files: {}, packages: {}, services: {} },
  others,
}: LessonDescription): LessonSetting {
  return { node: { certname, platform, facts }, machine, ...(others === undefined ? {} : { others }) };
}

/** Returns the index of the step that lists a check. If none does, returns the last step. */
export function stepOfTask(steps: readonly LessonStep[], check: string): number {
  const found = steps.findIndex(({ tasks }) => tasks.includes(check));
  return found === -1 ? steps.length - 1 : found;
}
