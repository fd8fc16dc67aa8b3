import { expect, it } from 'vitest';
import { ntpProject } from '../protocol/testing/ntp-fixture.ts';
import { createAppStore } from './create-store.ts';
import { fixtureEngine } from './testing/fixture-engine.ts';

function openTabs() {
  const store = createAppStore(fixtureEngine());
  const { actions } = store.getState();
  actions.openProject({ ...ntpProject, files: { a: '', b: '', c: '' } }, 'draft-1', {
    open: ['a', 'b', 'c'],
    active: 'c',
  });
  return { actions, tabs: () => store.getState().openFiles.join(''), active: () => store.getState().activeFile };
}

it('moves a tab to the position of another one', () => {
  const { actions, tabs } = openTabs();
  actions.moveTab('a', { from: 0, to: 0, before: 'c' });
  expect(tabs()).toBe('bca');
  actions.moveTab('a', { from: 0, to: 0, before: 'b' });
  expect(tabs()).toBe('abc');
});

it('reopens closed tabs, the last one first, without deleted files', () => {
  const { actions, tabs, active } = openTabs();
  actions.closeFile('a');
  actions.closeFile('b');
  actions.deleteFile('b');
  actions.reopenFile();
  expect(tabs()).toBe('ca');
  expect(active()).toBe('a');
  actions.reopenFile();
  expect(tabs()).toBe('ca');
});
