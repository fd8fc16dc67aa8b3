import type { StoreApi } from 'zustand/vanilla';
import type { NodeUsage } from '../../protocol/nodes/node-uses.ts';
import type { NodesVersion } from '../../protocol/nodes/nodes.ts';
import { releaseOfProject, type Project } from '../../protocol/project/project.ts';
import type { NodesPool } from '../../client/nodes-pool.ts';
import type { AppStore } from '../create-store.ts';
import { ReadNames } from './read-names.ts';
import { buildRows, type NodeRow } from './rows.ts';
import type { AllNodesState } from './state.ts';

/** Files that nodes read while compiling. `waiting` counts the nodes that are not compiled or are out of date. */
export interface NodesRead {
  readonly nodes: number;
  readonly failed: number;
  readonly waiting: number;
  readonly reads: readonly string[];
}

/** Returns the fields of a version that each request contains. The pool sends the version's files only once. */
export function versionId({ id, release }: NodesVersion): NodesVersion {
  return { id, release };
}

/** The nodes of the open project: nodes with their own settings, and nodes that are only named in the files. */
export class ProjectNodes {
  readonly app: AppStore;
  readonly pool: NodesPool;
  readonly store: StoreApi<AllNodesState>;
  #names = new ReadNames();

  constructor(app: AppStore, pool: NodesPool, store: StoreApi<AllNodesState>) {
    this.app = app;
    this.pool = pool;
    this.store = store;
  }

  get names(): ReadNames {
    return this.#names;
  }

  reset(): void {
    this.#names = new ReadNames();
  }

  version(project: Project): ReturnType<NodesPool['version']> {
    return this.pool.version(project.files, releaseOfProject(project));
  }

  rows(
    project: Project = this.app.getState().project,
    { named, entries }: Pick<AllNodesState, 'named' | 'entries'> = this.store.getState(),
  ): readonly NodeRow[] {
    return buildRows(project, releaseOfProject(project), { named: named ?? [], entries }, this.#names);
  }

  reads(): NodesRead {
    const known = this.rows();
    const current = known.flatMap(({ entry, isOld }) => (entry === undefined || isOld ? [] : [entry]));
    return {
      nodes: current.length,
      failed: current.filter(({ result }) => result.error !== undefined).length,
      waiting: known.length - current.length,
      reads: this.#names.allOf(current.map((entry) => entry.reads)),
    };
  }

  usages(known: readonly NodeRow[]): readonly NodeUsage[] {
    return known.flatMap(({ entry }) => {
      if (entry === undefined) return [];
      const { certname, error } = entry.result;
      const hasRead = this.#names.readerOf(entry.reads);
      return [{ certname, uses: entry.uses, hasRead, ...(error === undefined ? {} : { error }) }];
    });
  }

  async readNames(): Promise<void> {
    const { project, opening } = this.app.getState();
    const version = this.version(project);
    const answer = await this.pool.ask([version], (api) => api.namedNodes(versionId(version)));
    if (this.app.getState().opening !== opening) return;
    if (answer.kind === 'answer') {
      const { named } = this.store.getState();
      // If the names are equal, keeps the old object, so that nothing is rendered. Most changes of files add no node.
      const isSame = JSON.stringify(named) === JSON.stringify(answer.value);
      this.store.setState({ named: isSame ? named : answer.value, problem: undefined });
    } else if (answer.kind === 'ended') this.store.setState({ problem: answer.message });
  }

  prepare(): void {
    const { project } = this.app.getState();
    const version = this.version(project);
    for (let index = 0; index < this.pool.size; index += 1)
      void this.pool.ask([version], (api) => api.prepare(versionId(version), project.node.platform));
  }
}
