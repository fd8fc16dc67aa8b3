import { describe, expect, it } from 'vitest';
import type { FileMatches, TextMatch } from '../../protocol/search.ts';
import { foundAsText, searchRows, withoutLeftOut } from './rows.ts';
import { activeExclusions } from './view-state.ts';

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

describe('search rows', () => {
  it('list files with their matches, with accessible names', () => {
    expect(searchRows(found, new Set()).map(({ text, level }) => `${level} ${text}`)).toEqual([
      '1 a.pp, 2 matches',
      '2 Line 1: a port!',
      '2 Line 2: a port!, becomes nothing',
      '1 b.pp, 1 match',
      '2 Line 1: a port!, becomes x',
    ]);
  });

  it('hide the matches of a closed file', () => {
    expect(searchRows(found, new Set(['a.pp'])).map(({ id, isExpanded }) => [id, isExpanded])).toEqual([
      ['a.pp', false],
      ['b.pp', true],
      ['b.pp@2', undefined],
    ]);
  });

  it('leave out excluded matches', () => {
    expect(withoutLeftOut(found, { 'a.pp': [2], 'b.pp': 'whole' })).toEqual([
      { file: 'a.pp', matches: [match(20, 2, '')] },
    ]);
    expect(withoutLeftOut(found, { 'b.pp': [2] })).toHaveLength(1);
  });

  it('are copied in the format of command-line tools', () => {
    expect(foundAsText(found)).toBe('a.pp:1:3: a port!\na.pp:2:3: a port!\nb.pp:1:3: a port!\n');
  });
});

it('show excluded matches again after their file has changed', () => {
  const leftOut = {
    'a.pp': { text: 'old', offsets: [1] },
    'b.pp': { text: 'same', offsets: [2] },
    'c.pp': 'whole',
  } as const;
  expect(activeExclusions(leftOut, { 'a.pp': 'new', 'b.pp': 'same', 'c.pp': 'x' })).toEqual({
    'b.pp': [2],
    'c.pp': 'whole',
  });
});
