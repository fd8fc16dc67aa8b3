import { describe, expect, it } from 'vitest';
import { joinPath, normalizePath } from './data/data-files.ts';
import { globFiles } from './glob.ts';

const PATHS = [
  'data/b.yaml',
  'data/a.yaml',
  'data/a/b/c.yaml',
  'data/a/x.yaml',
  'data/.h.yaml',
  'data/a/n.json',
  'other/a.yaml',
];

describe('glob', () => {
  it.each([
    ['data/*.yaml', ['data/a.yaml', 'data/b.yaml']],
    ['data/**/*.yaml', ['data/a/b/c.yaml', 'data/a/x.yaml', 'data/a.yaml', 'data/b.yaml']],
    ['data/{b,a}.yaml', ['data/b.yaml', 'data/a.yaml']],
    ['data/{a/{x,n},b}.{yaml,json}', ['data/a/x.yaml', 'data/a/n.json', 'data/b.yaml']],
    ['data/[a-a].yaml', ['data/a.yaml']],
    ['data/**/{x,b,a}.yaml', ['data/a/x.yaml', 'data/a.yaml', 'data/b.yaml']],
    ['data/**/{b,a/x}.yaml', ['data/b.yaml', 'data/a/x.yaml']],
    ['data/**/', []],
    ['data/[b-a].yaml', ['data/a.yaml', 'data/b.yaml']],
    ['data/a[!z]x.yaml', []],
    ['data/[^a].yaml', ['data/b.yaml']],
    ['data/?.yaml', ['data/a.yaml', 'data/b.yaml']],
    ['data/.*.yaml', ['data/.h.yaml']],
    ['./data/../other/*', ['other/a.yaml']],
    ['data/+(', []],
  ])('%s', (pattern, expected) => {
    expect(globFiles(pattern, PATHS)).toEqual(expected);
  });
  it('limits the number of alternatives', () => {
    expect(globFiles('{a,b}'.repeat(40), PATHS)).toEqual([]);
  });
});

describe('paths', () => {
  it.each([
    ['', 'data', 'data'],
    ['modules/m', 'data', 'modules/m/data'],
    ['data', '../x.yaml', 'x.yaml'],
    ['data', '/abs/x.yaml', '/abs/x.yaml'],
    ['data', './x.yaml', 'data/x.yaml'],
  ])('%s + %s', (folder, path, whole) => {
    expect(joinPath(folder, path)).toBe(whole);
  });
  it('knows the environment by its absolute path too', () => {
    expect(normalizePath('/etc/puppetlabs/code/environments/production/data/x.yaml')).toBe('data/x.yaml');
    expect(normalizePath('../production/data/./x.yaml')).toBe('data/x.yaml');
    expect(normalizePath('/etc/other.yaml')).toBe('/etc/other.yaml');
  });
});
