import { expect, it, vi } from 'vitest';
import type { MissingView, SurveyStep } from '../../protocol/missing.ts';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import type { EngineClient } from '../../client/client-types.ts';
import { createAppStore } from '../create-store.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';

const nothing: MissingView = { modules: [], things: [], nodes: [] };
const something: MissingView = { ...nothing, modules: [{ name: 'apt', requests: [] }] };

/** Opens a store whose engine answers a survey of two nodes at once, in two steps. */
function surveying(view: MissingView) {
  const steps: SurveyStep[] = [
    { kind: 'busy', progress: { done: 1, total: 2, isAgain: false }, view },
    { kind: 'busy', progress: { done: 2, total: 2, isAgain: false } },
  ];
  const missingStep = vi.fn<EngineClient['missingStep']>(async () => ({
    kind: 'answer',
    value: steps.shift() ?? { kind: 'done', view },
  }));
  const beginMissing: EngineClient['beginMissing'] = async () => ({
    kind: 'answer',
    value: { nodes: ['a', 'b'], view },
  });
  const release = vi.fn<() => void>();
  const store = createAppStore(fixtureEngine(), undefined, { beginMissing, missingStep, release });
  const { actions } = store.getState();
  actions.openProject(ntpProject, 'draft-1');
  return { store, actions, missingStep, release };
}

it('pauses before the next node while it is held', async () => {
  const { store, actions, missingStep } = surveying(nothing);
  actions.holdMissing(true);
  const survey = actions.lookForMissing();
  await vi.waitUntil(() => store.getState().missing.kind === 'asked');
  expect(missingStep).not.toHaveBeenCalled();
  actions.holdMissing(false);
  await survey;
  expect(missingStep).toHaveBeenCalledTimes(3);
  expect(store.getState().missing).toMatchObject({ state: 'done', nodes: 2, progress: { done: 2 } });
});

it("frees the worker's memory at the end, and when it is stopped", async () => {
  const { store, actions, release } = surveying(nothing);
  await actions.lookForMissing();
  expect(release).toHaveBeenCalledOnce();
  const survey = actions.lookForMissing();
  actions.stopLookingForMissing();
  expect(release).toHaveBeenCalledTimes(2);
  expect(store.getState().missing).toMatchObject({ state: 'stopped' });
  await survey;
});

it('opens its view with results, unless the user opened another view or searches in files', async () => {
  const { store, actions } = surveying(something);
  actions.showView('search');
  await actions.lookForMissing({ shows: true });
  expect(store.getState().view).toBe('search');
  actions.showView('catalog');
  await actions.lookForMissing({ shows: true });
  expect(store.getState().view).toBe('missing');
  actions.showView('catalog');
  const survey = actions.lookForMissing({ shows: true });
  actions.showView('graph');
  await survey;
  expect(store.getState().view).toBe('graph');
});

it('leaves a view that the user chose after the import, also the one that was shown already', async () => {
  const { store, actions } = surveying(something);
  const { view, viewChoices } = store.getState();
  actions.showView('catalog');
  await actions.lookForMissing({ shows: true, viewChoices });
  expect(store.getState().view).toBe('catalog');
  actions.showView(view);
  const survey = actions.lookForMissing({ shows: true });
  actions.showView('catalog');
  actions.showView(view);
  await survey;
  expect(store.getState().view).toBe(view);
});
