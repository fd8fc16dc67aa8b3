import { expect, it } from 'vitest';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import { changeWithUndo } from './change-with-undo.ts';
import { createAppStore, type AppStore } from '../create-store.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';

const site = 'manifests/site.pp';
const init = 'modules/ntp/manifests/init.pp';

function openNtp(): AppStore {
  const store = createAppStore(fixtureEngine());
  store.getState().actions.openProject(ntpProject, 'draft-1');
  return store;
}

it('an undo restores all changed files, or one of them', () => {
  const store = openNtp();
  const undo = changeWithUndo(store, { texts: { [site]: 'include new\n', [init]: undefined } });
  expect(store.getState().project.files).toEqual({ [site]: 'include new\n' });
  undo(init);
  expect(store.getState().project.files).toEqual({ ...ntpProject.files, [site]: 'include new\n' });
  undo();
  expect(store.getState().project.files).toEqual(ntpProject.files);
});

it('an undo keeps files that were edited since', () => {
  const store = openNtp();
  const undo = changeWithUndo(store, { texts: { [site]: 'include new\n', [init]: 'class new { }\n' } });
  store.getState().actions.editFile(init, 'class edited { }\n');
  undo();
  expect(store.getState().project.files).toEqual({ ...ntpProject.files, [init]: 'class edited { }\n' });
});

it('an undo does nothing once another project is open', () => {
  const store = openNtp();
  const undo = changeWithUndo(store, { texts: { [site]: 'include new\n' } });
  store.getState().actions.openProject({ ...ntpProject, files: { [site]: 'include new\n' } }, 'draft-2');
  undo();
  expect(store.getState().project.files).toEqual({ [site]: 'include new\n' });
});
