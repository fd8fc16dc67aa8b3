import { expect, it, vi } from 'vitest';
import { ntpProject, ntpReport } from '../protocol/testing/ntp-fixture.ts';
import { forCurrentNode, nodesOf, type ProjectNode } from '../protocol/project/project.ts';
import { UnfinishedWork } from '../protocol/project/unfinished-work.ts';
import { startAnalysisLoop } from './loops/analysis-loop.ts';
import { createAppStore, type AppStore } from './create-store.ts';
import { selectRun } from './selectors.ts';
import { fixtureEngine } from './testing/fixture-engine.ts';

const first = ntpProject.node.certname;

function nodeCalled(certname: string): ProjectNode {
  return { node: { certname, platform: 'rhel-9', facts: {} }, machine: { files: {}, packages: {}, services: {} } };
}

function openNtp(): AppStore {
  const store = createAppStore(fixtureEngine());
  store.getState().actions.openProject(ntpProject, 'draft-1');
  return store;
}

const names = (store: AppStore): readonly string[] =>
  nodesOf(store.getState().project).map(({ node }) => node.certname);

it('lists nodes by name, numbers by their value, whichever is shown', () => {
  const store = openNtp();
  const { addNode, switchNode } = store.getState().actions;
  for (const name of ['web10', 'web2', 'a']) addNode(nodeCalled(name));
  const listed = names(store);
  expect(listed.filter((name) => name !== first)).toEqual(['a', 'web2', 'web10']);
  switchNode('web2');
  expect(names(store)).toEqual(listed);
  expect(store.getState().project.node.certname).toBe('web2');
});

it('shows each node with its own run', async () => {
  const store = openNtp();
  const { apply, addNode, switchNode } = store.getState().actions;
  await apply({ noop: false });
  addNode(nodeCalled('web'));
  expect(store.getState()).toMatchObject({ shownRun: undefined, machine: undefined });
  expect(store.getState().project.node.certname).toBe('web');
  switchNode(first);
  expect(selectRun(store.getState())?.totals).toEqual(ntpReport.totals);
  expect(store.getState().machine).toBeDefined();
});

it('does not switch nodes during a run', async () => {
  const store = openNtp();
  const { apply, addNode, switchNode } = store.getState().actions;
  addNode(nodeCalled('web'));
  const run = apply({ noop: false });
  switchNode(first);
  expect(store.getState().project.node.certname).toBe('web');
  await run;
  switchNode(first);
  expect(store.getState()).toMatchObject({ project: { node: { certname: first } }, shownRun: undefined });
});

it('refuses a certname that is in use', () => {
  const store = openNtp();
  const { addNode, setNode } = store.getState().actions;
  addNode(nodeCalled('web'));
  addNode(nodeCalled(first));
  setNode({ ...nodeCalled('web').node, certname: first });
  expect(names(store).toSorted()).toEqual([first, 'web'].toSorted());
});

it('removes a node with its run, and puts both back', async () => {
  const store = openNtp();
  const { apply, addNode, removeNode, switchNode } = store.getState().actions;
  addNode(nodeCalled('web'));
  await apply({ noop: false });
  const undo = removeNode('web');
  expect(names(store)).toEqual([first]);
  expect(store.getState()).toMatchObject({ shownRun: undefined, otherStates: {} });
  expect(store.getState().project).not.toHaveProperty('others');
  expect(removeNode(first)).toBeUndefined();
  undo?.();
  switchNode('web');
  expect(selectRun(store.getState())).toBeDefined();
});

it('does not undo into another project', () => {
  const store = openNtp();
  const { addNode, removeNode, openProject } = store.getState().actions;
  addNode(nodeCalled('web'));
  const undo = removeNode('web');
  openProject(ntpProject, 'draft-2');
  undo?.();
  expect(names(store)).toEqual([first]);
});

it('drops the analysis of a node that is no longer shown', async () => {
  const engine = fixtureEngine();
  const calls: string[] = [];
  let answerFirst = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const slow = {
    ...engine,
    analyze: async (request: Parameters<typeof engine.analyze>[0]) => {
      calls.push(request.project.node.certname);
      await waiting;
      return engine.analyze(request);
    },
  };
  const store = createAppStore(slow);
  store.getState().actions.openProject(ntpProject, 'draft-1');
  const end = startAnalysisLoop(store, slow, new UnfinishedWork());
  store.getState().actions.addNode(nodeCalled('web'));
  answerFirst();
  await vi.waitFor(() => expect(store.getState().initialSystem).toBeDefined());
  expect(calls).toEqual([first]);
  expect(store.getState().analysis).toBeUndefined();
  end();
});

it('changes descriptions of several nodes at once, and keeps the shown node', () => {
  const store = openNtp();
  const { actions } = store.getState();
  actions.addNode(nodeCalled('web1'));
  const described = nodeCalled('web1');
  const { revision } = store.getState();
  actions.mergeNodes([{ ...described, node: { ...described.node, facts: { role: 'web' } } }, nodeCalled('web2')]);
  expect(names(store).filter((name) => name !== first)).toEqual(['web1', 'web2']);
  expect(store.getState().project.node).toEqual({ certname: 'web1', platform: 'rhel-9', facts: { role: 'web' } });
  expect(store.getState().revision).toBeGreaterThan(revision);
});

it('sends only the names of the other nodes if there are many', () => {
  const store = openNtp();
  const described = Array.from({ length: 20 }, (_, index) => {
    const plain = nodeCalled(`web${index}`);
    return { ...plain, node: { ...plain.node, facts: { role: 'web' } } };
  });
  store.getState().actions.mergeNodes(described.slice(1));
  expect(forCurrentNode(store.getState().project)).toBe(store.getState().project);
  store.getState().actions.mergeNodes(described);
  const sent = forCurrentNode(store.getState().project);
  expect(sent.node).toBe(store.getState().project.node);
  expect(sent.others?.map(({ node }) => node.facts)).toEqual(described.map(() => ({})));
  expect(forCurrentNode(store.getState().project).others).toBe(sent.others);
});
