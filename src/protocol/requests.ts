/**
 * Defines all requests from the page to the engine's worker. The client and both ends of the message channel loop over
 * this table (`client/engine-client.ts`, `worker/wire/request-wire.ts`). `worker/engine.ts` answers the requests.
 */
import type { AnalysisView } from './analysis.ts';
import type { CatalogCode } from './catalog-code.ts';
import type { DataExplanationView, DataKeyView, DataRequest } from './data.ts';
import type { AnalyzeRequest, ApplyRequest, DescribedMachine, SyntaxTreeView } from './engine-api.ts';
import type { LessonAnswer, LessonRequest } from './lessons/lesson.ts';
import type { MigrationRequest, MigrationView } from './migration.ts';
import type { BegunSurvey, SurveyStep } from './missing.ts';
import type { Project, ProjectFiles } from './project/project.ts';
import type { MachineToken, RunProgress, RunReportView, SystemState } from './run.ts';
import type { ShellAnswer, ShellRequest } from './shell.ts';

export interface EngineRequests {
  /**
   * Parses, checks and compiles the project, and builds its graph. Errors in manifests are part of the answer and never
   * reject the promise.
   */
  analyze(request: AnalyzeRequest): Promise<AnalysisView>;
  /** Applies the project to the machine; reports progress in batches. */
  apply(request: ApplyRequest, onProgress: (batch: readonly RunProgress[]) => void): Promise<RunReportView>;
  /** Returns the machine of a project before any run. */
  initialSystem(project: Project): Promise<SystemState>;
  /**
   * Runs one shell command line on the machine. Failed commands are part of the answer and never reject the promise.
   */
  shell(request: ShellRequest): Promise<ShellAnswer>;
  /** Returns the differences between the machine and a fresh machine of its platform, as a machine description. */
  describeMachine(project: Project, machine: MachineToken | undefined): Promise<DescribedMachine>;
  /** Returns the catalog as `puppet catalog compile` prints it, or undefined if there is none. */
  catalogJson(request: AnalyzeRequest): Promise<string | undefined>;
  /** Writes code that compiles to the current catalog. Undefined if there is no catalog. */
  catalogCode(request: AnalyzeRequest, withSecrets: boolean): Promise<CatalogCode | undefined>;
  /** Returns one of Puppet's three relationship graphs in the DOT language. */
  dot(request: AnalyzeRequest, form: 'resources' | 'relationships' | 'expanded_relationships'): Promise<string>;
  /** Explains the lookup of a key for the current node, step by step. A failed lookup is part of the answer. */
  explainData(request: DataRequest): Promise<DataExplanationView>;
  /** Returns the keys of all data files, whether or not the hierarchy uses the files. */
  dataKeys(files: ProjectFiles): Promise<readonly DataKeyView[]>;
  /** Returns the certname of the node to open an imported project with (`firstNode` in `nodes/named-nodes.ts`). */
  firstNode(project: Project): Promise<string>;
  /**
   * Returns the syntax tree of one file, with `Error` nodes for source that cannot be parsed. Undefined if the file is
   * not Puppet code.
   */
  syntaxTree(file: string, text: string): Promise<SyntaxTreeView | undefined>;
  /** Compiles each project and returns its log messages, or its error. */
  printedBy(projects: readonly Project[]): Promise<readonly (readonly string[])[]>;
  /** Compares two releases of Puppet for the current node. Compilation errors are part of the answer. */
  migrate(request: MigrationRequest): Promise<MigrationView>;
  /** Starts a survey of everything that a project lacks. It replaces the previous survey. */
  beginMissing(project: Project): Promise<BegunSurvey>;
  /**
   * Compiles one node of the survey once, with stand-ins for everything found missing before. `withView` also requests
   * all results so far.
   */
  missingStep(withView: boolean): Promise<SurveyStep>;
  /**
   * Compiles the project and runs the checks of a lesson on it and on the run that the page shows.
   * @param lessonId `PART/LESSON`
   */
  checkLesson(request: LessonRequest, lessonId: string): Promise<LessonAnswer>;
}

export type RequestName = keyof EngineRequests;

/** Kind of a task. For some kinds, only the newest task matters. */
export type TaskKind =
  | 'analysis'
  | 'run'
  | 'shell'
  | 'describe'
  | 'system'
  | 'text'
  | 'data'
  | 'keys'
  | 'names'
  | 'tree'
  | 'lesson'
  | 'prints'
  | 'migration'
  | 'missing';

export interface RequestTraits {
  readonly task: TaskKind;
  /** Content of the first parameter. A project is sent as its changes since the previous one (`project-wire.ts`). */
  readonly carries: 'request' | 'project' | 'files' | 'nothing';
  /**
   * True for a request that reads or applies the project. If such a request does not end, other requests about the
   * project would not end either.
   */
  readonly isAboutProject?: true;
}

export const requests: Readonly<Record<RequestName, RequestTraits>> = {
  analyze: { task: 'analysis', carries: 'request', isAboutProject: true },
  apply: { task: 'run', carries: 'request', isAboutProject: true },
  initialSystem: { task: 'system', carries: 'project' },
  shell: { task: 'shell', carries: 'request' },
  describeMachine: { task: 'describe', carries: 'project' },
  catalogJson: { task: 'text', carries: 'request' },
  catalogCode: { task: 'text', carries: 'request' },
  dot: { task: 'text', carries: 'request' },
  explainData: { task: 'data', carries: 'request' },
  dataKeys: { task: 'keys', carries: 'files' },
  firstNode: { task: 'names', carries: 'project' },
  syntaxTree: { task: 'tree', carries: 'nothing' },
  printedBy: { task: 'prints', carries: 'nothing' },
  migrate: { task: 'migration', carries: 'request' },
  beginMissing: { task: 'missing', carries: 'nothing' },
  missingStep: { task: 'missing', carries: 'nothing' },
  checkLesson: { task: 'lesson', carries: 'request', isAboutProject: true },
};

interface Task {
  /** Describes the task in the message that is shown when it takes too long. */
  readonly doing: string;
  /** True if a newer task of this kind makes older ones stale. */
  readonly isReplaceable?: true;
  /** True if the user waits for the task. It then runs before background tasks. */
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
  names: { doing: 'it read the names of nodes', isUrgent: true },
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

export async function callByName(asked: object, name: string, parameters: readonly unknown[]): Promise<unknown> {
  const ask: unknown = Reflect.get(asked, name);
  if (typeof ask !== 'function') throw new TypeError(`Nothing answers the request ${name}.`);
  const answer: unknown = await Reflect.apply(ask, asked, parameters);
  return answer;
}

export function hasProject(value: unknown): value is { readonly project: Project } {
  return typeof value === 'object' && value !== null && 'project' in value;
}
