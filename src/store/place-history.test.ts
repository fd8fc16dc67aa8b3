import { expect, test } from 'vitest';
import { findStep, NO_HISTORY, visitPlace, type PlaceHistory } from './place-history.ts';

type Move = readonly [file: string, line: number, jump?: 'jump'];

function visitAll(...moves: readonly Move[]): PlaceHistory {
  return moves.reduce(
    (history, [file, line, jump]) => visitPlace(history, { file, line, column: 1 }, jump !== undefined),
    NO_HISTORY,
  );
}

const shown = ({ places, at }: PlaceHistory): string =>
  places.map(({ file, line }, index) => `${index === at ? '>' : ''}${file}:${line}`).join(' ');

test('a short move stays at its place, a long one and another file are places of their own', () => {
  expect(shown(visitAll(['a', 1], ['a', 5], ['a', 11]))).toBe('>a:11');
  expect(shown(visitAll(['a', 1], ['a', 30], ['b', 1]))).toBe('a:1 a:30 >b:1');
});

test('a jump to another line is a place of its own', () => {
  expect(shown(visitAll(['a', 1], ['a', 3, 'jump'], ['a', 3, 'jump']))).toBe('a:1 >a:3');
});

test('a move after going back drops the places ahead', () => {
  const all = visitAll(['a', 1], ['b', 1], ['c', 1]);
  const back = { ...all, at: 0 };
  expect(shown(visitPlace(back, { file: 'a', line: 4, column: 1 }, false))).toBe('>a:4 b:1 c:1');
  expect(shown(visitPlace(back, { file: 'd', line: 1, column: 1 }, false))).toBe('a:1 >d:1');
});

test('at most 50 places are kept', () => {
  const all = visitAll(...Array.from({ length: 80 }, (_, index): Move => [`f${index}`, 1]));
  expect(all.places).toHaveLength(50);
  expect(all.places[all.at]?.file).toBe('f79');
});

test('deleted files are skipped', () => {
  const all = visitAll(['a', 1], ['gone', 1], ['c', 1]);
  expect(findStep(all, -1, { a: '', c: '' })).toBe(0);
  expect(findStep(all, 1, { a: '', c: '' })).toBeUndefined();
  expect(findStep({ ...all, at: 0 }, 1, { a: '', c: '' })).toBe(2);
});
