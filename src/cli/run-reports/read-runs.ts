/**
 * Reads the files of the verb `report`: reports of runs, and optionally a graph file or catalog that shows why
 * resources were skipped.
 */
import { readFileSync } from 'node:fs';
import type { ComparedRun } from '../../agent-files/compare/compared-run.ts';
import { readDot } from '../../agent-files/graph/read-dot.ts';
import { readEdges } from '../../agent-files/graph/read-edges.ts';
import { recognizeFile } from '../../agent-files/recognize/recognize.ts';
import { readReports } from '../../agent-files/report/read-report.ts';
import { hideValues } from '../../agent-files/secrets/hide-values.ts';
import { showGraph } from '../../agent-files/shown/show-graph.ts';
import { showReport } from '../../agent-files/shown/show-report.ts';
import { describeReason, relationshipGraph } from '../../engine/index.ts';
import type { AgentRun } from '../../protocol/agent-files.ts';
import type { DependencyView } from '../../protocol/analysis.ts';
import type { CaseMachine } from '../case-machine.ts';
import { readCatalog } from '../read-catalog.ts';

export interface ReadRun {
  readonly compared: ComparedRun;
  readonly agent: AgentRun;
  /** Number of values that are hidden because they look like a password or key. */
  readonly hiddenCount: number;
}

export interface ReadFiles {
  readonly runs: readonly ReadRun[];
  /** Files that contain no run, with the reason. */
  readonly refused: readonly { readonly path: string; readonly message: string }[];
}

interface ReadOptions {
  readonly showsHidden: boolean;
  readonly loadMachine: () => Promise<CaseMachine>;
}

export async function readRunFiles(
  paths: readonly string[],
  { showsHidden, loadMachine }: ReadOptions,
): Promise<ReadFiles> {
  const agents: { readonly path: string; readonly agent: AgentRun }[] = [];
  const refused: { readonly path: string; readonly message: string }[] = [];
  let dependencies: readonly DependencyView[] | undefined;
  for (const path of paths) {
    const { recognized, text } = recognizeFile(readFileSync(path === '-' ? 0 : path), path);
    const { form } = recognized;
    if (form === 'graph-dot' || form === 'graph-edges') {
      dependencies = showGraph(form === 'graph-dot' ? readDot(text) : readEdges(text)).names.graph.dependencies;
    } else if (form === 'catalog-json') {
      dependencies = await readCatalogEdges(path, await loadMachine());
    } else {
      const read = readReports(text);
      if (read.kind === 'refused') refused.push({ path, message: read.message });
      else agents.push(...read.runs.map((agent) => ({ path, agent })));
    }
  }
  const names = createNames(agents.map(({ path }) => path));
  const runs = agents.map(({ agent: given }, index): ReadRun => {
    const { run: agent, hidden } = showsHidden ? { run: given, hidden: [] } : hideValues(given);
    const compared: ComparedRun = {
      name: names[index] ?? '',
      certname: agent.certname,
      ...(agent.startedAt === 0 ? {} : { startedAt: agent.startedAt }),
      run: showReport(agent).run,
      ...(dependencies === undefined ? {} : { dependencies }),
      hasDurations: agent.resources.some(({ evaluationTime }) => evaluationTime !== undefined),
    };
    return { compared, agent, hiddenCount: hidden.length };
  });
  return { runs, refused };
}

/**
 * Returns a name for each run: the path of its file without the leading folders that all paths share. Repeated names
 * get a number.
 */
function createNames(paths: readonly string[]): readonly string[] {
  const [first = '', ...others] = paths;
  let shared = first.lastIndexOf('/') + 1;
  while (shared > 0 && !others.every((path) => path.startsWith(first.slice(0, shared))))
    shared = first.lastIndexOf('/', shared - 2) + 1;
  const counts = new Map<string, number>();
  return paths.map((path) => {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count === 1 ? path.slice(shared) : `${path.slice(shared)} (${count})`;
  });
}

/** Returns the edges of a catalog's relationship graph. The graph may have cycles. */
async function readCatalogEdges(path: string, machine: CaseMachine): Promise<readonly DependencyView[]> {
  const catalog = readCatalog(path, machine.types);
  const graph = relationshipGraph(catalog, machine.types, { target: machine.createTarget({}, () => {}) });
  if (graph.kind === 'failed') throw new Error(`${path}: ${graph.error.message}`);
  return [...graph.graph.edges()].map(({ source, target, refresh, reason }, index) => ({
    id: `${index}`,
    from: source.name,
    to: target.name,
    refresh,
    reasons: [{ kind: 'require', text: describeReason(reason) }],
  }));
}
