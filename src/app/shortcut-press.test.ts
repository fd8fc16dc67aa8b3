import { expect, test } from 'vitest';
import { isPressed } from './shortcut-press.ts';

const press = (key: string, ...held: readonly ('ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey')[]) => ({
  key,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  shiftKey: held.includes('shiftKey'),
  altKey: held.includes('altKey'),
});

test('Mod is Ctrl, or Command', () => {
  expect(isPressed('Mod+Enter', press('Enter', 'ctrlKey'))).toBe(true);
  expect(isPressed('Mod+Enter', press('Enter', 'metaKey'))).toBe(true);
  expect(isPressed('Mod+Enter', press('Enter'))).toBe(false);
});

test('an additional modifier key makes a different shortcut', () => {
  expect(isPressed('Mod+Enter', press('Enter', 'ctrlKey', 'shiftKey'))).toBe(false);
  expect(isPressed('F1', press('F1', 'shiftKey'))).toBe(false);
  expect(isPressed('F8', press('F8', 'altKey'))).toBe(false);
});

test('a sign matches with and without Shift, depending on the keyboard layout', () => {
  expect(isPressed('?', press('?', 'shiftKey'))).toBe(true);
  expect(isPressed('?', press('?'))).toBe(true);
  expect(isPressed('?', press('?', 'ctrlKey'))).toBe(false);
});

test('arrow keys have short names', () => {
  expect(isPressed('Alt+Left', press('ArrowLeft', 'altKey'))).toBe(true);
  expect(isPressed('Alt+Left', press('ArrowRight', 'altKey'))).toBe(false);
});

test('with Alt or Ctrl+Shift, the position of a key counts', () => {
  expect(isPressed('Shift+Alt+T', { ...press('ˇ', 'altKey', 'shiftKey'), code: 'KeyT' })).toBe(true);
  expect(isPressed('Ctrl+Shift+-', { ...press('_', 'ctrlKey', 'shiftKey'), code: 'Minus' })).toBe(true);
  expect(isPressed('Ctrl+Alt+-', { ...press('-', 'ctrlKey', 'altKey'), code: 'Minus' })).toBe(true);
  expect(isPressed('Ctrl+-', { ...press('-', 'metaKey'), code: 'Minus' })).toBe(false);
  expect(isPressed('Ctrl+-', { ...press('-', 'ctrlKey', 'shiftKey'), code: 'Minus' })).toBe(false);
});
