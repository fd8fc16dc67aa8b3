import { expect, test } from 'vitest';
import { createHistory } from './history.ts';

const at = (text: string) => ({ text, start: text.length, end: text.length });

test('what is typed in one go is undone in one go', () => {
  const history = createHistory(at(''));
  history.record(at('a'), 0);
  history.record(at('ab'), 100);
  history.record(at('abc'), 2000);
  expect(history.undo()?.text).toBe('ab');
  expect(history.undo()?.text).toBe('');
  expect(history.undo()).toBeUndefined();
  expect(history.redo()?.text).toBe('ab');
  expect(history.redo()?.text).toBe('abc');
  expect(history.redo()).toBeUndefined();
});

test('a change after an undo forgets what was undone', () => {
  const history = createHistory(at(''));
  history.record(at('a'), 0);
  history.record(at('b'), 5000);
  history.undo();
  history.record(at('c'), 5001);
  expect(history.redo()).toBeUndefined();
  expect(history.undo()?.text).toBe('a');
});

test('a step that stands alone joins neither what came before nor what comes after', () => {
  const history = createHistory(at(''));
  history.record(at('a'), 0);
  history.record(at('a fixed'), 10, true);
  history.record(at('a fixed.'), 20);
  expect(history.undo()?.text).toBe('a fixed');
  expect(history.undo()?.text).toBe('a');
});
