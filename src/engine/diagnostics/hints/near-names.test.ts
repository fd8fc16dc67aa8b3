import { describe, expect, it } from 'vitest';
import { editDistance, nearNames } from './near-names.ts';

describe('editDistance', () => {
  it('counts inserted, deleted, replaced and swapped letters', () => {
    expect(editDistance('file', 'fil', 3)).toBe(1);
    expect(editDistance('fle', 'file', 3)).toBe(1);
    expect(editDistance('ngnix', 'nginx', 3)).toBe(1);
    expect(editDistance('servcie', 'service', 3)).toBe(1);
    expect(editDistance('', 'abc', 3)).toBe(3);
  });
  it('stops at its limit', () => {
    expect(editDistance('file', 'service', 3)).toBeUndefined();
    expect(editDistance('abcd', 'wxyz', 3)).toBeUndefined();
  });
});

describe('nearNames', () => {
  it('returns the nearest name, or all names at the same distance', () => {
    expect(nearNames('colour', ['color', 'colours', 'cool'])).toEqual(['color', 'colours']);
    expect(nearNames('upcas', ['upcase', 'downcase'])).toEqual(['upcase']);
  });
  it('guesses nothing for a single letter, nor the name itself', () => {
    expect(nearNames('x', ['y', 'xx'])).toEqual([]);
    expect(nearNames('file', ['file'])).toEqual([]);
  });
});
