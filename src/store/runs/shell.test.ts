import { describe, expect, it, vi } from 'vitest';
import { ntpProject, ntpReport } from '../../protocol/testing/ntp-fixture.ts';
import type { EngineClient } from '../../client/client-types.ts';
import { createAppStore, type AppStore } from '../create-store.ts';
import { selectSystem, selectSystemNow } from './system-at-step.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';

function openNtp(engine: EngineClient = fixtureEngine()): AppStore {
  const store = createAppStore(engine);
  store.getState().actions.openProject(ntpProject, 'draft-1');
  store.setState({ initialSystem: ntpReport.before });
  return store;
}

/** Creates an engine whose every shell command prints `x` and changes the given files. */
function printing(files: Readonly<Record<string, string | null>> = {}): EngineClient {
  const answer = { output: 'x', exitCode: 0, cwd: '/root', env: {}, isUnfinished: false, files, runs: [] };
  return { ...fixtureEngine(), shell: async () => ({ kind: 'answer', value: answer }) };
}

describe('a command of the shell', () => {
  it('changes the shown machine, from which the next run continues', async () => {
    const engine = fixtureEngine();
    const apply = vi.spyOn(engine, 'apply');
    const store = openNtp(engine);
    const { actions } = store.getState();
    await actions.apply({ noop: false });
    await actions.runShell({ line: 'rm /etc/ntp.conf' });
    expect(store.getState().machine?.state).toBe('rm /etc/ntp.conf');
    expect(selectSystem(store.getState())).toBe(store.getState().byHand?.system);
    expect(store.getState().byHand?.before).toBe(ntpReport.after);
    actions.showStep(1);
    expect(selectSystem(store.getState())).not.toBe(selectSystemNow(store.getState()));
    await actions.apply({ noop: false });
    expect(apply.mock.calls[1]?.[0].machine?.state).toBe('rm /etc/ntp.conf');
    expect(store.getState().byHand).toBeUndefined();
  });

  it('is undone, one after another', async () => {
    const store = openNtp();
    const { actions } = store.getState();
    await actions.runShell({ line: 'a' });
    await actions.runShell({ line: 'b', label: 'Did b' });
    expect(store.getState().byHand?.done.map(({ label }) => label)).toEqual(['Did b', 'a']);
    actions.undoByHand();
    expect(store.getState().machine?.state).toBe('a');
    actions.undoByHand();
    expect(store.getState()).toMatchObject({ machine: undefined, byHand: undefined });
    expect(selectSystem(store.getState())).toBe(ntpReport.before);
  });

  it('is kept by a noop run, and forgotten by a reset', async () => {
    const store = openNtp();
    const { actions } = store.getState();
    await actions.runShell({ line: 'a' });
    await actions.apply({ noop: true });
    expect(store.getState().byHand?.done).toHaveLength(1);
    expect(store.getState().machine?.state).toBe('a');
    actions.resetSystem();
    expect(store.getState()).toMatchObject({ machine: undefined, byHand: undefined });
  });

  it('without changes leaves the machine unchanged', async () => {
    const store = openNtp(printing());
    await store.getState().actions.runShell({ line: 'ls' });
    expect(store.getState()).toMatchObject({ machine: undefined, byHand: undefined, isShellBusy: false });
  });

  it('applies its changes of files to the project', async () => {
    const store = openNtp(printing({ 'manifests/site.pp': null, 'data/a.yaml': 'a: 1\n' }));
    await store.getState().actions.runShell({ line: 'sed -i …' });
    expect(Object.keys(store.getState().project.files).sort()).toEqual([
      'data/a.yaml',
      'modules/ntp/manifests/init.pp',
    ]);
  });

  it('changes nothing in a project that was opened meanwhile', async () => {
    const store = openNtp();
    const command = store.getState().actions.runShell({ line: 'a' });
    await Promise.resolve();
    store.getState().actions.openProject({ ...ntpProject, name: 'Other' }, 'draft-2');
    expect(await command).toEqual({ kind: 'moot' });
    expect(store.getState()).toMatchObject({ machine: undefined, byHand: undefined, isShellBusy: false });
  });

  it('waits for the current run, and starts from its result', async () => {
    const engine = fixtureEngine();
    const shell = vi.spyOn(engine, 'shell');
    const store = openNtp(engine);
    const run = store.getState().actions.apply({ noop: false });
    await store.getState().actions.runShell({ line: 'a' });
    await run;
    expect(shell.mock.calls[0]?.[0].machine).toBe(ntpReport.machine);
  });
});
