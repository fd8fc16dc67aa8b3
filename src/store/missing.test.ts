import { expect, it, vi } from 'vitest';
import type { MissingView } from '../protocol/missing.ts';
import { ntpProject } from '../protocol/testing/ntp-fixture.ts';
import type { EngineClient } from '../worker/client-types.ts';
import { createAppStore } from './create-store.ts';
import { fixtureEngine } from './testing/fixture-engine.ts';

const nothing: MissingView = { modules: [], things: [], nodes: [] };
const something: MissingView = { ...nothing, modules: [{ name: 'apt', requests: [] }] };

/** A store whose engine surveys two nodes, and has its answers as soon as they are asked for. */
function surveying(view: MissingView) {
  const missingIn = vi.fn<EngineClient['missingIn']>(async () => ({
    kind: 'answer',
    value: { isKnown: true, isDone: true, view },
  }));
  const store = createAppStore({
    ...fixtureEngine(),
    beginMissing: async () => ({ kind: 'answer', value: { nodes: ['a', 'b'], view } }),
    missingIn,
  });
  const { actions } = store.getState();
  actions.openProject(ntpProject, 'draft-1');
  return { store, actions, missingIn };
}

it('waits with the nodes as long as it is held', async () => {
  const { store, actions, missingIn } = surveying(nothing);
  actions.holdMissing(true);
  const survey = actions.lookForMissing();
  await vi.waitUntil(() => store.getState().missing.kind === 'asked');
  expect(missingIn).not.toHaveBeenCalled();
  actions.holdMissing(false);
  await survey;
  expect(missingIn).toHaveBeenCalledTimes(2);
  expect(store.getState().missing).toMatchObject({ state: 'done', done: 2 });
});

it('compiles a node again until it is done, and has the worker give back its memory at the end', async () => {
  const release = vi.fn<() => void>();
  const rounds = [false, false, true];
  const missingIn = vi.fn<EngineClient['missingIn']>(async () => ({
    kind: 'answer',
    value: { isKnown: true, isDone: rounds.shift() ?? true, view: nothing },
  }));
  const beginMissing: EngineClient['beginMissing'] = async () => ({
    kind: 'answer',
    value: { nodes: ['a', 'b'], view: nothing },
  });
  const store = createAppStore(fixtureEngine(), undefined, { beginMissing, missingIn, release });
  await store.getState().actions.lookForMissing();
  expect(missingIn.mock.calls.map(([node]) => node)).toEqual(['a', 'a', 'a', 'b']);
  expect(store.getState().missing).toMatchObject({ state: 'done', done: 2 });
  expect(release).toHaveBeenCalledOnce();
});

it('shows what it finds, but to nobody who has gone to another view', async () => {
  const { store, actions } = surveying(something);
  actions.showView('catalog');
  await actions.lookForMissing({ shows: true });
  expect(store.getState().view).toBe('missing');
  actions.showView('catalog');
  const survey = actions.lookForMissing({ shows: true });
  actions.showView('graph');
  await survey;
  expect(store.getState().view).toBe('graph');
});
