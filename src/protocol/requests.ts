/**
 * All requests from the page to the engine's worker. The client and both ends of the wire are loops over their names
 * (`client/engine-client.ts`, `worker/wire/request-wire.ts`); `worker/engine.ts` answers.
 */
import type { AnalysisView } from './analysis.ts';
import type { DataExplanationView, DataKeyView, DataRequest } from './data.ts';
import type { AnalyzeRequest, ApplyRequest, DescribedMachine, SyntaxTreeView } from './engine-api.ts';
import type { LessonAnswer, LessonRequest } from './lesson.ts';
import type { MigrationRequest, MigrationView } from './migration.ts';
import type { BegunSurvey, SurveyStep } from './missing.ts';
import type { Project, ProjectFiles } from './project/project.ts';
import type { MachineToken, RunProgress, RunReportView, SystemState } from './run.ts';
import type { ShellAnswer, ShellRequest } from './shell.ts';

export interface EngineRequests {
  /**
   * Parses, checks and compiles the project, and builds its graph. Errors in manifests are part of the answer; the
   * promise never rejects for them.
   */
  analyze(request: AnalyzeRequest): Promise<AnalysisView>;
  /** Applies the project to the machine; progress streams in batches. */
  apply(request: ApplyRequest, onProgress: (batch: readonly RunProgress[]) => void): Promise<RunReportView>;
  /** The machine of a project before any run. */
  initialSystem(project: Project): Promise<SystemState>;
  /**
   * Runs one line of a shell on the machine. Failed commands are part of the answer; the promise never rejects for
   * them.
   */
  shell(request: ShellRequest): Promise<ShellAnswer>;
  /** Differences of the machine from a fresh one of its platform, in the form of a project's machine description. */
  describeMachine(project: Project, machine: MachineToken | undefined): Promise<DescribedMachine>;
  /** The catalog as `puppet catalog compile` prints it; undefined if there is none. */
  catalogJson(request: AnalyzeRequest): Promise<string | undefined>;
  /** The relationship graph as DOT, in one of Puppet's three forms. */
  dot(request: AnalyzeRequest, form: 'resources' | 'relationships' | 'expanded_relationships'): Promise<string>;
  /** Explains the lookup of a key for the current node, step by step. A failed lookup is part of the answer. */
  explainData(request: DataRequest): Promise<DataExplanationView>;
  /** The keys of all data files, independent of the hierarchy. */
  dataKeys(files: ProjectFiles): Promise<readonly DataKeyView[]>;
  /** The syntax tree of one file, with `Error` nodes for unparsable parts; undefined for anything but Puppet code. */
  syntaxTree(file: string, text: string): Promise<SyntaxTreeView | undefined>;
  /** Log messages of a compilation of each project, or its error. */
  printedBy(projects: readonly Project[]): Promise<readonly (readonly string[])[]>;
  /** Differences for the current node between two releases of Puppet. Compilation errors are part of the answer. */
  migrate(request: MigrationRequest): Promise<MigrationView>;
  /** Starts a survey of everything that a project lacks, in place of the previous survey. */
  beginMissing(project: Project): Promise<BegunSurvey>;
  /**
   * Compiles one node of the survey once, with stand-ins for everything missing before; `withView` requests all results
   * so far.
   */
  missingStep(withView: boolean): Promise<SurveyStep>;
  /**
   * Compiles the project and runs the checks of a lesson on it and on the run that the page shows.
   * @param lessonId `PART/LESSON`
   */
  checkLesson(request: LessonRequest, lessonId: string): Promise<LessonAnswer>;
}

export type RequestName = keyof EngineRequests;

/** Kind of a task. Often only the newest task of a kind matters. */
export type TaskKind =
  | 'analysis'
  | 'run'
  | 'shell'
  | 'describe'
  | 'system'
  | 'text'
  | 'data'
  | 'keys'
  | 'tree'
  | 'lesson'
  | 'prints'
  | 'migration'
  | 'missing';

export interface RequestTraits {
  readonly task: TaskKind;
  /** Content of the first parameter. A project is sent as changes to the previous one (`project-wire.ts`). */
  readonly carries: 'request' | 'project' | 'files' | 'nothing';
  /**
   * True for requests that read or apply the project. If one of them does not end, other requests about the project
   * would not end either.
   */
  readonly isAboutProject?: true;
}

/** Traits of each request. */
export const requests: Readonly<Record<RequestName, RequestTraits>> = {
  analyze: { task: 'analysis', carries: 'request', isAboutProject: true },
  apply: { task: 'run', carries: 'request', isAboutProject: true },
  initialSystem: { task: 'system', carries: 'project' },
  shell: { task: 'shell', carries: 'request' },
  describeMachine: { task: 'describe', carries: 'project' },
  catalogJson: { task: 'text', carries: 'request' },
  dot: { task: 'text', carries: 'request' },
  explainData: { task: 'data', carries: 'request' },
  dataKeys: { task: 'keys', carries: 'files' },
  syntaxTree: { task: 'tree', carries: 'nothing' },
  printedBy: { task: 'prints', carries: 'nothing' },
  migrate: { task: 'migration', carries: 'request' },
  beginMissing: { task: 'missing', carries: 'nothing' },
  missingStep: { task: 'missing', carries: 'nothing' },
  checkLesson: { task: 'lesson', carries: 'request', isAboutProject: true },
};

interface Task {
  /** Part of the message that is shown when the task takes too long. */
  readonly doing: string;
  /** True if a newer task of this kind makes older ones stale. */
  readonly isReplaceable?: true;
  /** True if the user waits for the task, so that it runs before background tasks. */
  readonly isUrgent?: true;
}

export const tasks: Readonly<Record<TaskKind, Task>> = {
  analysis: { doing: 'it compiled and ordered the project', isReplaceable: true },
  run: { doing: 'it applied the project', isUrgent: true },
  shell: { doing: 'it ran a command', isUrgent: true },
  describe: { doing: 'it compared the machine with its platform' },
  system: { doing: 'it prepared the machine', isReplaceable: true },
  text: { doing: 'it exported the catalog or the graph' },
  data: { doing: 'it looked up a key', isReplaceable: true },
  keys: { doing: 'it read the data files', isReplaceable: true },
  tree: { doing: 'it read the syntax tree', isReplaceable: true },
  lesson: { doing: 'it checked the lesson', isReplaceable: true, isUrgent: true },
  prints: { doing: 'it computed the output of examples', isReplaceable: true },
  migration: { doing: 'it compared two releases', isReplaceable: true },
  missing: { doing: 'it searched for missing parts' },
};

/** Creates a function for each request. The caller specifies the types of the functions. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function functionsFor<Functions extends Readonly<Record<RequestName, unknown>>>(
  make: (name: string, traits: RequestTraits) => (...parameters: readonly unknown[]) => unknown,
): Functions {
  const made: unknown = Object.fromEntries(
    Object.entries(requests).map(([name, traits]) => [name, make(name, traits)]),
  );
  // The table has exactly the names of the type. TypeScript cannot infer that for an object built in a loop.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return made as Functions;
}

/** Calls a request by its name. */
export async function callByName(asked: object, name: string, parameters: readonly unknown[]): Promise<unknown> {
  const ask: unknown = Reflect.get(asked, name);
  if (typeof ask !== 'function') throw new TypeError(`Nothing answers the request ${name}.`);
  const answer: unknown = await Reflect.apply(ask, asked, parameters);
  return answer;
}

/** Checks for a parameter that contains a project. */
export function hasProject(value: unknown): value is { readonly project: Project } {
  return typeof value === 'object' && value !== null && 'project' in value;
}
