/** Input of checks: a learner's project, compiled, and applied to the machine that the page shows. */
import type { AnalysisView, CatalogView, GraphView, ProblemView } from '../protocol/analysis.ts';
import type { RunView, SystemState } from '../protocol/run.ts';
import type { CommandOutputs } from '../protocol/lessons/lesson-checks.ts';

/** A compiled project. `attempt-queries.ts` contains queries that checks often need. */
export interface Plan {
  /** Errors, warnings and notes, as the Problems view lists them. */
  readonly problems: readonly ProblemView[];
  /** The compiled catalog. Empty if the project does not compile. */
  readonly catalog: CatalogView;
  /** The relationship graph. Empty if the project does not compile. `order` is empty if there is a cycle. */
  readonly graph: GraphView;
  /**
   * Puppet's error message if the project does not compile, or if its catalog cannot be applied. Undefined for a cycle,
   * which `graph` describes.
   */
  readonly failure?: string;
}

/** A compiled project and one run of it. The run is empty if the graph has a cycle. */
export interface Attempt extends Plan {
  readonly run: RunView;
  readonly machine: SystemState;
  /** Output of the commands in the lesson's checks. Absent if there are none. */
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
 * Creates an attempt from a plan and a run. Takes the failure from the run, because only the run knows the machine's
 * facts and files.
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
