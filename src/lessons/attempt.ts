/** What became of a learner's project: compiled, related, and applied twice to a fresh machine. */
import type { AnalysisView, CatalogView, GraphView, ProblemView } from '../protocol/analysis.ts';
import type { ApplyRequest, EngineApi } from '../protocol/engine-api.ts';
import type { Project } from '../protocol/project.ts';
import type { RunReportView, RunView, SystemState } from '../protocol/run.ts';

/** Plain data, which checks and predictions read. `attempt-queries.ts` answers the usual questions about it. */
export interface Attempt {
  /** Errors, warnings and remarks, as the Problems view lists them. */
  readonly problems: readonly ProblemView[];
  /** Empty when the project does not compile. */
  readonly catalog: CatalogView;
  /** Empty when the project does not compile. With cycles its `order` is empty. */
  readonly graph: GraphView;
  /** The first apply, and a second one right after it. */
  readonly runs: readonly [RunView, RunView];
  /** The machine after the first apply. */
  readonly machine: SystemState;
  /** Puppet's message, where nothing was applied for another reason than a cycle: there is nothing to check then. */
  readonly failure?: string;
}

/** The part of the engine that an attempt is made with. */
export interface AttemptEngine extends Pick<EngineApi, 'analyze'> {
  apply(request: ApplyRequest): Promise<RunReportView>;
}

/** Compiles a project and applies it twice. */
export async function attemptOf(engine: AttemptEngine, project: Project): Promise<Attempt> {
  const request = { revision: 0, project };
  const analysis = await engine.analyze(request);
  const { machine, ...first } = await engine.apply({ ...request, noop: false });
  const second = await engine.apply({ ...request, noop: false, machine });
  const failure = failureOf(analysis, first);
  return {
    problems: analysis.problems,
    catalog: analysis.catalog ?? { classes: [], resources: [] },
    graph: analysis.graph ?? { dependencies: [], order: [], cycles: [] },
    runs: [first, second],
    machine: first.after,
    ...(failure === undefined ? {} : { failure }),
  };
}

function failureOf({ catalog, graph, problems }: AnalysisView, { error }: RunView): string | undefined {
  if (graph !== undefined && graph.cycles.length > 0) return undefined;
  const message = error ?? problems.find(({ severity }) => severity === 'error')?.message;
  return error !== undefined || catalog === undefined || graph === undefined
    ? (message ?? 'The project does not compile.')
    : undefined;
}
