import { expect, test } from 'vitest';
import { createAppStore } from '../../store/create-store.ts';
import { fixtureEngine } from '../../store/testing/fixture-engine.ts';
import { followText } from './follow-text.ts';
import { createHistory } from './history.ts';

const path = 'manifests/site.pp';

function opened(text: string) {
  const store = createAppStore(fixtureEngine());
  const { actions, project } = store.getState();
  actions.openProject({ ...project, files: { [path]: text } }, 'draft');
  const history = createHistory({ text, start: 0, end: 0 });
  const end = followText(store, path, history);
  const type = (next: string): void => {
    history.record({ text: next, start: 0, end: 0 }, 0, true);
    actions.editFile(path, next);
  };
  const step = (to: 'undo' | 'redo'): string | undefined => {
    const state = history[to]();
    if (state !== undefined) actions.editFile(path, state.text);
    return state?.text;
  };
  return { store, actions, history, end, type, step };
}

test('what the field itself does is no step of its own, so that an undo can be redone at once', () => {
  const { type, step } = opened('a');
  type('ab');
  type('abc');
  expect(step('undo')).toBe('ab');
  expect(step('redo')).toBe('abc');
  expect(step('redo')).toBeUndefined();
});

test('a change from outside is one step', () => {
  const { type, step, actions } = opened('a');
  type('ab');
  actions.editFile(path, 'mended');
  expect(step('undo')).toBe('ab');
  expect(step('redo')).toBe('mended');
});

test('what changed while no one followed is noted when someone does; a file that is gone changes nothing', () => {
  const { store, history, end, actions, step } = opened('a');
  end();
  actions.editFile(path, 'meanwhile');
  expect(history.text).toBe('a');
  followText(store, path, history);
  expect(history.text).toBe('meanwhile');
  actions.deleteFile(path);
  expect(step('undo')).toBe('a');
});
