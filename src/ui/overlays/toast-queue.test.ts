import { beforeEach, expect, it } from 'vitest';
import { notices, openAction, runAction, showToast, undoLatest, type ToastAction } from './toast-queue.ts';

beforeEach(() => notices.setState([], true));

const messages = (): readonly string[] => notices.getState().map(({ message }) => message);

it('keeps the last 20 notices, newest first, without repeated messages', () => {
  for (let count = 1; count <= 25; count += 1) showToast({ message: `Notice ${count}` });
  showToast({ message: 'Notice 24' });
  showToast({ message: 'Undone: Notice 24', isListed: false });
  expect(messages()).toHaveLength(20);
  expect(messages().slice(0, 3)).toEqual(['Notice 24', 'Notice 25', 'Notice 23']);
});

it('undoes the latest undoable change of an area, each change once', () => {
  const undone: string[] = [];
  const change = (message: string, action: Partial<ToastAction> = { area: 'files' }): void =>
    showToast({ message, action: { label: 'Undo', run: () => undone.push(message), ...action } });
  change('first');
  change('second');
  change('overtaken', { area: 'files', isPossible: () => false });
  change('elsewhere', {});
  expect(undoLatest('files')?.message).toBe('second');
  expect(undoLatest('files')?.message).toBe('first');
  expect(undoLatest('files')).toBeUndefined();
  expect(undone).toEqual(['second', 'first']);
});

it('offers an action until it has run', () => {
  showToast({ message: 'Link copied', action: { label: 'Other ways to share', run: () => undefined } });
  const [notice] = notices.getState();
  if (notice === undefined) throw new Error('no notice');
  expect(openAction(notice)?.label).toBe('Other ways to share');
  runAction(notice);
  expect(notices.getState().map(openAction)).toEqual([undefined]);
});
