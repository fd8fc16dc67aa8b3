/** What a lesson is: what stands in its folder, and what the page is given of it. */
import type {
  JsonObject,
  MachineDescription,
  PlatformId,
  Project,
  ProjectFiles,
  ProjectNode,
} from '../protocol/project/project.ts';

/** The views that a lesson can open in. */
export type LessonView = 'graph' | 'timeline' | 'system' | 'catalog' | 'report' | 'terminal' | 'data';

export const lessonLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type LessonLevel = (typeof lessonLevels)[number];

/** `lesson.json` of a lesson's folder. */
export interface LessonDescription {
  readonly title: string;
  /** What it is about, in one sentence. */
  readonly summary: string;
  readonly level: LessonLevel;
  /** The time that a person who meets the subject for the first time needs, in whole minutes. */
  readonly minutes: number;
  /** The files to open, the one to show first at the head. */
  readonly open: readonly string[];
  /** Where there is something to see. */
  readonly view: LessonView;
  /** Default: `debian-12`. */
  readonly platform?: PlatformId;
  /** Default: `web.example.com`. */
  readonly certname?: string;
  /** Facts to add to the platform's or to replace there. */
  readonly facts?: JsonObject;
  /** How the machine differs from its platform's before the first run. */
  readonly machine?: MachineDescription;
  /** The nodes beside this one, whose exported resources it may collect. */
  readonly others?: readonly ProjectNode[];
  /** Addresses in the reference without `#reference/` (`type/file/mode`), and `error/CODE`: those pages link to the lesson. */
  readonly teaches: readonly string[];
  /** What the conformance case says of its machine, which has no packages to offer but those that are named. */
  readonly case?: {
    readonly available?: Readonly<
      Record<string, string | { readonly version: string; readonly services: readonly string[] }>
    >;
    readonly target?: Pick<MachineDescription, 'packages' | 'services'>;
    readonly files?: MachineDescription['files'];
    readonly look?: readonly string[];
  };
}

/** What a person chooses a lesson by. */
export interface LessonSummary extends Pick<LessonDescription, 'title' | 'summary' | 'level' | 'minutes' | 'teaches'> {
  /** `PART/LESSON`, as in its address. */
  readonly id: string;
}

export interface Part extends Omit<PartDescription, 'lessons'> {
  readonly lessons: readonly LessonSummary[];
}

/** A part as `parts.ts` lists it. */
export interface PartDescription {
  readonly id: string;
  readonly title: string;
  /** What is learned, in one sentence. */
  readonly summary: string;
  /** Names of folders in the part's folder, in the order in which they are to be taken. */
  readonly lessons: readonly string[];
}

/** One idea of a lesson's text. */
export interface LessonStep {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** Ids of the checks that this step completes. */
  readonly tasks: readonly string[];
}

export interface LessonText {
  readonly steps: readonly LessonStep[];
  /** Hints by the id of the check that they help with, to be shown one at a time. Markdown. */
  readonly hints: Readonly<Record<string, readonly string[]>>;
}

/** A lesson as the page opens it. */
export interface Lesson extends LessonSummary, LessonText, Pick<LessonDescription, 'open' | 'view'> {
  /** What the learner starts with. */
  readonly project: Project;
  /** All files of the project as the solution has them. */
  readonly solution: ProjectFiles;
}

/** What a check needs of a lesson: on which node and machine the learner's files are applied, and which other nodes there are. */
export type LessonSetting = Pick<Project, 'node' | 'machine' | 'others'>;

/** Node and machine of a lesson, with what its description leaves out. */
export function settingOf({
  certname = 'web.example.com',
  platform = 'debian-12',
  facts = {},
  machine = { files: {}, packages: {}, services: {} },
  others,
}: LessonDescription): LessonSetting {
  return { node: { certname, platform, facts }, machine, ...(others === undefined ? {} : { others }) };
}

/** Index of the step that a check belongs to; the last step for a check that no step names. */
export function stepOfTask(steps: readonly LessonStep[], check: string): number {
  const found = steps.findIndex(({ tasks }) => tasks.includes(check));
  return found === -1 ? steps.length - 1 : found;
}
