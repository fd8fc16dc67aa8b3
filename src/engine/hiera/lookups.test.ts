import { describe, expect, it } from 'vitest';
import { compile } from '../catalog/compile.ts';
import { compileForTest, type TestCompileOptions } from '../testing/compile.ts';

const HIERA = `version: 5
defaults: {datadir: data, data_hash: yaml_data}
hierarchy:
  - name: Node
    path: "nodes/%{trusted.certname}.yaml"
  - name: Common
    path: common.yaml
`;

type Files = Readonly<Record<string, string>>;
const MODULE_HIERA = 'version: 5\ndefaults: {data_hash: yaml_data}\nhierarchy: [{name: M, path: m.yaml}]\n';

/** Notify messages of a manifest, or its error. */
function run(site: string, files: Files, options: TestCompileOptions = {}): readonly string[] {
  const all = { 'hiera.yaml': HIERA, ...files, 'manifests/site.pp': site };
  const { error, logs } = compileForTest(all, options);
  const notices = logs.filter(({ level }) => level === 'notice').map(({ message }) => message);
  return error === undefined ? notices : [...notices, `Error: ${error.message}`];
}
function lookup(expression: string, files: Files, options: TestCompileOptions = {}): string {
  return run(`notice(String(${expression}, '%p'))`, files, options).join('\n');
}

describe('layers and levels', () => {
  const files = {
    'data/common.yaml': 'a: low\nb: {c: [1, {d: deep}]}\n',
    'data/nodes/node.example.com.yaml': 'a: high\n',
  };

  it('searches levels in order', () => {
    expect(lookup("lookup('a')", files)).toBe("'high'");
  });
  it('reads nested values by dotted keys', () => {
    expect(lookup("lookup('b.c.1.d')", files)).toBe("'deep'");
    expect(lookup("lookup('b.x', undef, undef, 'none')", files)).toBe("'none'");
    expect(lookup("lookup('a.x')", files)).toContain(
      "Got String when a hash-like object was expected to access value using 'x'",
    );
  });
  it('reads no data without a hiera.yaml', () => {
    expect(
      run("notice(lookup('a', undef, undef, 'none'))", { ...files, 'hiera.yaml': 'version: 5\nhierarchy: []\n' }),
    ).toEqual(['none']);
  });
  it('searches the module of a key last, and its default_hierarchy after all others', () => {
    const module = {
      'modules/m/hiera.yaml': `${MODULE_HIERA}default_hierarchy: [{name: D, path: d.yaml}]\n`,
      'modules/m/data/m.yaml': 'm::a: module\nm::b: module\n',
      'modules/m/data/d.yaml': 'm::c: default\n',
      'data/common.yaml': 'm::a: environment\n',
    };
    expect(run("notice(lookup('m::a'), lookup('m::b'), lookup('m::c'))", module)).toEqual([
      'environment module default',
    ]);
  });
  it('follows variables that change between scopes', () => {
    const site =
      "$where = 'one'\nclass c { $where = 'two' notice(lookup('k')) }\nnotice(lookup('k'))\ninclude c\nnotice(lookup('k'))";
    const hiera = 'version: 5\ndefaults: {data_hash: yaml_data}\nhierarchy: [{name: W, path: "%{where}.yaml"}]\n';
    expect(run(site, { 'hiera.yaml': hiera, 'data/one.yaml': 'k: 1\n', 'data/two.yaml': 'k: 2\n' })).toEqual([
      '1',
      '2',
      '1',
    ]);
  });
  it('maps paths over the elements of a fact', () => {
    const hiera =
      'version: 5\ndefaults: {data_hash: yaml_data}\nhierarchy: [{name: A, mapped_paths: [facts.apps, app, "%{app}.yaml"]}]\n';
    const facts = { apps: ['x', 'y'] };
    const data = { 'hiera.yaml': hiera, 'data/x.yaml': 'l: [x]\n', 'data/y.yaml': 'l: [y]\n' };
    expect(lookup("lookup('l', { merge => 'unique' })", data, { facts })).toBe("['x', 'y']");
  });
});

describe('interpolation', () => {
  it('inserts variables and other keys into strings', () => {
    const data = { 'data/common.yaml': `a: "%{trusted.certname} %{lookup('n')} %{literal('%')}{x}"\nn: [1, {x: y}]\n` };
    expect(lookup("lookup('a')", data)).toBe(`'node.example.com [1, {"x"=>"y"}] %{x}'`);
  });
  it('includes the keys of a hash', () => {
    const files = { 'data/common.yaml': 'h: {"at %{trusted.certname}": {"%{trusted.domain}": 1}}\n' };
    expect(lookup("lookup('h')", files)).toBe("{'at node.example.com' => {'example.com' => 1}}");
  });

  it('keeps the type of an aliased value', () => {
    expect(lookup("lookup('a')", { 'data/common.yaml': `a: ["%{alias('n')}"]\nn: {x: 1}\n` })).toBe("[{'x' => 1}]");
    expect(lookup("lookup('a')", { 'data/common.yaml': `a: "x%{alias('n')}"\nn: 1\n` })).toContain(
      'only permitted if the expression is equal',
    );
  });
  it('rejects unknown variables and methods, and endless recursion', () => {
    expect(lookup("lookup('a')", { 'data/common.yaml': 'a: "%{nope}"\n' })).toContain("Undefined variable 'nope'; ");
    expect(lookup("lookup('a')", { 'data/common.yaml': `a: "%{foo('x')}"\n` })).toContain(
      "Unknown interpolation method 'foo'",
    );
    expect(lookup("lookup('a')", { 'data/common.yaml': `a: "%{lookup('b')}"\nb: "%{lookup('a')}"\n` })).toContain(
      'Recursive lookup detected in [a, b]',
    );
  });
  it('stops data that grows without limit', () => {
    const lines = Array.from({ length: 60 }, (_, n) => `k${n}: "%{lookup('k${n + 1}')}%{lookup('k${n + 1}')}"`);
    const message = (last: string): string | undefined => {
      const files: Files = {
        'hiera.yaml': HIERA,
        'data/common.yaml': [...lines, `k60: ${last}`].join('\n'),
        'manifests/site.pp': "lookup('k0')",
      };
      const { error } = compile({
        files: { paths: Object.keys(files), read: (path) => files[path] },
        node: { name: 'node.example.com', facts: {} },
        budget: { steps: 100_000 },
      });
      return error?.message;
    };
    expect(message('x')).toContain('Stopped at a string of');
    // With an empty string as the last value, all strings are empty. The result of each key is reused, so there are
    // only 60 lookups.
    expect(message("''")).toBeUndefined();
  });
});

describe('merges', () => {
  const files = {
    'data/common.yaml':
      'lookup_options:\n  h: {merge: deep}\n  "^l": {merge: unique}\n  n: {convert_to: Integer}\nh: {a: 1, b: {x: 1}}\nlist: [1, [2]]\nn: "5"\n',
    'data/nodes/node.example.com.yaml': 'h: {b: {y: 2}}\nlist: [3, 1]\n',
  };
  it('follow lookup_options by key or pattern, unless the call overrides them', () => {
    expect(lookup("lookup('h')", files)).toBe("{'a' => 1, 'b' => {'x' => 1, 'y' => 2}}");
    expect(lookup("lookup('list')", files)).toBe('[3, 1, 2]');
    expect(lookup("lookup('h', { merge => 'first' })", files)).toBe("{'b' => {'y' => 2}}");
    expect(lookup("lookup('h', { merge => 'hash' })", files)).toBe("{'a' => 1, 'b' => {'y' => 2}}");
  });
  it('convert the value found', () => {
    expect(lookup("lookup('n')", files)).toBe('5');
  });
  it('are errors for values of other types', () => {
    expect(lookup("lookup('list', { merge => 'hash' })", files)).toContain(
      'The first element of the merge has wrong type, expects a Hash value, got Tuple',
    );
    expect(lookup("lookup('list', { merge => 'zip' })", files)).toContain("Unknown merge strategy: 'zip'");
  });
});

describe('parameters of classes', () => {
  const site = 'class c(Integer $p = 1, Optional[String] $q = undef) { notice($p, $q) }\ninclude c';
  it('come from data before defaults; null leaves the default', () => {
    expect(run(site, { 'data/common.yaml': 'c::p: 5\nc::q: x\n' })).toEqual(['5 x']);
    expect(run(site, { 'data/common.yaml': 'c::p: ~\n' })).toEqual(['1 ']);
  });
  it('are checked, with the place in the data', () => {
    const files = { 'hiera.yaml': HIERA, 'data/common.yaml': '# data\nc::p: five\n', 'manifests/site.pp': site };
    const { error, diagnostics } = compileForTest(files);
    expect(error?.message).toContain("Class[C]: parameter 'p' expects an Integer value, got String");
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ file: 'data/common.yaml', span: { offset: 7, length: 4 } }),
    );
  });
});

describe('mistakes in files', () => {
  it('names the data file, although Puppet names no place', () => {
    const { error, diagnostics } = compileForTest({
      'hiera.yaml': HIERA,
      'data/common.yaml': 'a: 1\nb: [\n',
      'manifests/site.pp': "lookup('a')",
    });
    expect(error?.message).toMatch(/^Unable to parse \(data\/common.yaml\)/);
    expect(diagnostics[0]).toMatchObject({ file: 'data/common.yaml' });
  });
  it.each([
    ['version: 3\n', 'hiera.yaml version 3 cannot be used in an environment (file: hiera.yaml)'],
    ['version: 6\n', 'This runtime does not support hiera.yaml version 6 (file: hiera.yaml)'],
    ['version: 5\nfoo: 1\n', "The Lookup Configuration at 'hiera.yaml' has wrong type, unrecognized key 'foo'"],
    [
      'version: 5\nhierarchy:\n  - {name: x, path: a, glob: b, data_hash: yaml_data}\n',
      'Only one of path, paths, glob, globs, uri, uris, or mapped_paths can be defined',
    ],
    [
      'version: 5\nhierarchy:\n  - name: x\n    data_hash: toml_data\n    path: common.yaml\n',
      "Unable to find 'data_hash' function named 'toml_data' (file: hiera.yaml)",
    ],
    [
      'version: 5\nhierarchy:\n  - name: x\n    data_hash: hocon_data\n    path: common.yaml\n',
      'not supported without hocon library',
    ],
  ])('refuses the configuration %j', (hiera, message) => {
    expect(lookup("lookup('a')", { 'hiera.yaml': hiera, 'data/common.yaml': 'a: 1\n' })).toContain(message);
  });
});

describe('functions as backends', () => {
  const withFunction = (conf: string, code: string): Files => ({
    'hiera.yaml': `version: 5\nhierarchy:\n  - name: F\n    ${conf}\n`,
    'modules/m/functions/f.pp': code,
  });
  it('get the key, the options and a context', () => {
    const code = `function m::f($key, $options, Puppet::LookupContext $context) {
      if $key == 'lookup_options' { $context.not_found }
      if $context.cache_has_key('n') { return("cached \${context.cached_value('n')}") }
      $context.cache('n', "\${key} \${options['o']}")
    }`;
    expect(
      run("notice(lookup('a'), lookup('b'))", withFunction('lookup_key: m::f\n    options: {o: 1}', code)),
    ).toEqual(['a 1 cached a 1']);
  });
  it('can return a whole hash', () => {
    const code = 'function m::f($options, $context) { { a => "%{trusted.certname}" } }';
    expect(lookup("lookup('a')", withFunction('data_hash: m::f', code))).toBe("'node.example.com'");
  });
});
