import { describe, expect, it } from 'vitest';
import { testTypes } from '../../testing/compile.ts';
import { compile } from '../compile.ts';
import type { CompileResult } from '../compile-result.ts';
import { catalogToJson } from '../json/to-json.ts';
import { ProgramCache } from './program-cache.ts';

type Files = Readonly<Record<string, string>>;

function compileNode(files: Files, name: string, programs?: ProgramCache): CompileResult {
  const environment = { paths: Object.keys(files), read: (path: string) => files[path] };
  const shared = programs === undefined ? {} : { programs };
  return compile({ files: environment, node: { name, facts: {} }, types: testTypes, ...shared });
}

/** Returns the parts of a result that a user sees. */
function seen({ catalog, error, logs, diagnostics, classification }: CompileResult): unknown {
  return {
    catalog: catalog === undefined ? undefined : catalogToJson(catalog),
    error,
    logs,
    diagnostics,
    classification,
  };
}

const site: Files = {
  'manifests/a.pp': `
    class base (String $from = 'nobody') { notify { "base of \${from}": } }
    node 'common' { notify { 'common': } }
    node /^(web|db)(\\d+)$/ { notify { "\${1} \${2}": } Notify <| title == 'base of web' |> { message => $1 } class { 'base': from => $1 } }
    node 'one', 'two' { notify { $title: message => epp('m/t.epp', { 'n' => $facts['missing'] }) } }
    node 'Three' { include m }
    notify { 'between': }
    node 'broken' { fail("broken \${trusted['certname']}") }`,
  'manifests/b.pp': "node default { notify { 'default': } }",
  'manifests/c.pp': "node 'last' { undefined_function() }",
  'modules/m/manifests/init.pp':
    "class m { notify { \"m of ${trusted['certname']}\": message => inline_epp('<%= $title %>') } }",
  'modules/m/templates/t.epp': '<%- | $n | -%>\n<%= $trusted["certname"] %>',
};
const names = ['web1', 'db2', 'one', 'two', 'three', 'broken', 'last', 'common', 'unknown', 'web1'];

describe('compilations that share node definitions', () => {
  it.each([names, names.toReversed()])('have the results of separate compilations', (...order) => {
    const programs = new ProgramCache();
    for (const name of order) expect(seen(compileNode(site, name, programs))).toEqual(seen(compileNode(site, name)));
  });

  it('read a manifest again after a change, and a manifest that is added', () => {
    const programs = new ProgramCache();
    const steps: readonly Files[] = [
      site,
      { ...site, 'manifests/b.pp': "node default { notify { 'changed': } }" },
      { ...site, 'manifests/d.pp': "node 'unknown' { notify { 'added': } }" },
      { ...site, 'manifests/d.pp': "node 'one' { }" },
      { ...site, 'modules/m/templates/t.epp': 'changed' },
    ];
    for (const files of [...steps, ...steps.toReversed()])
      for (const name of ['one', 'unknown'])
        expect(seen(compileNode(files, name, programs))).toEqual(seen(compileNode(files, name)));
  });
});

describe('a node whose name is taken', () => {
  it.each([
    ["node 'a' { }\nnode 'a' { }", "Node 'a' is already defined"],
    ['node /a/ { }\nnode /a/ { }', "Node '__node_regexp__a' is already defined"],
    ["node 'a' { }\nclass a { }", "Node 'a' is already defined"],
    ["class a { }\nnode 'a' { }", "Class 'a' is already defined"],
    ["node 'm' { }\ndefine d(M::Kind $p) { }\nnode 'a' { }", "Class 'm' is already defined"],
    ["node 'm' { }\nnode 'a' { include m }", "Node 'm' is already defined"],
  ])('is an error: %s', (manifest, message) => {
    const files = {
      'manifests/site.pp': manifest,
      'modules/m/manifests/init.pp': 'class m { }',
      'modules/m/types/kind.pp': 'type M::Kind = String',
    };
    expect(compileNode(files, 'a').error?.message).toContain(message);
  });

  it('may be the name of a define', () => {
    expect(compileNode({ 'manifests/site.pp': "node 'a' { }\ndefine a { }" }, 'a').error).toBeUndefined();
  });
});

it('marks an error without a place at the last definition', () => {
  const manifest = "notify { 'x': }\nnode 'a' { }\nnode 'b' { }\nnode 'c' { }";
  const [diagnostic] = compileNode({ 'manifests/site.pp': manifest }, 'd').diagnostics;
  expect(manifest.slice(0, diagnostic?.span?.offset).split('\n')).toHaveLength(4);
});
