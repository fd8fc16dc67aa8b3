import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { addFiles } from './add-files.ts';

const project = { files: { 'manifests/site.pp': 'mine' } };

it('adds files to a folder, with their own folders', () => {
  const incoming = [
    { path: 'a.pp', bytes: strToU8('# a\n') },
    { path: 'sub/b.pp', bytes: strToU8('# b\n') },
  ];
  expect(addFiles(project, 'manifests', incoming)).toEqual({
    kept: {},
    files: { 'manifests/a.pp': '# a\n', 'manifests/sub/b.pp': '# b\n' },
    leftOut: [],
  });
  expect(Object.keys(addFiles(project, '', incoming).files)).toEqual(['a.pp', 'sub/b.pp']);
});

it('overwrites nothing, keeps binary and long files as bytes, and refuses paths outside of the project', () => {
  const { files, kept, pack, leftOut } = addFiles(project, 'manifests', [
    { path: 'site.pp', bytes: strToU8('theirs') },
    { path: 'logo.png', bytes: Uint8Array.of(0x89, 0, 1) },
    { path: 'long.pp', bytes: strToU8('x'.repeat(1_000_001)) },
    { path: '../out.pp', bytes: strToU8('x') },
    { path: 'twice.pp', bytes: strToU8('first') },
    { path: 'twice.pp', bytes: strToU8('second') },
  ]);
  expect(files).toEqual({ 'manifests/twice.pp': 'first' });
  expect(kept).toMatchObject({
    'manifests/logo.png': { at: 0, size: 3, why: 'binary' },
    'manifests/long.pp': { at: 3, size: 1_000_001, why: 'too-long' },
  });
  expect(pack?.blob.size).toBe(1_000_004);
  const reasons = leftOut.map(({ path, reason }) => [path, 'problem' in reason ? reason.problem.kind : reason.kind]);
  expect(reasons).toEqual([
    ['manifests/site.pp', 'exists'],
    ['manifests/../out.pp', 'dots'],
    ['manifests/twice.pp', 'exists'],
  ]);
});
