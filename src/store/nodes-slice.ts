import { nodesOf, type Project, type ProjectNode } from '../protocol/project/project.ts';
import { freshMachine } from './project-slice.ts';
import type { AppState } from './state.ts';
import type { Actions } from './state/actions.ts';
import type { NodeState } from './state/run-state.ts';

type NodeActions = Pick<Actions, 'setNode' | 'setNodes' | 'mergeNodes' | 'switchNode' | 'addNode' | 'removeNode'>;

const unknownNode: NodeState = {
  analysis: undefined,
  catalogIsOld: false,
  unread: undefined,
  shownRun: undefined,
  applied: undefined,
  machine: undefined,
  machineId: undefined,
  lastRunSystem: undefined,
  byHand: undefined,
  initialSystem: undefined,
  step: undefined,
};

function nodeState(state: AppState): NodeState {
  const { analysis, catalogIsOld, unread, shownRun, applied, machine, machineId } = state;
  const { lastRunSystem, byHand, initialSystem, step } = state;
  return {
    ...{ analysis, catalogIsOld, unread, shownRun, applied, machine, machineId },
    ...{ lastRunSystem, byHand, initialSystem, step },
  };
}

function withCurrent(project: Project, { node, machine }: ProjectNode, others: readonly ProjectNode[]): Project {
  const { others: _before, ...rest } = project;
  return { ...rest, node, machine, ...(others.length === 0 ? {} : { others }) };
}

function hasNode(project: Project, certname: string): boolean {
  return nodesOf(project).some(({ node }) => node.certname === certname);
}

/** Shows a different node. The state of the previous node is stored and restored when that node is shown again. */
function showing(state: AppState, project: Project, keepCurrent: boolean): Partial<AppState> {
  const { [project.node.certname]: known = unknownNode, ...others } = state.otherStates;
  return {
    ...known,
    project,
    showing: state.showing + 1,
    revision: state.revision + 1,
    otherStates: keepCurrent ? { ...others, [state.project.node.certname]: nodeState(state) } : others,
    // A dependency or cycle belongs to one catalog, so its selection is removed. A resource may be in the catalogs of
    // both nodes, so its selection is kept.
    ...(state.selection?.kind === 'resource' ? {} : { selection: undefined, selectedBy: undefined }),
  };
}

export function nodeActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
  get: () => AppState,
): NodeActions {
  return {
    setNode: (node) =>
      set((state) => {
        const { others = [] } = state.project;
        if (others.some((other) => other.node.certname === node.certname)) return {};
        return {
          // A different platform needs a fresh machine.
          ...(node.platform === state.project.node.platform ? {} : freshMachine),
          project: { ...state.project, node },
          revision: state.revision + 1,
        };
      }),
    setNodes: (current, others) =>
      set((state) => {
        const { node } = state.project;
        const isSame = current.node.certname === node.certname && current.node.platform === node.platform;
        return {
          ...(isSame ? {} : { ...unknownNode, progress: undefined }),
          project: withCurrent(state.project, current, others),
          showing: state.showing + 1,
          otherStates: {},
          revision: state.revision + 1,
        };
      }),
    mergeNodes: (nodes) =>
      set((state) => {
        const given = new Map(nodes.map((each) => [each.node.certname, each]));
        const known = nodesOf(state.project).map((each) => given.get(each.node.certname) ?? each);
        const names = new Set(known.map(({ node }) => node.certname));
        const all = [...known, ...nodes.filter(({ node }) => !names.has(node.certname))];
        const { node: shown } = state.project;
        const current = all.find(({ node }) => node.certname === shown.certname) ?? state.project;
        return {
          // A different platform needs a fresh machine.
          ...(current.node.platform === shown.platform ? {} : freshMachine),
          project: withCurrent(
            state.project,
            current,
            all.filter((each) => each !== current),
          ),
          showing: state.showing + 1,
          revision: state.revision + 1,
        };
      }),
    switchNode: (certname) =>
      set((state) => {
        const { project, progress } = state;
        const wanted = project.others?.find(({ node }) => node.certname === certname);
        if (wanted === undefined || progress !== undefined) return {};
        const others = nodesOf(project).filter(({ node }) => node.certname !== certname);
        return showing(state, withCurrent(project, wanted, others), true);
      }),
    addNode: (added) =>
      set((state) => {
        if (state.progress !== undefined || hasNode(state.project, added.node.certname)) return {};
        return showing(state, withCurrent(state.project, added, nodesOf(state.project)), true);
      }),
    removeNode: (certname) => {
      const before = get();
      const { project, opening, progress } = before;
      const all = nodesOf(project);
      const index = all.findIndex(({ node }) => node.certname === certname);
      const removed = all[index];
      const rest = all.filter((each) => each !== removed);
      const current = rest.find(({ node }) => node.certname === project.node.certname) ?? rest[Math.max(0, index - 1)];
      if (removed === undefined || current === undefined || progress !== undefined) return undefined;
      const isCurrent = certname === project.node.certname;
      const parked = isCurrent ? nodeState(before) : before.otherStates[certname];
      set((state) => {
        const next = withCurrent(
          project,
          current,
          rest.filter((each) => each !== current),
        );
        if (isCurrent) return showing(state, next, false);
        const { [certname]: _gone, ...otherStates } = state.otherStates;
        return { project: next, otherStates, revision: state.revision + 1 };
      });
      return () =>
        set((state) => {
          // Does nothing if a different project has been opened in the meantime, or if a node with the certname exists
          // again.
          if (state.opening !== opening || hasNode(state.project, certname)) return {};
          return {
            project: { ...state.project, others: [...(state.project.others ?? []), removed] },
            revision: state.revision + 1,
            ...(parked === undefined ? {} : { otherStates: { ...state.otherStates, [certname]: parked } }),
          };
        });
    },
  };
}
