import { expect, it } from 'vitest';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import { createAppStore } from '../create-store.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';
import { selectTabs, selectVisibleFile, toOpenGroups } from './editor-groups.ts';

const project = { ...ntpProject, files: { a: '', b: '', c: '' } };

function openStore(active = 'b') {
  const store = createAppStore(fixtureEngine());
  const { actions } = store.getState();
  actions.openProject(project, 'draft-1', { open: ['a', 'b'], active });
  /** Tabs of both groups, the visible file in capitals, and the active group: `aB|B 1`. */
  const shown = (): string => {
    const state = store.getState();
    const group = (at: 0 | 1): string =>
      selectTabs(state, at)
        .map((path) => (path === selectVisibleFile(state, at) ? path.toUpperCase() : path))
        .join('');
    return `${group(0)}|${group(1)} ${state.activeGroup}`;
  };
  return { store, actions, shown };
}

it('splits with the visible file, and opens files in the active group', () => {
  const { store, actions, shown } = openStore();
  actions.openToSide(store.getState().activeFile ?? '');
  expect(shown()).toBe('aB|B 1');
  actions.openFile('c');
  expect(shown()).toBe('aB|bC 1');
  actions.focusGroup(0);
  actions.revealPlace({ file: 'a', line: 1 });
  expect(shown()).toBe('Ab|bC 0');
});

it('opens the visible file in the other group if the editor is already split', () => {
  const { store, actions, shown } = openStore();
  actions.openToSide(store.getState().activeFile ?? '');
  actions.openFile('c');
  actions.openToSide(store.getState().activeFile ?? '');
  expect(shown()).toBe('abC|bC 0');
});

it('removes a group with its last tab', () => {
  const { store, actions, shown } = openStore();
  actions.openToSide(store.getState().activeFile ?? '');
  actions.closeFile('b');
  expect(shown()).toBe('aB| 0');
  actions.openToSide(store.getState().activeFile ?? '');
  actions.focusGroup(0);
  actions.closeFile('a');
  actions.closeFile('b');
  expect(shown()).toBe('B| 0');
});

it('follows renamed and deleted files in both groups', () => {
  const { store, actions, shown } = openStore();
  actions.openToSide(store.getState().activeFile ?? '');
  actions.openFile('c');
  actions.moveFiles({ b: 'd' });
  expect(shown()).toBe('aD|dC 1');
  actions.deleteFile('d');
  expect(shown()).toBe('A|C 1');
  actions.deleteFile('a');
  expect(shown()).toBe('C| 0');
});

it('joins both groups into one', () => {
  const { store, actions, shown } = openStore();
  actions.openToSide(store.getState().activeFile ?? '');
  actions.openFile('c');
  actions.joinGroups();
  expect(shown()).toBe('abC| 0');
});

it('restores both groups of a draft, without files that no longer exist', () => {
  const { store, actions, shown } = openStore();
  actions.openToSide(store.getState().activeFile ?? '');
  actions.openFile('c');
  const groups = toOpenGroups(store.getState());
  actions.openProject(project, 'draft-2', { open: ['a'], active: 'a' });
  expect(shown()).toBe('A| 0');
  actions.openProject(project, 'draft-1', groups);
  expect(shown()).toBe('aB|bC 1');
  const { c: _gone, ...files } = project.files;
  actions.openProject({ ...project, files }, 'draft-1', groups);
  expect(shown()).toBe('aB|bA 1');
});

it('opens another file to the side', () => {
  const { actions, shown } = openStore();
  actions.openToSide('c');
  expect(shown()).toBe('aB|C 1');
  actions.openToSide('missing');
  expect(shown()).toBe('aB|C 1');
});

it('moves a tab to the other group, where it becomes visible', () => {
  const { actions, shown } = openStore();
  actions.moveTab('b', { from: 0, to: 1 });
  expect(shown()).toBe('A|B 1');
  actions.openFile('c');
  actions.moveTab('b', { from: 1, to: 0, before: 'a' });
  expect(shown()).toBe('Ba|C 0');
  actions.moveTab('c', { from: 1, to: 0 });
  expect(shown()).toBe('baC| 0');
  actions.moveTab('missing', { from: 0, to: 1 });
  expect(shown()).toBe('baC| 0');
});

it('shows the only tab in both groups', () => {
  const { actions, shown } = openStore();
  actions.closeFile('a');
  actions.moveTab('b', { from: 0, to: 1 });
  expect(shown()).toBe('B|B 1');
});
