import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ProjectFiles, ProjectNode } from '../../protocol/project/project.ts';
import type { NodesMigrationRequest, NodesMigrationState } from '../../store/all-nodes/migrate-nodes.ts';
import { pageMigration } from '../../store/all-nodes/page-migration.ts';
import { pageNodes } from '../../store/all-nodes/page-nodes.ts';
import { sameNode } from '../../store/all-nodes/rows.ts';
import { useAppStore } from '../../store/store.ts';
import { TYPING_PAUSE, type ReleasePair } from './use-migration.ts';

/** Maximum number of nodes that are compared without pressing a button, and again after each change. */
const MOST_AUTOMATIC = 20;

/** Returns all nodes of the project; undefined until the files have been read. */
export function useProjectNodes(): readonly ProjectNode[] | undefined {
  const { named, problem } = useStore(pageNodes.store);
  const project = useAppStore((state) => state.project);
  return useMemo(() => {
    if (named === undefined && problem === undefined) return undefined;
    return pageNodes.rows(project, { named, entries: new Map() }).map(({ node }) => node);
  }, [named, problem, project]);
}

export interface AllNodesMigration {
  readonly request: NodesMigrationRequest;
  /** The last migration between these releases; undefined if there is none. */
  readonly state: NodesMigrationState | undefined;
  /** True if the project has changed since that migration. */
  readonly isOld: boolean;
  /** True if there are few enough nodes to compare them without pressing a button. */
  readonly isAutomatic: boolean;
}

/** Compares how two releases compile these nodes. Returns undefined if there are none. */
export function useNodesMigration(
  { from, to }: ReleasePair,
  before: ProjectFiles | undefined,
  nodes: readonly ProjectNode[] | undefined,
): AllNodesMigration | undefined {
  const last = useStore(pageMigration.store);
  const files = useAppStore((app) => app.project.files);
  const request = useMemo(
    () => (nodes === undefined ? undefined : { files, before, from, to, nodes }),
    [files, before, from, to, nodes],
  );
  const state = last?.request.from === from && last.request.to === to ? last : undefined;
  const isAutomatic = (nodes?.length ?? 0) <= MOST_AUTOMATIC;
  const isOld = request !== undefined && state !== undefined && !isSame(state.request, request);
  const starts = isAutomatic && from !== to && (state === undefined || isOld);
  useEffect(() => {
    if (request === undefined || !starts) return undefined;
    const timer = setTimeout(() => void pageMigration.start(request), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [request, starts]);
  // Its findings would be out of date at once.
  const stops = isOld && !starts && state.state === 'busy';
  useEffect(() => {
    if (stops) void pageMigration.stop();
  }, [stops]);
  return request === undefined ? undefined : { request, state, isOld, isAutomatic };
}

function isSame(one: NodesMigrationRequest, other: NodesMigrationRequest): boolean {
  return (
    one.files === other.files &&
    one.before === other.before &&
    one.nodes.length === other.nodes.length &&
    one.nodes.every((node, index) => {
      const same = other.nodes[index];
      return same !== undefined && sameNode(node, same);
    })
  );
}
