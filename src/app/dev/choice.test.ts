import { expect, test } from 'vitest';
import { choiceQuery, frameChoices, readChoice, themes, widths } from './choice.ts';

test('a choice is restored from its address', () => {
  const choice = readChoice('?project=cycle&panel=all&theme=dark&width=320&details=1');
  expect(choice).toEqual({ project: 'cycle', panel: 'all', theme: 'dark', width: '320', details: '1' });
  expect(readChoice(choiceQuery(choice))).toEqual(choice);
});

test('each chosen combination has a frame', () => {
  const choice = readChoice('?panel=log&theme=all&width=all');
  expect(frameChoices(choice, ['log', 'graph'])).toHaveLength(themes.length * widths.length);
  expect(frameChoices({ ...choice, theme: 'dark', panel: 'all', width: '320' }, ['log', 'graph'])).toMatchObject([
    { panel: 'log', theme: 'dark', width: '320' },
    { panel: 'graph', theme: 'dark', width: '320' },
  ]);
});
