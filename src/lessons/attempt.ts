/** A learner's project: compiled, and applied to the machine that the page shows. */
import type { AnalysisView, CatalogView, GraphView, ProblemView } from '../protocol/analysis.ts';
import type { RunView, SystemState } from '../protocol/run.ts';
import type { CommandOutputs } from '../protocol/lesson-checks.ts';

/** A compiled project. `attempt-queries.ts` has the common queries. */
export interface Plan {
  /** Errors, warnings and notes, as the Problems view lists them. */
  readonly problems: readonly ProblemView[];
  /** Empty if the project does not compile. */
  readonly catalog: CatalogView;
  /** The relationship graph. Empty if the project does not compile. If there are cycles, its `order` is empty. */
  readonly graph: GraphView;
  /** Puppet's message if the project does not compile, or cannot be applied for a reason other than a cycle. */
  readonly failure?: string;
}

/** A compiled project with one visible apply of it. If the graph has a cycle, the run is empty. */
export interface Attempt extends Plan {
  readonly run: RunView;
  readonly machine: SystemState;
  /** Output of the commands that the lesson's checks read. Absent if they read none. */
  readonly outputs?: CommandOutputs;
}

export function createPlan({ problems, catalog, graph }: AnalysisView): Plan {
  const error = problems.find(({ severity }) => severity === 'error')?.message;
  return {
    problems,
    catalog: catalog ?? { classes: [], resources: [] },
    graph: graph ?? { dependencies: [], order: [], cycles: [] },
    ...(catalog === undefined || graph === undefined ? { failure: error ?? 'The project does not compile.' } : {}),
  };
}

/**
 * Creates an attempt from a plan and a run. Drops the failure of the analysis, because only the run knows the facts and
 * files of the machine.
 */
export function createAttempt({ failure: _failure, ...plan }: Plan, run: RunView, outputs?: CommandOutputs): Attempt {
  const hasCycle = plan.graph.cycles.length > 0;
  return {
    ...plan,
    catalog: run.catalog ?? plan.catalog,
    run,
    machine: run.after,
    ...(outputs === undefined ? {} : { outputs }),
    ...(run.error === undefined || hasCycle ? {} : { failure: run.error }),
  };
}
