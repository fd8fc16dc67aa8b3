import { expect, it } from 'vitest';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import { changeWithUndo } from './change-with-undo.ts';
import { createAppStore, type AppStore } from '../create-store.ts';
import { redoProjectChange, undoProjectChange } from './project-undo.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';

const site = 'manifests/site.pp';
const init = 'modules/ntp/manifests/init.pp';
const moved = 'modules/ntp/manifests/other.pp';

function changeNtp(): AppStore {
  const store = createAppStore(fixtureEngine());
  store.getState().actions.openProject(ntpProject, 'draft-1');
  changeWithUndo(store, {
    texts: { [site]: 'include new\n', [init]: 'class new { }\n' },
    moves: { [init]: moved },
  });
  return store;
}

it('undoes and redoes all files and moves in one step', () => {
  const store = changeNtp();
  const after = store.getState().project.files;
  expect(undoProjectChange(store)).toBe(true);
  expect(store.getState().project.files).toEqual(ntpProject.files);
  expect(undoProjectChange(store)).toBe(false);
  expect(redoProjectChange(store)).toBe(true);
  expect(store.getState().project.files).toEqual(after);
});

it('leaves the step to the editor once one of the files has changed, until that change is undone', () => {
  const store = changeNtp();
  store.getState().actions.editFile(site, 'include newer\n');
  expect(undoProjectChange(store)).toBe(false);
  store.getState().actions.editFile(site, 'include new\n');
  expect(undoProjectChange(store)).toBe(true);
});

it('undoes a change of one file, also after a later change of another file', () => {
  const store = createAppStore(fixtureEngine());
  const { actions } = store.getState();
  actions.openProject(ntpProject, 'draft-1');
  changeWithUndo(store, { texts: { [init]: 'class ntp { }\n' } });
  changeWithUndo(store, { texts: { [site]: 'include new\n' } });
  actions.openFile(init);
  expect(undoProjectChange(store)).toBe(true);
  expect(store.getState().project.files).toEqual({ ...ntpProject.files, [site]: 'include new\n' });
});

it('concerns only the files of the change', () => {
  const store = changeNtp();
  store.getState().actions.createFile('manifests/unrelated.pp', '');
  expect(undoProjectChange(store)).toBe(false);
});
