/** Compiles and compares all nodes of the project in a pool of workers; only nodes that a change touches are compiled anew. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fileChanges } from '../../protocol/nodes/node-reads.ts';
import type { FactsAnswer, NodeComparison, NodeRequest, NodeResult } from '../../protocol/nodes/nodes.ts';
import { nodesOf, releaseOfProject, type Project, type ProjectNode } from '../../protocol/project/project.ts';
import { sumChanges } from '../../protocol/nodes/sum-changes.ts';
import type { Answer } from '../../client/client-types.ts';
import type { NodesPool } from '../../client/nodes-pool.ts';
import type { AppStore } from '../create-store.ts';
import { mayExport, ofTypes, storeDigests, storeOf } from './exports.ts';
import { ReadNames } from './read-names.ts';
import { rowsOf, sameNode, staleness, type NodeRow } from './rows.ts';
import type { AllNodesState, CompiledEntry, VersionToCompare } from './state.ts';

/** Milliseconds between two drawings of what arrives. */
const DRAWN_EACH = 120;
/** A bound for nodes that export more resources the more they collect. */
const MOST_ROUNDS = 5;

export interface AllNodes {
  readonly store: StoreApi<AllNodesState>;
  /** The nodes of the project as it is now. */
  rows(project?: Project, state?: Pick<AllNodesState, 'named' | 'entries'>): readonly NodeRow[];
  /** What compiling the nodes read, of those that stand for the project as it is now; `waiting` are not compiled, or were before a change. */
  reads(): NodesRead;
  /** Reads which nodes the files name. */
  readNames(): Promise<void>;
  /** Starts the workers, and loads what compiling the project takes, while a person has yet to say which nodes. */
  prepare(): void;
  /** Compiles the nodes that are new or touched by a change; with `anew` all of them. */
  compile(options?: { readonly anew?: boolean }): Promise<void>;
  /** Compares the project as it is now with another version. */
  compare(before: VersionToCompare): Promise<void>;
  /** Keeps the project as it is now, to compare with later. */
  keep(): void;
  /** Ends what is under way; what was done stays. */
  cancel(): void;
  readFacts(text: string, flat: boolean): Promise<Answer<FactsAnswer>>;
}

interface NodesRead {
  readonly nodes: number;
  readonly failed: number;
  readonly waiting: number;
  readonly reads: readonly string[];
}

const nothing: AllNodesState = {
  named: undefined,
  entries: new Map(),
  work: undefined,
  lastRun: undefined,
  problem: undefined,
  comparison: undefined,
  kept: undefined,
};

export function createAllNodes(app: AppStore, pool: NodesPool): AllNodes {
  const store = createStore<AllNodesState>()(() => nothing);
  let names = new ReadNames();
  /** Grows with each piece of work, so that what arrives late for an earlier one is dropped. */
  let working = 0;
  let { opening } = app.getState();
  app.subscribe((state) => {
    if (state.opening === opening) return;
    opening = state.opening;
    working += 1;
    pool.end();
    names = new ReadNames();
    store.setState({ ...nothing, named: undefined });
  });

  function rows(
    project: Project = app.getState().project,
    { named, entries }: Pick<AllNodesState, 'named' | 'entries'> = store.getState(),
  ): readonly NodeRow[] {
    return rowsOf(project, releaseOfProject(project), { named: named ?? [], entries }, names);
  }

  function reads(): NodesRead {
    const known = rows();
    const current = known.flatMap(({ entry, isOld }) => (entry === undefined || isOld ? [] : [entry]));
    return {
      nodes: current.length,
      failed: current.filter(({ result }) => result.error !== undefined).length,
      waiting: known.length - current.length,
      reads: names.allOf(current.map((entry) => entry.reads)),
    };
  }

  async function readNames(): Promise<void> {
    const { project, opening: of } = app.getState();
    const version = pool.version(project.files, releaseOfProject(project));
    const answer = await pool.ask([version], (api) => api.namedNodes({ id: version.id, release: version.release }));
    if (app.getState().opening !== of) return;
    if (answer.kind === 'answer') {
      const { named } = store.getState();
      // The same names stay the same object: most changes name no other node.
      const isSame = JSON.stringify(named) === JSON.stringify(answer.value);
      store.setState({ named: isSame ? named : answer.value, problem: undefined });
    } else if (answer.kind === 'ended') store.setState({ problem: answer.message });
  }

  function prepare(): void {
    const { project } = app.getState();
    const version = pool.version(project.files, releaseOfProject(project));
    for (let index = 0; index < pool.size; index += 1)
      void pool.ask([version], (api) =>
        api.prepare({ id: version.id, release: version.release }, project.node.platform),
      );
  }

  /** Begins a piece of work; its functions do nothing once another one began. */
  function begin(kind: 'compile' | 'compare', total: number) {
    working += 1;
    const own = working;
    let done = 0;
    let isFurther = false;
    let changes: ((entries: AllNodesState['entries']) => AllNodesState['entries'])[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (own !== working) return;
      const waiting = changes;
      changes = [];
      store.setState(({ entries, work }) => ({
        entries: waiting.reduce((now, change) => change(now), entries),
        work: work === undefined ? undefined : { kind, done, total, isFurther },
      }));
    };
    store.setState({ work: { kind, done, total, isFurther } });
    return {
      isCurrent: () => own === working,
      /** The same nodes, or some of them, once more. */
      further: (count: number) => {
        isFurther = true;
        done = 0;
        total = count;
      },
      arrived: (change?: (typeof changes)[number]) => {
        done += 1;
        if (change !== undefined) changes.push(change);
        timer ??= setTimeout(draw, DRAWN_EACH);
      },
      draw,
      end: () => {
        draw();
        if (own === working) store.setState({ work: undefined });
      },
    };
  }

  async function compile({ anew = false }: { readonly anew?: boolean } = {}): Promise<void> {
    const started = performance.now();
    await readNames();
    const { project } = app.getState();
    const { files } = project;
    const version = pool.version(files, releaseOfProject(project));
    const all = rows();
    const isExporting = mayExport(files);
    /** What a node that was compiled could collect then. */
    const seen = new Map<string, string>();
    let wanted = all.filter(({ entry, isOld }) => anew || entry === undefined || isOld).map(({ node }) => node);
    const compiled = new Set<string>();
    const work = begin('compile', wanted.length);
    for (let round = 0; round < MOST_ROUNDS && wanted.length > 0 && work.isCurrent(); round += 1) {
      const exports = isExporting ? storeOf(store.getState().entries) : undefined;
      const digestBefore = storeDigests(exports ?? []);
      if (round > 0) work.further(wanted.length);
      await Promise.all(
        wanted.map(async (node) => {
          const known = round === 0 ? undefined : store.getState().entries.get(node.node.certname)?.result.collects;
          const types = known === undefined ? undefined : new Set(known);
          const sent = exports === undefined || types === undefined ? exports : ofTypes(exports, types);
          const request: NodeRequest = {
            version: { id: version.id, release: version.release },
            node,
            ...(sent === undefined ? {} : { exports: sent }),
          };
          const answer = await pool.ask([version], (api) => api.compileNode(request), node.node.certname);
          const result = resultOf(answer, node);
          if (result === undefined || !work.isCurrent()) return;
          seen.set(node.node.certname, digestBefore(result.collects, types));
          compiled.add(node.node.certname);
          // Of a node whose worker had to be ended nothing is known: it counts as compiled with no files.
          const made = { node, files: answer.kind === 'answer' ? files : {}, release: version.release };
          work.arrived((entries) => withEntry(entries, result, made, names, round > 0));
        }),
      );
      work.draw();
      if (!isExporting || !work.isCurrent()) break;
      const { entries } = store.getState();
      const digestNow = storeDigests(storeOf(entries));
      const isOld = staleness(files, version.release, names);
      wanted = all
        .filter(({ node }) => {
          const entry = entries.get(node.node.certname);
          if (entry === undefined || isOld(entry, node)) return false;
          const { collects } = entry.result;
          return digestNow(collects) !== (seen.get(node.node.certname) ?? digestBefore(collects));
        })
        .map(({ node }) => node);
    }
    if (work.isCurrent()) {
      const milliseconds = performance.now() - started;
      store.setState({ lastRun: { compiled: compiled.size, nodes: all.length, milliseconds } });
    }
    work.end();
  }

  async function compare(before: VersionToCompare): Promise<void> {
    await readNames();
    const { project } = app.getState();
    const [release, releaseBefore] = [releaseOfProject(project), releaseOfProject(before.project)];
    const [now, then] = [pool.version(project.files, release), pool.version(before.project.files, releaseBefore)];
    const earlierNodes = new Map(nodesOf(before.project).map((node) => [node.node.certname, node]));
    const all = rows();
    const isTouched = names.touchedBy(fileChanges(then.files, now.files));
    // A node whose last compilation was of one of both versions is the same in both where nothing that it read differs.
    const wanted = all.flatMap(({ node, entry }) => {
      const earlier = earlierNodes.get(node.node.certname) ?? node;
      const isSame =
        entry !== undefined &&
        release === releaseBefore &&
        entry.release === release &&
        (entry.files === now.files || entry.files === then.files) &&
        sameNode(entry.node, node) &&
        sameNode(earlier, node) &&
        !isTouched(entry.reads);
      return isSame ? [] : [{ node, earlier }];
    });
    const comparisons: NodeComparison[] = [];
    const order = new Map(all.map(({ node }, index) => [node.node.certname, index]));
    const places = (certname: string): number => order.get(certname) ?? 0;
    const exports = mayExport(now.files) ? { exports: storeOf(store.getState().entries) } : {};
    const state = (isWhole: boolean): Partial<AllNodesState> => {
      const sorted = comparisons.toSorted((one, other) => places(one.certname) - places(other.certname));
      return {
        comparison: {
          before,
          after: { files: now.files, release },
          nodes: all.length,
          compiled: comparisons.length,
          comparisons: sorted,
          sum: sumChanges(sorted),
          isWhole,
        },
      };
    };
    const work = begin('compare', wanted.length);
    store.setState(state(false));
    await Promise.all(
      wanted.map(async ({ node, earlier }) => {
        const answer = await pool.ask([then, now], (api) =>
          api.compareNode({
            before: { version: { id: then.id, release: then.release }, node: earlier, ...exports },
            after: { version: { id: now.id, release: now.release }, node, ...exports },
          }),
        );
        if (!work.isCurrent()) return;
        if (answer.kind === 'answer') comparisons.push(answer.value);
        else if (answer.kind === 'ended')
          comparisons.push({ certname: node.node.certname, errors: { after: answer.message }, changes: [] });
        work.arrived();
      }),
    );
    if (work.isCurrent()) store.setState(state(true));
    work.end();
  }

  return {
    store,
    rows,
    readNames,
    prepare,
    reads,
    compile,
    compare,
    keep: () => {
      const { project } = app.getState();
      const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium' }).format(new Date());
      store.setState({ kept: { label: `the state of ${time}`, project } });
    },
    cancel: () => {
      working += 1;
      pool.cancel();
      store.setState({ work: undefined });
    },
    readFacts: (text, flat) => pool.ask([], (api) => api.readFacts(text, flat)),
  };
}

/** What to show of a node; a worker that had to be ended is an error of the node. */
function resultOf(answer: Answer<NodeResult>, { node }: ProjectNode): NodeResult | undefined {
  switch (answer.kind) {
    case 'answer':
      return answer.value;
    case 'stale':
      return undefined;
    case 'ended':
      return {
        certname: node.certname,
        error: { message: answer.message },
        ...{
          resources: 0,
          warnings: 0,
          milliseconds: 0,
          digest: answer.message,
          reads: [''],
          exported: [],
          collects: [],
        },
      };
  }
}

function withEntry(
  entries: AllNodesState['entries'],
  { reads, exported, ...result }: NodeResult,
  made: Pick<CompiledEntry, 'node' | 'files' | 'release'>,
  names: ReadNames,
  /** A further round of the same work: what was before it counts as the time before. */
  isFurther: boolean,
): AllNodesState['entries'] {
  const known = entries.get(result.certname);
  const isOther = known !== undefined && known.result.digest !== result.digest;
  const before = isFurther
    ? known?.before
    : isOther
      ? { files: known.files, node: known.node, release: known.release }
      : undefined;
  const next = new Map(entries);
  next.set(result.certname, {
    ...made,
    result,
    exported,
    reads: names.numbersOf(reads),
    isChanged: isFurther ? known?.isChanged === true || isOther : known === undefined ? undefined : isOther,
    before,
    times: (known?.times ?? 0) + (isFurther ? 0 : 1),
  });
  return next;
}

/** The project with other files or another release, as an earlier version of it. */
export function earlierProject(project: Project, earlier: NonNullable<CompiledEntry['before']>): Project {
  return { ...project, files: earlier.files, release: earlier.release };
}
