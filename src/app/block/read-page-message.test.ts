import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBlockProject, readPageMessage } from './read-page-message.ts';

const run = { kind: 'run', run: 1, files: { 'manifests/site.pp': "notify { 'a': }\n" } } as const;

test('a run keeps its code and options, and nothing else', () => {
  expect(readPageMessage({ ...run, release: '7', more: { deep: [] } })).toEqual({ ...run, release: '7' });
  expect(createBlockProject({ ...run, release: '7', platform: 'rhel-9' })).toMatchObject({
    files: run.files,
    release: '7.34',
    node: { platform: 'rhel-9' },
  });
});

test.each([
  ['an unknown release', { release: '99' }, 'Unknown release: 99.'],
  ['an unknown machine', { platform: 'toString' }, 'Unknown platform: toString.'],
  ['a path outside of the project', { files: { '../a.pp': '' } }, 'A file of this block has an invalid path: ../a.pp.'],
  ['too much code', { files: { 'a.pp': 'x'.repeat(1_000_001) } }, 'The code of this block is too long to run.'],
])('%s is refused in words', (_, change, words) => {
  expect(createBlockProject({ ...run, ...change })).toBe(words);
});

test('anything else is ignored, whatever a page sends', () => {
  const words = fc.constantFrom('run', 'show', 'stop', 'log', 'dark', '__proto__', 'port', 'manifests/site.pp');
  const value = fc.oneof(words, fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true }));
  const message = fc.dictionary(fc.constantFrom('kind', 'run', 'files', 'view', 'theme', 'release', 'platform'), value);
  fc.assert(
    fc.property(fc.oneof(value, message), (data) => {
      const read = readPageMessage(data);
      if (read?.kind === 'run') expect(['string', 'object']).toContain(typeof createBlockProject(read));
      else expect([undefined, 'show', 'stop']).toContain(read?.kind);
    }),
    { numRuns: 1000 },
  );
});
