/**
 * Converts the contents of opened agent files to runs for the history. A catalog adds its graph to the runs of its
 * node.
 */
import type { OpenedCatalog, OpenedContent, OpenedRun, OpenedRunContent } from '../../protocol/opened-run.ts';
import type { RunRecord } from '../../protocol/run-record.ts';

/**
 * Returns the runs, latest first. Leaves out a catalog without a run, because the import opens such a catalog as a
 * project.
 */
export function joinFiles(contents: readonly OpenedContent[], now: number = Date.now()): readonly RunRecord[] {
  const catalogs = contents.filter((content) => content.kind === 'catalog');
  const runs = contents.filter((content) => content.kind !== 'catalog');
  const graphs = runs.filter(({ kind }) => kind === 'graph');
  const others = runs.filter(({ kind }) => kind !== 'graph');
  // A single graph file describes the run that is opened with it.
  const [only] = graphs.length === 1 && others.length === 1 ? graphs : [];
  const shown = only === undefined ? runs : others;
  return shown
    .map((content) => toRecord(content, { catalog: findCatalog(content, catalogs), drawn: only, now }))
    .toSorted((a, b) => b.endedAt - a.endedAt);
}

/** Finds the catalog of a run: that of the same node, or the only catalog if the run or the catalog names no node. */
function findCatalog({ certname }: OpenedRunContent, catalogs: readonly OpenedCatalog[]): OpenedCatalog | undefined {
  const same = catalogs.find((catalog) => certname !== undefined && catalog.certname === certname);
  const [only] = catalogs.length === 1 ? catalogs : [];
  return same ?? (certname === undefined || only?.certname === undefined ? only : undefined);
}

interface Joined {
  readonly catalog: OpenedCatalog | undefined;
  readonly drawn: OpenedRunContent | undefined;
  readonly now: number;
}

function toRecord(content: OpenedRunContent, { catalog, drawn, now }: Joined): RunRecord {
  const { kind, title, certname, startedAt, unread, run } = content;
  const graph = catalog?.graph ?? drawn?.graph ?? content.graph;
  const opened: OpenedRun = {
    kind,
    title,
    ...(graph === undefined ? {} : { graph }),
    isNamesOnly: catalog?.graph === undefined,
    hasTime: startedAt !== undefined,
    hasDurations: content.hasDurations !== false,
    unread: [...unread, ...(catalog?.unread ?? []), ...(drawn?.unread ?? [])],
  };
  const resources = catalog?.catalog ?? drawn?.run.catalog ?? run.catalog;
  return {
    id: crypto.randomUUID(),
    origin: 'opened',
    certname: certname ?? catalog?.certname ?? '',
    endedAt: startedAt === undefined ? now : startedAt + run.duration,
    text: undefined,
    machineId: undefined,
    run: { ...run, ...(resources === undefined ? {} : { catalog: resources }) },
    // The state of the real machine is unknown, so the run has no steps to replay.
    isShortened: true,
    opened,
  };
}
