import { describe, expect, it } from 'vitest';
import { builtinTypes, emptyStore, typeKnowledge, watchedFiles, type CompileInput } from '../engine/index.ts';
import { fileChanges, isTouched } from '../protocol/nodes/node-reads.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';
import { compareNode } from './compare-node.ts';
import { compileNode, type CompiledNode } from './compile-node.ts';

function compiled(files: ProjectFiles, name: string): CompiledNode {
  const environment = { paths: Object.keys(files), read: (path: string) => files[path] };
  return compileNode((watch): CompileInput => ({
    files: watchedFiles(environment, watch),
    node: { name, facts: {} },
    types: typeKnowledge(builtinTypes),
    exports: emptyStore,
  }));
}

const files: ProjectFiles = {
  'manifests/site.pp': `
    node 'web' { include nginx }
    node 'db' { notify { 'db': message => lookup('text') } }
    node 'plain' { notify { 'plain': } }`,
  'hiera.yaml': `
version: 5
hierarchy:
  - { name: node, path: "nodes/%{trusted.certname}.yaml" }
  - { name: all, glob: "all/*.yaml" }
  - { name: common, path: common.yaml }`,
  'data/common.yaml': 'text: hello',
  'modules/nginx/manifests/init.pp':
    'class nginx($port = 80) { notify { "web": message => epp("nginx/a.epp", { port => $port }) } }',
  'modules/nginx/templates/a.epp': 'port <%= $port %>',
  'modules/other/manifests/init.pp': 'class other { }',
};

/** Returns the nodes that a change of files affects. */
function touchedBy(changes: Readonly<Record<string, string>>): readonly string[] {
  const differences = fileChanges(files, { ...files, ...changes });
  return ['web', 'db', 'plain'].filter((name) =>
    compiled(files, name).result.reads.some((read) => isTouched(read, differences)),
  );
}

describe('a compiled node', () => {
  it.each([
    [{ 'manifests/site.pp': '# other' }, ['web', 'db', 'plain']],
    [{ 'manifests/new.pp': '' }, ['web', 'db', 'plain']],
    [{ 'environment.conf': 'modulepath = x' }, ['web', 'db', 'plain']],
    [{ 'modules/nginx/templates/a.epp': 'x' }, ['web']],
    [{ 'modules/nginx/manifests/init.pp': 'class nginx { }' }, ['web']],
    [{ 'modules/other/manifests/init.pp': '# other' }, []],
    [{ 'modules/nginx/README.md': 'x' }, []],
    [{ 'data/common.yaml': 'text: bye' }, ['web', 'db']],
    [{ 'data/nodes/db.yaml': 'text: mine' }, ['db']],
    [{ 'data/nodes/elsewhere.yaml': 'text: mine' }, []],
    [{ 'data/all/new.yaml': 'text: all' }, ['web', 'db']],
    [{ 'modules/nginx/hiera.yaml': 'version: 5' }, ['web']],
    [{ 'modules/new/manifests/init.pp': 'class new { }' }, []],
    [{ 'modules/new/lib/puppet/functions/epp.rb': '' }, ['web']],
    [{ 'modules/new/lib/puppet/functions/unused.rb': '' }, []],
  ])('depends on the files that it read or looked for: %j', (changes, expected) => {
    expect(touchedBy(changes)).toEqual(expected);
  });

  it('reports its result', () => {
    const { result } = compiled(files, 'web');
    expect(result).toMatchObject({ certname: 'web', warnings: 0, exported: [], collects: [] });
    expect(result.error).toBeUndefined();
    expect(compiled(files, 'web').result.digest).toBe(result.digest);
    expect(compiled(files, 'db').result.digest).not.toBe(result.digest);
    expect(compiled({ 'manifests/site.pp': "\nfail('no')" }, 'web').result).toMatchObject({
      resources: 0,
      error: { place: { file: 'manifests/site.pp', line: 2 } },
    });
  });

  it.each([
    ["message => '1'", 'message => 1'],
    ["message => 'undef'", 'message => undef'],
    ["message => 'a', tag => 'b'", "message => 'b', tag => 'a'"],
    ["message => 'text'", "message => ['text']"],
  ])('has another digest for %s than for %s', (one, other) => {
    const digestOf = (attributes: string) =>
      compiled({ 'manifests/site.pp': `notify { 'a': ${attributes} }` }, 'web').result.digest;
    expect(digestOf(one)).not.toBe(digestOf(other));
  });

  it('differs resource by resource, with multi-line strings unquoted', () => {
    const site = (body: string): CompiledNode => compiled({ 'manifests/site.pp': body }, 'web');
    const before = site(`file { '/a': mode => '0600', content => "1\\n2\\n" } notify { 'old': message => 'x' }`);
    const after = site(`file { '/a': mode => '0644', content => "1\\n3\\n" } notify { 'new': }`);
    expect(compareNode(before, after).changes).toEqual([
      {
        resource: 'File[/a]',
        status: 'changed',
        attributes: [
          { name: 'mode', before: "'0600'", after: "'0644'" },
          { name: 'content', before: '1\n2\n', after: '1\n3\n', isText: true },
        ],
        place: { file: 'manifests/site.pp', line: 1 },
      },
      expect.objectContaining({
        resource: 'Notify[old]',
        status: 'removed',
        attributes: [{ name: 'message', before: "'x'" }],
      }),
      expect.objectContaining({ resource: 'Notify[new]', status: 'added', attributes: [] }),
    ]);
    expect(compareNode(before, before).changes).toEqual([]);
    expect(compareNode(before, site('fail("no")')).errors).toEqual({ after: expect.stringContaining('no') as string });
  });
});
