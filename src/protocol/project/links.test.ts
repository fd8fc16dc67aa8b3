import { describe, expect, it } from 'vitest';
import { linkedTexts } from './links.ts';

const link = (target: string) => ({ kind: 'link', target }) as const;

describe('the contents behind links', () => {
  const files = { 'templates/new.erb': 'new', 'files/good/a.conf': 'a', 'files/good/d/b.conf': 'b' };

  it('are those of files, also over other links', () => {
    const kept = {
      'templates/old.erb': link('new.erb'),
      'templates/older.erb': link('./old.erb'),
      'deep/er/x.erb': link('../../templates/new.erb'),
    };
    expect(linkedTexts(files, kept)).toEqual({
      'templates/old.erb': 'new',
      'templates/older.erb': 'new',
      'deep/er/x.erb': 'new',
    });
  });

  it('are those of all files of a folder', () => {
    expect(linkedTexts(files, { 'files/same': link('good') })).toEqual({
      'files/same/a.conf': 'a',
      'files/same/d/b.conf': 'b',
    });
  });

  it('are empty if a link leads out of the project, nowhere, to itself or in a cycle', () => {
    const kept = {
      out: link('../x'),
      passwd: link('/etc/passwd'),
      nothing: link('gone'),
      a: link('b'),
      b: link('a'),
      'files/good/self': link('..'),
      top: link('.'),
    };
    expect(linkedTexts(files, kept)).toEqual({});
  });
});
