import { describe, expect, it } from 'vitest';
import type { UnusedEntry } from '../../protocol/language-api.ts';
import { judgedText, toPlace, reasonText, unusedRows } from './unused-rows.ts';

function entry(kind: UnusedEntry['kind'], name: string, file: string): UnusedEntry {
  return { kind, name, why: 'unnamed', places: [{ file, range: [6, 9] }] };
}
const entries = [entry('key', 'b', 'data/x.yaml'), entry('class', 'web', 'm/web.pp'), entry('class', 'db', 'm/db.pp')];

describe('unused entries', () => {
  it('are listed by kind and name', () => {
    expect(unusedRows(entries, '', new Set()).map(({ text }) => text)).toEqual([
      'Classes, 2',
      'db, m/db.pp',
      'web, m/web.pp',
      'Data keys, 1',
      'b, data/x.yaml',
    ]);
    expect(unusedRows(entries, '', new Set(['class'])).map(({ id }) => id)).toEqual(['class', 'key', 'key b']);
  });

  it('are filtered by name and path', () => {
    expect(unusedRows(entries, 'M/ WEB', new Set()).map(({ id }) => id)).toEqual(['class', 'class web']);
    expect(unusedRows(entries, 'nothing', new Set())).toEqual([]);
  });

  it('state which nodes they are based on', () => {
    const judged = { nodes: 0, failed: 0, definitions: 9, undecided: 0 };
    expect(judgedText(judged)).toBe('Based on reading the code alone: no node was compiled.');
    expect(judgedText({ ...judged, nodes: 12, failed: 1, undecided: 3 })).toBe(
      'Based on 12 compiled nodes. 1 of them does not compile. Undecided: 3.',
    );
    expect(judgedText({ ...judged, nodes: 1 })).toBe('Based on 1 compiled node. All of them compile.');
    expect(reasonText({ kind: 'class', why: 'unnamed' }, { ...judged, nodes: 1 })).toContain('no node read it');
    expect(reasonText({ kind: 'class', why: 'unnamed' }, judged)).not.toContain('node');
  });

  it('have a place even in a file that has become shorter', () => {
    expect(toPlace({ file: 'a', range: [6, 9] }, { a: 'one\ntwo three' })).toMatchObject({ line: 2, column: 3 });
    expect(toPlace({ file: 'a', range: [6, 9] }, {})).toMatchObject({ file: 'a', line: 1 });
  });
});
