import type {
  AnalyzeRequest,
  ApplyRequest,
  EngineApi,
  SyntaxTreeView,
  DescribedMachine,
} from '../protocol/engine-api.ts';
import type { AnalysisView } from '../protocol/analysis.ts';
import type { DataExplanationView, DataKeyView, DataRequest } from '../protocol/data.ts';
import type { LessonAnswer, LessonRequest } from '../protocol/lesson.ts';
import type { BegunSurvey, SurveyStep } from '../protocol/missing.ts';
import type { MigrationRequest, MigrationView } from '../protocol/migration.ts';
import type { Project, ProjectFiles } from '../protocol/project.ts';
import type { MachineToken, RunProgress, RunReportView, SystemState } from '../protocol/run.ts';
import type { ShellAnswer, ShellRequest } from '../protocol/shell.ts';

/** What became of a question to the worker. */
export type Answer<T> =
  | { readonly kind: 'answer'; readonly value: T }
  /** A newer question of the same sort made this one moot. */
  | { readonly kind: 'stale' }
  /** The worker was ended (it ran over its time, or it crashed); `message` says why, to the user. */
  | { readonly kind: 'ended'; readonly message: string };

export type ClientState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly task: 'analysis' | 'run' }
  /** Ruby is on its way for the project at hand; `share` from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'restarted'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** The page's end of the worker: no call rejects, whatever happens to the worker. */
export interface EngineClient {
  analyze(request: AnalyzeRequest): Promise<Answer<AnalysisView>>;
  apply(request: ApplyRequest, onProgress: (batch: readonly RunProgress[]) => void): Promise<Answer<RunReportView>>;
  /** Asks the run under way to stop, or ends the shell's command under way, which then has done nothing. */
  cancel(): Promise<void>;
  describeMachine(project: Project, machine: MachineToken | undefined): Promise<Answer<DescribedMachine>>;
  shell(request: ShellRequest): Promise<Answer<ShellAnswer>>;
  initialSystem(project: Project): Promise<Answer<SystemState>>;
  catalogJson(request: AnalyzeRequest): Promise<Answer<string | undefined>>;
  dot(request: AnalyzeRequest, form: Parameters<EngineApi['dot']>[1]): Promise<Answer<string>>;
  explainData(request: DataRequest): Promise<Answer<DataExplanationView>>;
  dataKeys(files: ProjectFiles): Promise<Answer<readonly DataKeyView[]>>;
  syntaxTree(file: string, text: string): Promise<Answer<SyntaxTreeView | undefined>>;
  /** Checks a learner's project. A newer question of it makes an older one stale. */
  checkLesson(request: LessonRequest, lessonId: string): Promise<Answer<LessonAnswer>>;
  migrate(request: MigrationRequest): Promise<Answer<MigrationView>>;
  beginMissing(project: Project): Promise<Answer<BegunSurvey>>;
  missingStep(withView: boolean): Promise<Answer<SurveyStep>>;
  printedBy(projects: readonly Project[]): Promise<Answer<readonly (readonly string[])[]>>;
  /** Ends a worker that has nothing to do, and with it all memory that it holds; the next question starts another. */
  release(): void;
  /** Calls back on each change of state; returns what ends that. */
  watch(listener: (state: ClientState) => void): () => void;
}
