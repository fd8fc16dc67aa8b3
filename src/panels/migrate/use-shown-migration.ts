import { useState } from 'react';
import type { MigrationView } from '../../protocol/migration.ts';
import type { ProjectFiles, ProjectNode } from '../../protocol/project/project.ts';
import { useAppStore } from '../../store/store.ts';
import { useNodeNames } from '../shared/use-node-names.ts';
import { useMigration, type ReleasePair } from './use-migration.ts';
import { useNodesMigration, useProjectNodes, type AllNodesMigration } from './use-nodes-migration.ts';

/** Nodes to compare: all nodes of the project, or the current one. */
export type Scope = 'all' | 'current';

export interface ShownMigration {
  /** Undefined until the project's files have been read. */
  readonly nodes: readonly ProjectNode[] | undefined;
  readonly scope: Scope;
  readonly setScope: (scope: Scope) => void;
  /** Undefined if only the current node is compared. */
  readonly all: AllNodesMigration | undefined;
  /** Undefined until there is something to show. */
  readonly migration: MigrationView | undefined;
  /** Reason why the current node could not be compared. */
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  /** True if the project has changed since the analysis. */
  readonly isOld: boolean;
  /** The project's files at the time of the analysis. */
  readonly files: ProjectFiles;
}

/** Compares the chosen nodes, and returns what the view shows. */
export function useShownMigration(releases: ReleasePair, before: ProjectFiles | undefined): ShownMigration {
  const current = useAppStore((state) => state.project.files);
  useNodeNames();
  const nodes = useProjectNodes();
  const [scope, setScope] = useState<Scope>('all');
  const isOfAll = nodes !== undefined && nodes.length > 1 && scope === 'all';
  const all = useNodesMigration(releases, before, isOfAll ? nodes : undefined);
  const { answer, isBusy } = useMigration(releases, before, nodes !== undefined && !isOfAll);
  const common = { nodes, scope, setScope, all };
  if (all !== undefined) {
    const { state, isOld } = all;
    const files = state?.request.files ?? current;
    return { ...common, migration: state?.view ?? emptyView(all), failure: undefined, isBusy: false, isOld, files };
  }
  const found = answer?.kind === 'found' ? answer : undefined;
  return {
    ...common,
    migration: found?.migration,
    failure: answer?.kind === 'failed' ? answer.message : undefined,
    isBusy,
    isOld: isBusy || (found !== undefined && found.files !== current),
    files: found?.files ?? current,
  };
}

/** Returns a view without findings if no node could be compared. */
function emptyView({ request: { from, to }, state }: AllNodesMigration): MigrationView | undefined {
  if (state?.state !== 'done') return undefined;
  return { from, to, findings: [], nodes: 0, uncompared: [], fixKinds: [], fixedFiles: {}, markdown: '' };
}
