import { describe, expect, it } from 'vitest';
import type { FileMatches, TextMatch } from '../../protocol/search.ts';
import { foundAsText, searchRows, withoutLeftOut } from './rows.ts';
import { leftOutOf } from './view-state.ts';

function match(offset: number, line: number, put?: string): TextMatch {
  return {
    offset,
    length: 4,
    line,
    column: 3,
    endLine: line,
    endColumn: 7,
    before: 'a ',
    text: 'port',
    after: '!',
    ...(put === undefined ? {} : { put }),
  };
}

const found: readonly FileMatches[] = [
  { file: 'a.pp', matches: [match(2, 1), match(20, 2, '')] },
  { file: 'b.pp', matches: [match(2, 1, 'x')] },
];

describe('rows of what was found', () => {
  it('are files with their matches, as one hears them', () => {
    expect(searchRows(found, new Set()).map(({ text, level }) => `${level} ${text}`)).toEqual([
      '1 a.pp, 2 matches',
      '2 Line 1: a port!',
      '2 Line 2: a port!, becomes nothing',
      '1 b.pp, 1 match',
      '2 Line 1: a port!, becomes x',
    ]);
  });

  it('of a closed file are its head alone', () => {
    expect(searchRows(found, new Set(['a.pp'])).map(({ id, isExpanded }) => [id, isExpanded])).toEqual([
      ['a.pp', false],
      ['b.pp', true],
      ['b.pp@2', undefined],
    ]);
  });

  it('leave out what was put aside', () => {
    expect(withoutLeftOut(found, { 'a.pp': [2], 'b.pp': 'whole' })).toEqual([
      { file: 'a.pp', matches: [match(20, 2, '')] },
    ]);
    expect(withoutLeftOut(found, { 'b.pp': [2] })).toHaveLength(1);
  });

  it('are copied as tools print them', () => {
    expect(foundAsText(found)).toBe('a.pp:1:3: a port!\na.pp:2:3: a port!\nb.pp:1:3: a port!\n');
  });
});

it('matches that were put aside come back with a text that changed', () => {
  const leftOut = {
    'a.pp': { text: 'old', offsets: [1] },
    'b.pp': { text: 'same', offsets: [2] },
    'c.pp': 'whole',
  } as const;
  expect(leftOutOf(leftOut, { 'a.pp': 'new', 'b.pp': 'same', 'c.pp': 'x' })).toEqual({ 'b.pp': [2], 'c.pp': 'whole' });
});
