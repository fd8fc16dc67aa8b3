/**
 * The worker's whole contract. The worker implements it (`worker/engine-worker.ts`); the page reaches it through
 * `worker/engine-client.ts` alone, which drops stale answers, watches the time and respawns the worker.
 */
import type { AnalysisView } from './analysis.ts';
import type { Project } from './project.ts';
import type { MachineToken, RunProgress, RunReportView, SystemState } from './run.ts';

export interface AnalyzeRequest {
  /** Grows with each change of the project; the answer carries it back. */
  readonly revision: number;
  readonly project: Project;
}

export interface ApplyRequest extends AnalyzeRequest {
  readonly noop: boolean;
  /** The machine as the last run left it; absent for a machine as the project describes it. */
  readonly machine?: MachineToken;
}

export interface SyntaxTreeNodeView {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly SyntaxTreeNodeView[];
}

export interface EngineApi {
  /** Parses, checks, compiles and relates the project. Manifest errors are data; it never rejects for them. */
  analyze(request: AnalyzeRequest): Promise<AnalysisView>;
  /** Applies the project to the machine; progress streams as it goes, in batches of what happened meanwhile. */
  apply(request: ApplyRequest, onProgress: (batch: readonly RunProgress[]) => void): Promise<RunReportView>;
  /** Asks a run under way to stop after the resource at hand. */
  cancel(): Promise<void>;
  /** The machine of a project before any run. */
  initialSystem(project: Project): Promise<SystemState>;
  /** The relationship graph as DOT, in one of Puppet's three forms. */
  dot(request: AnalyzeRequest, form: 'resources' | 'relationships' | 'expanded_relationships'): Promise<string>;
  /** Answers at once; used to tell a hanging worker from a busy one. */
  ping(): Promise<number>;
}
