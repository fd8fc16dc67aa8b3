import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { NodeUsage } from '../../../protocol/nodes/node-uses.ts';
import { pageNodes } from '../../../store/all-nodes/page-nodes.ts';
import type { AllNodesState } from '../../../store/all-nodes/state.ts';
import { useAppStore } from '../../../store/store.ts';
import { useNodeNames } from '../use-node-names.ts';

export interface UsagesState {
  /** Uses by all compiled nodes, also those that are out of date. */
  readonly usages: readonly NodeUsage[];
  /** Number of nodes that are not compiled or are out of date. */
  readonly waiting: number;
  /** Number of all nodes; undefined until the node names have been read from the project's files. */
  readonly nodes: number | undefined;
  readonly work: AllNodesState['work'];
  /** Reason why the names of nodes could not be read. */
  readonly problem: string | undefined;
}

/** Returns what the nodes of the project use. While nodes are being compiled, returns the previous uses. */
export function useUsages(): UsagesState {
  const project = useAppStore((app) => app.project);
  const named = useStore(pageNodes.store, (nodes) => nodes.named);
  const entries = useStore(pageNodes.store, (nodes) => nodes.entries);
  const work = useStore(pageNodes.store, (nodes) => nodes.work);
  const problem = useStore(pageNodes.store, (nodes) => nodes.problem);
  useNodeNames();
  useEffect(() => pageNodes.prepare(), []);
  const rows = useMemo(() => pageNodes.rows(project, { named, entries }), [project, named, entries]);
  const settled = useStore(pageNodes.store, () => pageNodes.settledEntries());
  const { node, machine, others } = project;
  // `project.files` is not a dependency, because an edit only makes results out of date, and `usages` also contains
  // results that are out of date.
  const usages = useMemo(
    () => pageNodes.usages(pageNodes.rows(undefined, { named, entries: settled })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [settled, named, node, machine, others],
  );
  return {
    usages,
    waiting: rows.filter(({ entry, isOld }) => entry === undefined || isOld).length,
    nodes: named === undefined ? undefined : rows.length,
    work,
    problem,
  };
}
