/**
 * The worker's whole contract (`EngineWorkerApi`). The worker implements it (`worker/engine-worker.ts`); the page reaches it through
 * `client/engine-client.ts` alone, which drops stale answers, watches the time and respawns the worker.
 */
import type { AnalysisView, Place } from './analysis.ts';
import type { DataExplanationView, DataKeyView, DataRequest } from './data.ts';
import type { LessonAnswer, LessonRequest } from './lesson.ts';
import type { BegunSurvey, SurveyStep } from './missing.ts';
import type { MigrationRequest, MigrationView } from './migration.ts';
import type { KeptFile, MachineDescription, Project, ProjectFiles } from './project.ts';
import type { MachineToken, RunProgress, RunReportView, SystemState } from './run.ts';
import type { ShellAnswer, ShellRequest } from './shell.ts';

export interface AnalyzeRequest {
  /** Grows with each change of the project; the answer carries it back. */
  readonly revision: number;
  readonly project: Project;
}

/** Files that have no text, with the packs that hold their bytes. */
export interface KeptBytes {
  readonly files: Readonly<Record<string, Extract<KeptFile, { readonly kind: 'bytes' }>>>;
  readonly packs: Readonly<Record<string, Blob>>;
}

export interface ApplyRequest extends AnalyzeRequest {
  readonly noop: boolean;
  /** Files of modules that resources may copy though they are no text; absent for none. */
  readonly kept?: KeptBytes;
  /** The machine as the last run left it; absent for a machine as the project describes it. */
  readonly machine?: MachineToken;
}

/** One node. Nodes come in a flat list, as a tree of thousands of levels could not be sent from the worker to the page. */
export interface SyntaxTreeNodeView {
  /** Its class in Puppet's own model: `ResourceExpression`. */
  readonly label: string;
  /** A name, an operator or a literal's value, on one line and not long. */
  readonly detail?: string;
  readonly isError: boolean;
  /** How many nodes it stands in. */
  readonly depth: number;
  /** Offsets in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly place: Place;
}

export interface SyntaxTreeView {
  /** Each node before those in it, in the order of the text. */
  readonly nodes: readonly SyntaxTreeNodeView[];
  /** The tree as `puppet parser dump --format pn` prints it. */
  readonly pn: string;
}

export interface DescribedMachine {
  readonly machine: MachineDescription;
  /** Paths of files that a project cannot hold: no text, or too long. */
  readonly leftOut: readonly string[];
}

/** Code of the project that is running: of a Ruby file, or at a line of a manifest. */
export interface RunningPlace {
  readonly kind: 'runs';
  readonly file: string;
  readonly line?: number;
}

/** What becomes of Ruby, which is fetched when a project needs it first. */
export type RubyState =
  /** `share`: how much has arrived, from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready' }
  | RunningPlace
  | { readonly kind: 'failed'; readonly message: string };

export interface EngineApi {
  /** Parses, checks, compiles and relates the project. Manifest errors are data; it never rejects for them. */
  analyze(request: AnalyzeRequest): Promise<AnalysisView>;
  /** Applies the project to the machine; progress streams as it goes, in batches of what happened meanwhile. */
  apply(request: ApplyRequest, onProgress: (batch: readonly RunProgress[]) => void): Promise<RunReportView>;
  /** Asks a run under way to stop after the resource at hand. */
  cancel(): Promise<void>;
  /** The machine of a project before any run. */
  initialSystem(project: Project): Promise<SystemState>;
  /** Runs one line of a shell on the machine. Commands that fail are data; it never rejects for them. */
  shell(request: ShellRequest): Promise<ShellAnswer>;
  /** How the machine differs from a fresh one of its platform, as a project can hold it. */
  describeMachine(project: Project, machine: MachineToken | undefined): Promise<DescribedMachine>;
  /** The catalog as `puppet catalog compile` prints it; undefined when there is none. */
  catalogJson(request: AnalyzeRequest): Promise<string | undefined>;
  /** The relationship graph as DOT, in one of Puppet's three forms. */
  dot(request: AnalyzeRequest, form: 'resources' | 'relationships' | 'expanded_relationships'): Promise<string>;
  /** How a key is looked up for the current node, step by step; a lookup that fails is data, too. */
  explainData(request: DataRequest): Promise<DataExplanationView>;
  /** The keys of all data files, whatever the hierarchy makes of them. */
  dataKeys(files: ProjectFiles): Promise<readonly DataKeyView[]>;
  /** The syntax tree of one file, with `Error` nodes where it could not be read; undefined for what is no Puppet code. */
  syntaxTree(file: string, text: string): Promise<SyntaxTreeView | undefined>;
  /** What compiling each of these projects prints: the messages of `notice` and its like, or of what is wrong. */
  printedBy(projects: readonly Project[]): Promise<readonly (readonly string[])[]>;
  /** What changes for the project's current node from one release of Puppet to another. A project that does not compile is data, too. */
  migrate(request: MigrationRequest): Promise<MigrationView>;
  /** Begins to find out what a project misses, in place of the survey before. */
  beginMissing(project: Project): Promise<BegunSurvey>;
  /** Compiles one node of the survey once, past what was missing before; `withView` asks for all that was found so far. */
  missingStep(withView: boolean): Promise<SurveyStep>;
  /** Calls back as Ruby is loaded for a project that needs it, and now and then with the place that is running. */
  watchRuby(listener: (state: RubyState) => void): Promise<void>;
  /** Answers at once; used to tell a hanging worker from a busy one. */
  ping(): Promise<number>;
}

/** What the worker offers: the engine, and what is made with it. */
export interface EngineWorkerApi extends EngineApi {
  /**
   * Compiles the project and runs the checks of a lesson on it and on the run that the page shows.
   * @param lessonId `PART/LESSON`
   */
  checkLesson(request: LessonRequest, lessonId: string): Promise<LessonAnswer>;
}
