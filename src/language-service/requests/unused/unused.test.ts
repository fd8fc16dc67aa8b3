import { describe, expect, it } from 'vitest';
import { builtinTypes, emptyStore, typeKnowledge, watchedFiles } from '../../../engine/index.ts';
import { compileNode } from '../../../nodes/index.ts';
import type { UnusedAnswer } from '../../answers.ts';
import { LanguageService } from '../../service.ts';

type Files = Readonly<Record<string, string>>;

/** Returns the files that are read while a node is compiled. */
function readsOf(files: Files, name: string): { readonly isFailed: boolean; readonly reads: readonly string[] } {
  const environment = { paths: Object.keys(files), read: (path: string) => files[path] };
  const { result } = compileNode((watch) => ({
    files: watchedFiles(environment, watch),
    node: { name, facts: {} },
    types: typeKnowledge(builtinTypes),
    exports: emptyStore,
  }));
  return { isFailed: result.error !== undefined, reads: result.reads };
}

function judge(files: Files, ...nodes: readonly string[]): UnusedAnswer {
  const service = new LanguageService();
  service.update({ files: new Map(Object.entries(files)), facts: {} });
  const compiled = nodes.map((name) => readsOf(files, name));
  return service.answer('unused', {
    nodes: nodes.length,
    failed: compiled.filter(({ isFailed }) => isFailed).length,
    reads: compiled.flatMap(({ reads }) => reads),
  });
}

/** Returns each unused entry as `kind name: why`. */
function unusedOf(files: Files, ...nodes: readonly string[]): readonly string[] {
  return judge(files, ...nodes)
    .entries.map(({ kind, name, why }) => `${kind} ${name}: ${why}`)
    .toSorted();
}

const web: Files = {
  'manifests/site.pp': "node 'n1' { include web }",
  'modules/web/manifests/init.pp': `
    # include web::documented
    class web(Web::Port $port = 80) {
      web::site { 'a': }
      notify { 'a'.web::shout: message => epp('web/a.epp') }
      file { '/k': source => 'puppet:///modules/web/key' }
      file { '/d': source => 'puppet:///modules/web/folder', recurse => true }
      if $port == 81 { include web::rare }
    }`,
  'modules/web/manifests/site.pp': 'define web::site { }',
  'modules/web/manifests/rare.pp': 'class web::rare { include web::deep }',
  'modules/web/manifests/deep.pp': 'class web::deep { }',
  'modules/web/manifests/old.pp': 'class web::old { web::oldsite { "a": } }',
  'modules/web/manifests/oldsite.pp': 'define web::oldsite { }',
  'modules/web/manifests/documented.pp': 'class web::documented { }',
  'modules/web/functions/shout.pp': 'function web::shout($x) { $x }',
  'modules/web/functions/whisper.pp': 'function web::whisper($x) { $x }',
  'modules/web/lib/puppet/functions/quiet.rb': 'Puppet::Functions.create_function(:quiet) do\nend',
  'modules/web/types/port.pp': 'type Web::Port = Integer',
  'modules/web/types/path.pp': 'type Web::Path = String',
  'modules/web/templates/a.epp': 'a',
  'modules/web/templates/b.erb': 'b',
  'modules/web/files/key': 'k',
  'modules/web/files/lost': 'l',
  'modules/web/files/folder/deep/x': 'x',
  'modules/web/spec/fixtures/manifests/init.pp': 'class fixture { }',
};
const never = [
  'class web::documented: unnamed',
  'class web::old: unnamed',
  'define web::oldsite: unnamed',
  'file web/lost: unnamed',
  'function quiet: unnamed',
  'function web::whisper: unnamed',
  'template web/b.erb: unnamed',
  'type Web::Path: unnamed',
];

describe('unused code', () => {
  it('is everything that no node read; names in unreached code are marked', () => {
    expect(unusedOf(web, 'n1')).toEqual(
      [...never, 'class web::deep: unnamed', 'class web::rare: unreached'].toSorted(),
    );
    expect(judge(web, 'n1').entries.find(({ name }) => name === 'web::rare')?.namedAt).toMatchObject({
      file: 'modules/web/manifests/init.pp',
    });
  });

  it('is found statically if no node was compiled', () => {
    expect(unusedOf(web)).toEqual(never);
    expect(judge(web).judged).toMatchObject({ nodes: 0, failed: 0, undecided: 0 });
  });

  it('is undecided for files that a failing node may use', () => {
    const files = { ...web, 'manifests/site.pp': "node 'n1' { include web } node 'n2' { fail('no') }" };
    expect(unusedOf(files, 'n1', 'n2')).toEqual(never);
    expect(judge(files, 'n1', 'n2').judged).toMatchObject({ nodes: 2, failed: 1, undecided: 2 });
  });

  it('is everything if no node uses anything', () => {
    const files = { ...web, 'manifests/site.pp': "node 'n1' { }" };
    expect(judge(files, 'n1').entries).toHaveLength(judge(files, 'n1').judged.definitions);
  });

  it.each<[what: string, code: string]>([
    ['interpolated', 'include "web::${facts[\'kind\']}ed"'],
    ['interpolated with the name of its module', 'include web::use'],
    ['capitalized', "Class['Web::Rolled'] -> Class['web']"],
    ['given to a function', "create_resources('class', { 'web::rolled' => {} })"],
    ['with holes at both ends', "include \"${facts['a']}::rol${facts['b']}\""],
    ['with leading colons', 'include ::web::rolled'],
  ])('is no class that is named %s', (_, code) => {
    const files = {
      'manifests/site.pp': `if false { ${code} }`,
      'modules/web/manifests/use.pp': 'class web::use { include "${module_name}::rolled" }',
      'modules/web/manifests/rolled.pp': 'class web::rolled { }',
    };
    expect(unusedOf(files).filter((entry) => entry.includes('web::rolled'))).toEqual([]);
  });
});

describe('unused data', () => {
  const data: Files = {
    'manifests/site.pp': "include web\nnotice(lookup('looked.up'), lookup(\"by_${facts['kind']}\"))",
    'hiera.yaml':
      'version: 5\nhierarchy: [{name: n, path: "nodes/%{trusted.certname}.yaml"}, {name: c, path: common.yaml}]',
    'data/common.yaml': [
      'web::port: 80',
      'web::prot: 81',
      'web::old::x: 1',
      'gone::x: 1',
      'looked: {up: 1}',
      'by_role: "%{lookup(\'other\')}"',
      'by_none: 1',
      'other: 1',
      'orphan: 1 # orphan',
      'lookup_options: {}',
    ].join('\n'),
    'data/nodes/n1.yaml': 'web::port: 82',
    'data/nodes/gone.yaml': 'orphan: 2',
    'modules/web/manifests/init.pp': 'class web($port) { }',
    'modules/web/manifests/old.pp': 'class web::old($x) { }',
  };

  it('is a key that nothing looks up, and a file that no node reads', () => {
    const files = { ...data, 'manifests/site.pp': "include web\nnotice(lookup('looked.up'), lookup('by_role'))" };
    expect(unusedOf(files, 'n1')).toEqual([
      'class web::old: unnamed',
      'data file data/nodes/gone.yaml: unreached',
      'key by_none: unnamed',
      'key orphan: unnamed',
      'key web::old::x: class',
      'key web::prot: parameter',
    ]);
    // The undecided key sets a parameter of `gone`, a class that the project does not have.
    expect(judge(files, 'n1').judged.undecided).toBe(1);
  });

  it('is no key that an interpolated name may match', () => {
    expect(unusedOf(data)).toEqual([
      'class web::old: unnamed',
      'key orphan: unnamed',
      'key web::old::x: class',
      'key web::prot: parameter',
    ]);
  });

  it('lists a key once, with all its places', () => {
    expect(
      judge(data)
        .entries.find(({ name }) => name === 'orphan')
        ?.places.map(({ file }) => file),
    ).toEqual(['data/common.yaml', 'data/nodes/gone.yaml']);
  });
});

it('is no key of a file outside of the data folders', () => {
  const files = {
    'manifests/site.pp': 'node "a" { notify { lookup("k"): } }',
    'hiera.yaml': 'version: 5\nhierarchy: [{ name: n, path: common.yaml }]\n',
    'data/common.yaml': 'k: v\nother: 1\n',
    'updatecli/a.yaml': 'scms: {}\n',
  };
  expect(unusedOf(files, 'a')).toEqual(['key other: unnamed']);
  expect(unusedOf(files)).toEqual(['key other: unnamed']);
});

it('ignores words that only consist of interpolations', () => {
  const site =
    'file { "/a": source => "puppet:///modules/${x}", content => epp("${x}.epp") } include "${x}" include "a${x}"';
  const files = {
    'manifests/site.pp': site,
    'modules/web/files/a': '',
    'modules/web/manifests/init.pp': 'class web { }',
  };
  expect(unusedOf(files)).toEqual(['class web: unnamed', 'file web/a: unnamed']);
});

it('accepts invalid and empty files', () => {
  const files = {
    'manifests/site.pp': 'class { "',
    'modules/a/manifests/init.pp': '',
    'data/x.yaml': '{',
    'x.epp': '<%',
  };
  expect(() => judge(files, 'a')).not.toThrow();
  expect(judge({}, 'a').entries).toEqual([]);
});
