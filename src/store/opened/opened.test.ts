import { describe, expect, it } from 'vitest';
import { createNamesGraph } from '../../agent-files/shown/names-graph.ts';
import type { OpenedCatalog, OpenedRunContent } from '../../protocol/opened-run.ts';
import { ntpAnalysis, ntpProject, ntpReport } from '../../protocol/testing/ntp-fixture.ts';
import { createAppStore, type AppStore } from '../create-store.ts';
import { selectIsLastRun, selectResource, selectRunAge, selectShownRun } from '../selectors.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';
import { joinFiles } from './join-files.ts';
import { selectShownGraph } from './shown-graph.ts';

const names = createNamesGraph({
  refs: [],
  edges: [{ from: 'Package[ntp]', to: 'File[/etc/ntp.conf]' }],
  cycles: [{ members: ['Exec[one]', 'Exec[two]'], isWhole: true }],
  cycleMessage: 'Found 1 dependency cycle:',
});

const log: OpenedRunContent = {
  kind: 'log',
  title: 'Agent log',
  summary: '1 dependency cycle',
  certname: 'web.example.com',
  unread: [],
  run: { ...ntpReport, resources: [], catalog: names.catalog, error: 'Found 1 dependency cycle:' },
  graph: names.graph,
};

const report: OpenedRunContent = {
  kind: 'report',
  title: 'Report of Puppet 8.11.0',
  summary: '3 changed',
  startedAt: 1_741_079_700_000,
  unread: [],
  run: ntpReport,
};

async function openStore(...contents: readonly OpenedRunContent[]): Promise<AppStore> {
  const store = createAppStore(fixtureEngine());
  const { actions } = store.getState();
  actions.openProject(ntpProject, 'draft-1');
  store.setState({ analysis: ntpAnalysis });
  await actions.apply({ noop: false });
  actions.addOpenedRuns(joinFiles(contents, 5));
  return store;
}

describe('an opened file', () => {
  it('is shown in place of the project until the project is shown again', async () => {
    const store = await openStore(log);
    const state = store.getState();
    expect(selectShownRun(state)?.opened?.title).toBe('Agent log');
    expect(selectRunAge(state)).toBe('of an agent');
    expect(selectIsLastRun(state)).toBe(false);
    expect(selectShownGraph(state).graph?.cycles).toHaveLength(1);
    expect(selectResource(state, 'Exec[one]')?.title).toBe('one');
    expect(state.project.node.certname).toBe(ntpProject.node.certname);
    state.actions.showProject();
    expect(selectShownGraph(store.getState()).graph).toBe(ntpAnalysis.graph);
    expect(selectIsLastRun(store.getState())).toBe(true);
    expect(store.getState().runs).toHaveLength(2);
    state.actions.closeOpenedRuns();
    expect(store.getState().runs.map(({ origin }) => origin)).toEqual(['button']);
  });

  it('that is opened during a run is shown after the run', async () => {
    const store = await openStore();
    const { actions } = store.getState();
    const opening = actions.apply({ noop: false, fresh: true, origin: 'opening' });
    actions.addOpenedRuns(joinFiles([log], 5));
    await opening;
    expect(selectShownRun(store.getState())?.opened?.title).toBe('Agent log');
    await actions.apply({ noop: false });
    expect(selectShownRun(store.getState())?.origin).toBe('button');
  });

  it('is marked as kept on request, up to ten runs', async () => {
    const store = await openStore(log);
    const { keepOpenedRun, addOpenedRuns } = store.getState().actions;
    const keep = (isKept: boolean): boolean => keepOpenedRun(store.getState().shownRun ?? '', isKept);
    expect([keep(true), store.getState().runs.filter(({ isKept }) => isKept).length]).toEqual([true, 1]);
    expect([keep(false), store.getState().runs.filter(({ isKept }) => isKept).length]).toEqual([true, 0]);
    const kept = Array.from({ length: 11 }, () => {
      addOpenedRuns(joinFiles([log], 5));
      return keep(true);
    });
    expect(kept).toEqual([...Array.from({ length: 10 }, () => true), false]);
  });

  it('takes places and reasons from the project where both name the same resources', async () => {
    const { catalog, graph } = selectShownGraph((await openStore(log)).getState());
    const edge = graph?.dependencies.find(({ to }) => to === 'File[/etc/ntp.conf]');
    expect(edge?.reasons[0]?.place?.file).toBe('modules/ntp/manifests/init.pp');
    expect(catalog?.resources.find(({ ref }) => ref === 'Package[ntp]')?.place?.line).toBe(9);
  });

  it('shows a report without a graph on the graph of a project with the same resources', async () => {
    const store = await openStore(report);
    expect(selectShownGraph(store.getState())).toMatchObject({ isOfProject: true, graph: ntpAnalysis.graph });
    store.setState({ analysis: { ...ntpAnalysis, catalog: { classes: [], resources: [] } } });
    expect(selectShownGraph(store.getState())).toMatchObject({ isOfProject: false, catalog: ntpReport.catalog });
  });
});

describe('files that are opened together', () => {
  it('join a catalog to the run of its node', () => {
    const { catalog, graph } = ntpAnalysis;
    if (catalog === undefined || graph === undefined) throw new Error('The fixture has a catalog and a graph.');
    const opened: OpenedCatalog = { kind: 'catalog', title: 'Catalog', summary: '', unread: [], catalog, graph };
    const [run] = joinFiles([{ ...opened, certname: 'web.example.com' }, log]);
    expect(run).toMatchObject({ certname: 'web.example.com', opened: { isNamesOnly: false, graph } });
    expect(joinFiles([{ ...opened, certname: 'db.example.com' }, log])[0]?.opened?.isNamesOnly).toBe(true);
    expect(joinFiles([opened])).toEqual([]);
  });

  it('are listed by the time in them, and give a single graph file to a single report', () => {
    const later = { ...report, startedAt: 1_741_090_000_000 };
    expect(joinFiles([report, later]).map(({ endedAt }) => endedAt)).toEqual([
      later.startedAt + ntpReport.duration,
      1_741_079_700_000 + ntpReport.duration,
    ]);
    const drawn: OpenedRunContent = { ...log, kind: 'graph' };
    expect(joinFiles([drawn, report])).toMatchObject([{ opened: { kind: 'report', graph: names.graph } }]);
    expect(joinFiles([drawn])).toMatchObject([{ opened: { kind: 'graph' } }]);
  });
});
