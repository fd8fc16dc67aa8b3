/** A lesson: the files in its folder, and the data sent to the page. */
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

/** `lesson.json` of a lesson's folder. */
export interface LessonDescription {
  readonly title: string;
  readonly summary: string;
  readonly level: LessonLevel;
  /** Minutes that a beginner needs, as an integer. */
  readonly minutes: number;
  /** Files to open; the first one is shown. */
  readonly open: readonly string[];
  readonly view: LessonView;
  /** Default: `debian-12`. */
  readonly platform?: PlatformId;
  /** Certname of the node. Default: `web.example.com`. */
  readonly certname?: string;
  /** Facts that are added to those of the platform, or replace them. */
  readonly facts?: JsonObject;
  /** Differences of the machine from its platform before the first run. */
  readonly machine?: MachineDescription;
  /** Other nodes. The lesson's node may collect the resources that they export. */
  readonly others?: readonly ProjectNode[];
  /**
   * Pages of the reference that link to this lesson, by their address without `#reference/`: `type/file/mode`, or
   * `error/CODE` for an error.
   */
  readonly teaches: readonly string[];
  /** Machine settings for the conformance case. Its machine offers only the packages listed here. */
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
  /** `PART/LESSON`, as in the address of the lesson. */
  readonly id: string;
}

export interface Part extends Omit<PartDescription, 'lessons'> {
  readonly lessons: readonly LessonSummary[];
}

/** A lesson pack, which is one part with lessons of somebody else. */
export interface LessonPackSummary extends Part {
  readonly author?: string;
}

export interface PartDescription {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Folder names in the part's folder, in lesson order. */
  readonly lessons: readonly string[];
}

/** A step of a lesson's text, which explains one idea. */
export interface LessonStep {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** Ids of the checks that belong to this step. */
  readonly tasks: readonly string[];
}

export interface LessonText {
  readonly steps: readonly LessonStep[];
  /** Hints by check id, shown one at a time. Markdown. */
  readonly hints: Readonly<Record<string, readonly string[]>>;
}

export interface Lesson extends LessonSummary, LessonText, Pick<LessonDescription, 'open' | 'view'> {
  readonly project: Project;
  readonly solution: ProjectFiles;
}

/** Input of a check: the node and machine that the learner's files are applied to, and the other nodes. */
export type LessonSetting = Pick<Project, 'node' | 'machine' | 'others'>;

/** Node and machine of a lesson, with defaults filled in. */
export function resolveSetting({
  certname = 'web.example.com',
  platform = 'debian-12',
  facts = {},
  machine = { files: {}, packages: {}, services: {} },
  others,
}: LessonDescription): LessonSetting {
  return { node: { certname, platform, facts }, machine, ...(others === undefined ? {} : { others }) };
}

/** Returns the index of the step that a check belongs to: the last step if no step names the check. */
export function stepOfTask(steps: readonly LessonStep[], check: string): number {
  const found = steps.findIndex(({ tasks }) => tasks.includes(check));
  return found === -1 ? steps.length - 1 : found;
}
