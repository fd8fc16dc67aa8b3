import { describe, expect, it } from 'vitest';
import { editedFiles, lineChange, textChange } from './text-edits.ts';

const file = 'manifests/site.pp';
const text = 'a\nbcd\ne\n';

describe('edits of a fix', () => {
  it('change every file that they name, however they are ordered', () => {
    const edits = [
      { place: { file, line: 1, column: 1, endLine: 1, endColumn: 2 }, text: 'AA' },
      { place: { file, line: 2, column: 2, endLine: 3, endColumn: 2 }, text: '' },
      { place: { file: 'x.pp', line: 1, column: 1, endLine: 1, endColumn: 1 }, text: 'new' },
    ];
    expect(editedFiles({ [file]: text, 'x.pp': '', 'y.pp': 'y' }, { edits })).toEqual({
      [file]: 'AA\nb\n',
      'x.pp': 'new',
    });
  });

  it('leave out files that are gone', () => {
    const place = { file: 'gone.pp', line: 1, column: 1, endLine: 1, endColumn: 1 };
    expect(editedFiles({}, { edits: [{ place, text: 'x' }] })).toEqual({});
  });
});

describe('the difference of two strings', () => {
  it('is computed by lines', () => {
    expect(lineChange(text, 'a\nbXd\ne\n')).toEqual({ line: 2, removed: ['bcd'], added: ['bXd'] });
    expect(lineChange(text, 'a\ne\n')).toEqual({ line: 2, removed: ['bcd'], added: [] });
    expect(lineChange(text, text)).toBeUndefined();
  });

  it('is computed as the smallest range of characters', () => {
    expect(textChange('aXa', 'aXXa')).toEqual({ offset: 2, length: 0, text: 'X' });
    expect(textChange('abc', '')).toEqual({ offset: 0, length: 3, text: '' });
  });
});
