/** Adds a catalog to the run of a report. It consists of the report's resources with their containers and places. */
import type { AgentRun } from '../../protocol/agent-files.ts';
import type { CatalogView, GraphView } from '../../protocol/analysis.ts';
import type { RunView } from '../../protocol/run.ts';
import { readCycles } from '../log/cycles.ts';
import { createNamesGraph } from './names-graph.ts';

interface ShownReport {
  readonly run: RunView;
  /** The cycles in the report's log. Absent if there are none, because a report contains no other edges. */
  readonly graph?: GraphView;
}

export function showReport({ run, resources }: AgentRun): ShownReport {
  const containers = new Map<string, string>();
  for (const { ref, containmentPath } of resources) {
    const path = containmentPath.at(-1) === ref ? containmentPath : [...containmentPath, ref];
    path.forEach((each, index) => {
      const container = path[index - 1];
      if (container !== undefined && container !== each) containers.set(each, container);
    });
  }
  const messages = run.logs.flatMap(({ level, message }) => (level === 'err' ? message : []));
  const reported = messages.flatMap((message) => readCycles(message) ?? []);
  const cycles = reported.flatMap((each) => each.cycles);
  const cycleMessage = messages.find((message) => readCycles(message) !== undefined)?.replaceAll('\\n', '\n');
  const { catalog, graph } = createNamesGraph({
    refs: run.resources.map(({ ref }) => ref),
    edges: [],
    cycles,
    containers,
    ...(cycleMessage === undefined ? {} : { cycleMessage }),
  });
  return {
    run: { ...run, catalog: withFacts(catalog, { run, resources }) },
    ...(cycles.length === 0 ? {} : { graph }),
  };
}

function withFacts(catalog: CatalogView, { run, resources }: Pick<AgentRun, 'run' | 'resources'>): CatalogView {
  const places = new Map(run.resources.map(({ ref, place }) => [ref, place]));
  const tags = new Map(resources.map((resource) => [resource.ref, resource.tags]));
  return {
    ...catalog,
    resources: catalog.resources.map((resource) => {
      const place = places.get(resource.ref);
      return { ...resource, tags: tags.get(resource.ref) ?? [], ...(place === undefined ? {} : { place }) };
    }),
  };
}
