import { describe, expect, it, vi } from 'vitest';
import type { EngineClient } from '../client/client-types.ts';
import { UnfinishedWork } from '../protocol/project/unfinished-work.ts';
import { NOT_ENDED, startAnalysisLoop } from './loops/analysis-loop.ts';
import { createAppStore, type AppStore } from './create-store.ts';
import {
  selectAnalysisIsOld,
  selectLogs,
  selectRunsByRef,
  selectProblemCounts,
  selectResourceAt,
  selectRun,
  selectRunAge,
} from './selectors.ts';
import { selectSystem, systemAtStep } from './runs/system-at-step.ts';
import { fixtureEngine } from './testing/fixture-engine.ts';
import { ntpAnalysis, ntpProject, ntpReport } from '../protocol/testing/ntp-fixture.ts';

const site = 'manifests/site.pp';
const init = 'modules/ntp/manifests/init.pp';

function openNtp(engine: EngineClient = fixtureEngine()): AppStore {
  const store = createAppStore(engine);
  store.getState().actions.openProject(ntpProject, 'draft-1');
  return store;
}

describe('files', () => {
  it('show the site manifest of a project that is opened', () => {
    expect(openNtp().getState()).toMatchObject({ activeFile: site, openFiles: [site] });
  });

  it('increase the revision with each change, but not for the same content', () => {
    const store = openNtp();
    const { revision, actions } = store.getState();
    actions.editFile(site, 'include ntp # x\n');
    actions.editFile(site, 'include ntp # x\n');
    expect(store.getState().revision).toBe(revision + 1);
    expect(store.getState().project.files[site]).toBe('include ntp # x\n');
  });

  it('keep tab and content through a rename', () => {
    const store = openNtp();
    store.getState().actions.moveFiles({ [site]: 'manifests/nodes.pp' });
    expect(store.getState()).toMatchObject({ activeFile: 'manifests/nodes.pp', openFiles: ['manifests/nodes.pp'] });
    expect(store.getState().project.files).toHaveProperty(['manifests/nodes.pp'], 'include ntp\n');
    expect(store.getState().project.files[site]).toBeUndefined();
  });

  it('close the tab of a file that is deleted, and show its neighbor', () => {
    const store = openNtp();
    store.getState().actions.openFile(init);
    store.getState().actions.deleteFile(init);
    expect(store.getState()).toMatchObject({ activeFile: site, openFiles: [site] });
  });

  it('show the tab before the last one when the last one is closed', () => {
    const store = openNtp();
    const { actions } = store.getState();
    actions.openFile(init);
    actions.closeFile(init);
    expect(store.getState()).toMatchObject({ activeFile: site, openFiles: [site] });
  });

  it('show the next tab when the shown one is closed', () => {
    const store = openNtp();
    const { actions } = store.getState();
    actions.openFile(init);
    actions.openFile(site);
    actions.closeFile(site);
    expect(store.getState().activeFile).toBe(init);
    actions.closeFile(init);
    expect(store.getState().activeFile).toBeUndefined();
  });
});

describe('a run', () => {
  it('stores its report, and its machine for the next run', async () => {
    const engine = fixtureEngine();
    const apply = vi.spyOn(engine, 'apply');
    const store = openNtp(engine);
    await store.getState().actions.apply({ noop: false });
    expect(selectRun(store.getState())?.resources).toHaveLength(3);
    await store.getState().actions.apply({ noop: false });
    expect(apply.mock.calls.map(([request]) => request.machine)).toEqual([undefined, ntpReport.machine]);
    await store.getState().actions.apply({ noop: false, fresh: true });
    expect(apply.mock.calls[2]?.[0].machine).toBeUndefined();
  });

  it('in noop leaves the machine as it was', async () => {
    const store = openNtp();
    await store.getState().actions.apply({ noop: true });
    expect(store.getState().machine).toBeUndefined();
    expect(selectRun(store.getState())?.noop).toBe(true);
  });

  it('shows nothing in a project that was opened meanwhile', async () => {
    const store = openNtp();
    const run = store.getState().actions.apply({ noop: false });
    store.getState().actions.openProject({ ...ntpProject, name: 'Other' }, 'draft-2');
    await run;
    expect(store.getState()).toMatchObject({ shownRun: undefined, runs: [], machine: undefined, progress: undefined });
  });

  it('that crashes the worker changes nothing', async () => {
    const store = openNtp({ ...fixtureEngine(), apply: async () => ({ kind: 'ended', message: 'gone' }) });
    const { project } = store.getState();
    await store.getState().actions.apply({ noop: false });
    expect(store.getState()).toMatchObject({ project, shownRun: undefined, runs: [], progress: undefined });
  });

  it('is outdated after an edit', async () => {
    const store = openNtp();
    await store.getState().actions.apply({ noop: false });
    expect(selectRunAge(store.getState())).toBe('now');
    store.getState().actions.editFile(site, '');
    expect(selectRunAge(store.getState())).toBe('older than the code');
    store.getState().actions.editFile(site, ntpProject.files[site] ?? '');
    expect(selectRunAge(store.getState())).toBe('now');
  });

  it('is forgotten with the machine when the platform changes', async () => {
    const store = openNtp();
    await store.getState().actions.apply({ noop: false });
    const { node } = store.getState().project;
    store.getState().actions.setNode({ ...node, platform: 'rhel-9' });
    expect(store.getState()).toMatchObject({ machine: undefined, shownRun: undefined });
  });
});

describe('derived state', () => {
  it('finds the resource whose body a line is in', () => {
    const state = { ...openNtp().getState(), analysis: ntpAnalysis };
    expect(selectResourceAt(state, init, 16)?.ref).toBe('File[/etc/ntp.conf]');
    expect(selectResourceAt(state, init, 2)).toBeUndefined();
    expect(selectResourceAt(state, 'nowhere.pp', 2)).toBeUndefined();
  });

  it('shows the machine at each step of the journal', () => {
    expect(systemAtStep(ntpReport, 0)).toBe(ntpReport.before);
    expect(Object.keys(systemAtStep(ntpReport, 1).packages)).toEqual(['bash', 'ntp']);
    expect(systemAtStep(ntpReport, 2).files['/etc/ntp.conf']?.content).toBe('server 0.pool.ntp.org\n');
    expect(systemAtStep(ntpReport, 2).services).toEqual({ ntp: { ensure: 'stopped', enable: 'false' } });
    expect(systemAtStep(ntpReport, 3)).toBe(ntpReport.after);
    expect(systemAtStep(ntpReport, 2)).toBe(systemAtStep(ntpReport, 2));
  });

  it('shows the machine before any run until there was one', async () => {
    const store = openNtp();
    store.setState({ initialSystem: ntpReport.before });
    expect(selectSystem(store.getState())).toBe(ntpReport.before);
    await store.getState().actions.apply({ noop: false });
    expect(selectSystem(store.getState())).toEqual(ntpReport.after);
  });

  it('returns outcomes and log of the last run', async () => {
    const store = openNtp();
    await store.getState().actions.apply({ noop: false });
    const outcomes = selectRunsByRef(store.getState());
    expect(outcomes.get('Service[ntp]')?.outcome).toBe('changed');
    expect(outcomes.get('Service[none]')).toBeUndefined();
    expect(selectLogs(store.getState())).toHaveLength(4);
    expect(selectProblemCounts(store.getState())).toEqual({ error: 0, warning: 0, info: 0 });
  });
});

describe('the analysis', () => {
  it('follows the code, with one request for fast typing', async () => {
    vi.useFakeTimers();
    const engine = fixtureEngine();
    const analyze = vi.spyOn(engine, 'analyze');
    const store = openNtp(engine);
    const stop = startAnalysisLoop(store, engine, new UnfinishedWork());
    await vi.advanceTimersByTimeAsync(0);
    expect(selectAnalysisIsOld(store.getState())).toBe(false);
    for (const text of ['a', 'ab', 'abc']) store.getState().actions.editFile(site, text);
    expect(selectAnalysisIsOld(store.getState())).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(analyze).toHaveBeenCalledTimes(2);
    expect(selectAnalysisIsOld(store.getState())).toBe(false);
    stop();
    vi.useRealTimers();
  });

  it('of a project that opens is requested at once, before its first run', async () => {
    const engine = fixtureEngine();
    const calls: string[] = [];
    vi.spyOn(engine, 'analyze').mockImplementation(async ({ project }) => {
      calls.push(`analysis of ${project.name}`);
      return { kind: 'stale' };
    });
    vi.spyOn(engine, 'apply').mockImplementation(async ({ project }) => {
      calls.push(`run of ${project.name}`);
      return { kind: 'stale' };
    });
    const store = createAppStore(engine);
    const stop = startAnalysisLoop(store, engine, new UnfinishedWork());
    for (const name of ['first', 'second']) {
      store.getState().actions.openProject({ ...ntpProject, name }, `draft of ${name}`);
      await store.getState().actions.apply({ noop: false, fresh: true });
    }
    expect(calls).toEqual(['analysis of first', 'run of first', 'analysis of second', 'run of second']);
    stop();
  });

  it('of a project that did not end last time waits for a request, and so does its first run', async () => {
    const engine = fixtureEngine();
    const [analyze, apply] = [vi.spyOn(engine, 'analyze'), vi.spyOn(engine, 'apply')];
    const store = createAppStore(engine);
    const { actions } = store.getState();
    const stop = startAnalysisLoop(store, engine, { wasLeft: ({ files }) => files === ntpProject.files });
    actions.openProject(ntpProject, 'draft-1');
    await actions.apply({ noop: false, fresh: true, origin: 'opening' });
    expect(store.getState().unread).toBe(NOT_ENDED);
    expect(analyze).not.toHaveBeenCalled();
    expect(apply).not.toHaveBeenCalled();
    actions.readNow();
    await vi.waitFor(() => expect(selectRun(store.getState())).toBeDefined());
    expect(analyze).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ unread: undefined, analysis: { problems: [] } });
    stop();
  });

  it('that waits for a request starts with a change of the code', async () => {
    const engine = fixtureEngine();
    const store = createAppStore(engine);
    const stop = startAnalysisLoop(store, engine, { wasLeft: ({ files }) => files === ntpProject.files });
    store.getState().actions.openProject(ntpProject, 'draft-1');
    store.getState().actions.editFile(site, 'include ntp # mended\n');
    await vi.waitFor(() => expect(selectAnalysisIsOld(store.getState())).toBe(false));
    expect(store.getState().unread).toBeUndefined();
    stop();
  });

  it('that was stopped reports the reason, and does not restart automatically', async () => {
    const engine = fixtureEngine();
    const analyze = vi.spyOn(engine, 'analyze').mockResolvedValue({ kind: 'ended', message: 'Stopped.' });
    const store = openNtp(engine);
    const stop = startAnalysisLoop(store, engine, new UnfinishedWork());
    await vi.waitFor(() => expect(store.getState().unread).toBe('Stopped.'));
    expect(analyze).toHaveBeenCalledTimes(1);
    stop();
  });
});
