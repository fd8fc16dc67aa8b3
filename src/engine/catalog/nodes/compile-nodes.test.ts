import { expect, it } from 'vitest';
import { declaredIn, resourceIn, testTypes } from '../../testing/compile.ts';
import { compileNodes, type NodesResult } from './compile-nodes.ts';

function compiled(manifest: string, names: readonly string[]): NodesResult {
  const files = new Map([['manifests/site.pp', manifest]]);
  return compileNodes(
    { files: { paths: [...files.keys()], read: (path) => files.get(path) }, types: testTypes },
    names.map((name) => ({ name, facts: {} })),
  );
}

function declaredOn(result: NodesResult, node: string): readonly string[] {
  const catalog = result.results.get(node)?.catalog;
  return catalog === undefined ? [] : declaredIn(catalog).filter((reference) => !reference.startsWith('Node'));
}

it('each node collects the exports of the others, in any compile order', () => {
  const manifest = `node 'hub' { Notify <<| |>> }
    node default { @@notify { $trusted['certname']: } }`;
  for (const names of [
    ['hub', 'a', 'b'],
    ['a', 'b', 'hub'],
  ]) {
    const result = compiled(manifest, names);
    expect(result.settled).toBe(true);
    expect(declaredOn(result, 'hub')).toEqual(['Notify[a]', 'Notify[b]']);
  }
});

it('reports the node of a collected resource', () => {
  const { results } = compiled(
    `node 'hub' { Notify <<| |>> }
     node 'a' { @@notify { 'n': } }`,
    ['hub', 'a'],
  );
  const catalog = results.get('hub')?.catalog;
  expect(catalog === undefined ? undefined : resourceIn(catalog, 'Notify[n]').collectedFrom).toEqual({
    node: 'a',
    place: { file: 'manifests/site.pp', line: 2 },
  });
});

it('passes on exports of a collected define', () => {
  const result = compiled(
    `define hop { notify { "at $title": } @@notify { "from $title": } }
     node 'last' { Notify <<| title == 'from x' |>> }
     node 'mid' { Hop <<| |>> }
     node 'first' { @@hop { 'x': } }`,
    ['last', 'mid', 'first'],
  );
  expect(result.settled).toBe(true);
  expect(declaredOn(result, 'mid')).toEqual(['Hop[x]', 'Notify[at x]', 'Notify[from x]']);
  expect(declaredOn(result, 'last')).toEqual(['Notify[from x]']);
});

it('a node that fails exports nothing, and the others are compiled all the same', () => {
  const result = compiled(
    `node 'a' { @@notify { 'n': } fail('no') }
     node 'hub' { Notify <<| |>> }`,
    ['a', 'hub'],
  );
  expect(result.results.get('a')?.error?.message).toContain('no');
  expect(declaredOn(result, 'hub')).toEqual([]);
});

it('stops nodes whose exports grow with each round', () => {
  const result = compiled(
    `define more(Integer $n, String $from) {
       $me = $trusted['certname']
       @@more { "\${me} \${n}": n => $n + 1, from => $me }
     }
     $me = $trusted['certname']
     more { "own \${me}": n => 0, from => $me }
     More <<| from != $me |>>`,
    ['a', 'b'],
  );
  expect(result.settled).toBe(false);
});
