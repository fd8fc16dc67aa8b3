/**
 * Compiles and compares all nodes of the project in a pool of workers; only nodes that a change affects are compiled
 * again.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NodeUsage } from '../../protocol/nodes/node-uses.ts';
import type { FactsAnswer } from '../../protocol/nodes/nodes.ts';
import type { Project } from '../../protocol/project/project.ts';
import type { Answer } from '../../client/client-types.ts';
import type { NodesPool } from '../../client/nodes-pool.ts';
import type { AppStore } from '../create-store.ts';
import { compareNodes } from './compare-nodes.ts';
import { compileNodes } from './compile-nodes.ts';
import { WorkTurns } from './nodes-work.ts';
import { ProjectNodes, type NodesRead } from './project-nodes.ts';
import type { NodeRow } from './rows.ts';
import { nothing, type AllNodesState, type CompiledEntry, type VersionToCompare } from './state.ts';

export interface AllNodes {
  readonly store: StoreApi<AllNodesState>;
  /** Returns the rows of all nodes of a project; by default, of the current project. */
  rows(project?: Project, state?: Pick<AllNodesState, 'named' | 'entries'>): readonly NodeRow[];
  /** Returns the files that were read while compiling the nodes that are up to date. */
  reads(): NodesRead;
  /** Returns the uses of classes and data by the compiled nodes in `rows`, including nodes that are out of date. */
  usages(rows: readonly NodeRow[]): readonly NodeUsage[];
  /** Returns the current results; while nodes are compiled or compared, the results before this work started. */
  settledEntries(): AllNodesState['entries'];
  readNames(): Promise<void>;
  prepare(): void;
  /** Compiles new nodes and nodes that a change affects; with `all`, compiles every node. */
  compile(options?: { readonly all?: boolean }): Promise<void>;
  compare(before: VersionToCompare): Promise<void>;
  /** Stores the current project, for a later comparison. */
  keep(): void;
  /** Cancels the current work; the results so far are kept. */
  cancel(): void;
  readFacts(text: string, flat: boolean): Promise<Answer<FactsAnswer>>;
}

export function createAllNodes(app: AppStore, pool: NodesPool): AllNodes {
  const store = createStore<AllNodesState>()(() => nothing);
  const nodes = new ProjectNodes(app, pool, store);
  const turns = new WorkTurns(store);
  let settled = nothing.entries;
  store.subscribe(({ work, entries }) => {
    if (work === undefined) settled = entries;
  });
  app.subscribe(
    ({ opening }) => opening,
    () => {
      turns.abandon();
      pool.end();
      nodes.reset();
      store.setState(nothing);
    },
  );
  return {
    store,
    rows: (project, state) => nodes.rows(project, state),
    usages: (rows) => nodes.usages(rows),
    settledEntries: () => settled,
    readNames: () => nodes.readNames(),
    prepare: () => nodes.prepare(),
    reads: () => nodes.reads(),
    compile: ({ all = false } = {}) => compileNodes(nodes, turns, all),
    compare: (before) => compareNodes(nodes, turns, before),
    keep: () => {
      const { project } = app.getState();
      const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium' }).format(new Date());
      store.setState({ kept: { label: `the state of ${time}`, project } });
    },
    cancel: () => {
      turns.abandon();
      pool.cancel();
      store.setState({ work: undefined });
    },
    readFacts: (text, flat) => pool.ask([], (api) => api.readFacts(text, flat)),
  };
}

export function earlierProject(project: Project, earlier: NonNullable<CompiledEntry['before']>): Project {
  return { ...project, files: earlier.files, release: earlier.release };
}
