import { expect, it } from 'vitest';
import { compileForTest } from '../../testing/compile.ts';

const manifest = `node 'web.example.com', 'other' { }
node /^WEB\\d+\\./ { }
node default { }`;

it.each([
  ['WEB.example.com', { kind: 'name', text: 'web.example.com', place: { file: 'manifests/site.pp', line: 1 } }],
  ['x', { kind: 'default', text: 'default', place: { file: 'manifests/site.pp', line: 3 } }],
])('of %s', (node, classification) => {
  expect(compileForTest(manifest, { node }).classification).toEqual(classification);
});

it('reports the regular expression as written', () => {
  const patterns = `node /^db/ { }\nnode /^web\\d+\\./ { }\nnode /web1/ { }`;
  expect(compileForTest(patterns, { node: 'web1.example.com' }).classification).toEqual({
    kind: 'pattern',
    text: '^web\\d+\\.',
    place: { file: 'manifests/site.pp', line: 2 },
  });
});

it('reports missing node definitions and a node without a match; undefined after a syntax error', () => {
  expect(compileForTest('').classification).toEqual({ kind: 'none' });
  const unmatched = compileForTest(`node 'a' { }`, { node: 'b' });
  expect(unmatched.classification).toEqual({ kind: 'unmatched' });
  expect(unmatched.error).toBeDefined();
  expect(compileForTest(`node 'a' {`).classification).toBeUndefined();
});
