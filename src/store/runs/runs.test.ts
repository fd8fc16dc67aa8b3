import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../protocol/run-record.ts';
import { ntpAnalysis, ntpProject, ntpReport } from '../../protocol/testing/ntp-fixture.ts';
import { createAppStore, type AppStore } from '../create-store.ts';
import { keptRuns, MOST_RUNS, runSize, withEarlierRuns, withRun } from './run-history.ts';
import { selectIsErrorFixed, selectLogs, selectRun, selectRunAge, selectShownRun } from '../selectors.ts';
import { selectSystem } from './system-at-step.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';

const site = 'manifests/site.pp';

function openNtp(): AppStore {
  const store = createAppStore(fixtureEngine());
  store.getState().actions.openProject(ntpProject, 'draft-1');
  store.setState({ initialSystem: ntpReport.before });
  return store;
}

function record(id: string, more: Partial<RunRecord> = {}): RunRecord {
  return {
    id,
    origin: 'button',
    certname: 'time.example.com',
    endedAt: Number(id),
    text: 'a text',
    machineId: id,
    run: ntpReport,
    isShortened: false,
    ...more,
  };
}

const ids = (runs: readonly RunRecord[]): readonly string[] => runs.map(({ id }) => id);

describe('the history of runs', () => {
  it('has each run, the newest first, and shows the newest', async () => {
    const store = openNtp();
    const { apply } = store.getState().actions;
    await apply({ noop: false });
    await apply({ noop: true });
    expect(store.getState().runs.map(({ run }) => run.noop)).toEqual([true, false]);
    expect(selectShownRun(store.getState())).toBe(store.getState().runs[0]);
  });

  it("includes a run that was requested during the opening's run, after that run", async () => {
    const store = openNtp();
    const { apply, editFile } = store.getState().actions;
    const opened = apply({ noop: false, fresh: true, origin: 'opening' });
    editFile(site, 'include ntp # changed\n');
    await Promise.all([opened, apply({ noop: false }), apply({ noop: true })]);
    expect(store.getState().runs.map(({ origin }) => origin)).toEqual(['button', 'opening']);
    expect(selectRunAge(store.getState())).toBe('now');
    expect(store.getState().progress).toBeUndefined();
  });

  it('has the runs of the terminal: every view shows the last of them', async () => {
    const store = openNtp();
    await store.getState().actions.apply({ noop: false });
    await store.getState().actions.runShell({ line: 'puppet apply site.pp' });
    const [newest] = store.getState().runs;
    expect(newest).toMatchObject({ origin: 'apply', command: 'puppet apply site.pp' });
    expect(selectRun(store.getState())).toBe(newest?.run);
    expect(selectLogs(store.getState())).toBe(ntpReport.logs);
    expect(selectRunAge(store.getState())).toBe('now');
  });

  it('hides the error that kept the last run from starting, once the code compiles', () => {
    const store = openNtp();
    const logs = [{ level: 'err' as const, source: 'Puppet', message: 'Could not find class ::ntp' }];
    const run = { ...ntpReport, resources: [], logs, error: 'Could not find class ::ntp' };
    const failed = record('2', { run });
    store.setState({ runs: [failed, record('1', { run })], shownRun: '2', analysis: ntpAnalysis, catalogIsOld: true });
    expect(selectLogs(store.getState())).toBe(logs);
    store.setState({ catalogIsOld: false });
    expect(selectIsErrorFixed(store.getState())).toBe(true);
    expect(selectLogs(store.getState())).toBe(ntpAnalysis.logs);
    // The user selected an earlier run.
    store.setState({ shownRun: '1' });
    expect(selectLogs(store.getState())).toBe(logs);
  });

  it('marks runs of code from the command line as not the project’s', async () => {
    const store = openNtp();
    await store.getState().actions.runShell({ line: "puppet apply -e 'notice(1)'" });
    expect(selectRunAge(store.getState())).toBe('of other code');
    expect(store.getState().applied).toBeUndefined();
  });

  it('reports that the machine changed since a run, until the change is undone', async () => {
    const store = openNtp();
    const { apply, runShell, undoByHand, resetSystem, showRun } = store.getState().actions;
    await apply({ noop: false });
    expect(selectRunAge(store.getState())).toBe('now');
    await runShell({ line: 'rm /etc/ntp.conf' });
    expect(selectRunAge(store.getState())).toBe('older than the machine');
    store.getState().actions.editFile(site, '# other');
    expect(selectRunAge(store.getState())).toBe('older than both');
    undoByHand();
    expect(selectRunAge(store.getState())).toBe('older than the code');
    const id = store.getState().shownRun ?? '';
    resetSystem();
    expect(selectRunAge(store.getState())).toBeUndefined();
    showRun(id);
    expect(selectRunAge(store.getState())).toBe('older than both');
  });

  it('shows an earlier run everywhere except in the current machine', async () => {
    const store = openNtp();
    const { apply, runShell, showRun, showStep } = store.getState().actions;
    await apply({ noop: false });
    const first = store.getState().shownRun ?? '';
    await apply({ noop: false });
    await runShell({ line: 'rm /etc/ntp.conf' });
    showStep(1);
    showRun(first);
    expect(store.getState()).toMatchObject({ shownRun: first, step: undefined });
    expect(selectSystem(store.getState())).toBe(store.getState().byHand?.system);
    showStep(0);
    expect(selectSystem(store.getState())).toBe(selectRun(store.getState())?.before);
  });

  it('leads to the node of a run', async () => {
    const store = openNtp();
    const { apply, addNode, showRun } = store.getState().actions;
    await apply({ noop: false });
    const first = store.getState().shownRun ?? '';
    addNode({ node: { ...ntpProject.node, certname: 'web' }, machine: ntpProject.machine });
    await apply({ noop: false });
    showRun(first);
    expect(store.getState().project.node.certname).toBe(ntpProject.node.certname);
    expect(store.getState().shownRun).toBe(first);
  });

  it('keeps the last twenty', () => {
    const all = Array.from({ length: 25 }, (_, index) => record(String(25 - index)));
    expect(keptRuns(all)).toHaveLength(MOST_RUNS);
    expect(ids(withRun(all.slice(0, 20), record('26')))[0]).toBe('26');
  });

  it('keeps the newest run whole, and shortens runs beyond the budget', () => {
    const size = runSize(ntpReport);
    const kept = keptRuns([record('3'), record('2'), record('1')], Math.ceil(size * 2.9));
    expect(kept.map(({ isShortened }) => isShortened)).toEqual([false, false, true]);
    expect(kept[2]?.run).toMatchObject({ journal: [], totals: ntpReport.totals });
    expect(ids(keptRuns([record('3'), record('2')], 10))).toEqual(['3']);
  });

  it('has one run for opening the same project repeatedly', () => {
    const opening = (id: string, text: string): RunRecord => record(id, { origin: 'opening', text });
    const runs = withRun([record('2'), opening('1', 'a'), opening('0', 'b')], opening('3', 'a'));
    expect(ids(runs)).toEqual(['3', '2', '0']);
    expect(ids(withEarlierRuns([opening('9', 'a')], [record('2'), opening('1', 'a')]))).toEqual(['9', '2']);
  });
});
