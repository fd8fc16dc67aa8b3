import { describe, expect, it } from 'vitest';
import {
  compileError,
  compileForTest,
  compileToCatalog,
  declaredIn,
  parametersIn,
  resourceIn,
} from '../../testing/compile.ts';
import { referenceText } from '../catalog.ts';

function containersOf(manifest: string, contained: string): readonly string[] {
  return compileToCatalog(manifest)
    .containment.filter((edge) => referenceText(edge.contained) === contained)
    .map(({ container }) => referenceText(container));
}

describe('classes', () => {
  it('are evaluated once, at the first declaration', () => {
    const catalog = compileToCatalog(
      `include b, a\ninclude a\nclass a { notify { 'a': } include b }\nclass b { notify { 'b': } }`,
    );
    expect(catalog.classes).toEqual(['settings', 'b', 'a']);
    expect(declaredIn(catalog)).toEqual(['Class[B]', 'Class[A]', 'Notify[b]', 'Notify[a]']);
  });

  it('are contained in their stage and in their containers', () => {
    const classes = `class a { contain b include c } class b { } class c { }\n`;
    expect(containersOf(`${classes}include a`, 'Class[B]')).toEqual(['Stage[main]', 'Class[A]']);
    expect(containersOf(`${classes}include a`, 'Class[C]')).toEqual(['Stage[main]']);
    expect(containersOf(`${classes}stage { 'pre': }\nclass { 'a': stage => pre }`, 'Class[C]')).toEqual(['Stage[pre]']);
  });

  it('take parameters: given ones, then defaults in order; undef counts as not given', () => {
    const catalog = compileToCatalog(
      `class a(Integer $x, $y = $x + 1, $z = 3) { notify { "$x $y $z": } }\nclass { 'a': x => 1, z => undef }`,
    );
    expect(parametersIn(catalog, 'Class[A]')).toEqual({ x: 1, y: 2, z: 3 });
    expect(declaredIn(catalog)).toContain('Notify[1 2 3]');
  });

  it('report all errors in their parameters at once', () => {
    const manifest = `class a(Integer $x, $y, Enum['a'] $z = 'a') { }\nclass { 'a': x => 'q', z => 'c', w => 1 }`;
    expect(compileError(manifest)).toContain(
      "Class[A]:\n  has no parameter named 'w'\n  parameter 'x' expects an Integer value, got String\n" +
        "  expects a value for parameter 'y'\n  parameter 'z' expects a match for Enum['a'], got 'c' (file: manifests/site.pp, line: 2, column: 1)",
    );
  });

  it('run the code of their parent first, in sight of its variables', () => {
    const catalog = compileToCatalog(
      `class b { $v = 1 notify { 'b': } } class a inherits b { notify { "a $v": } } include a`,
    );
    expect(declaredIn(catalog)).toEqual(['Class[B]', 'Class[A]', 'Notify[b]', 'Notify[a 1]']);
    expect([...resourceIn(catalog, 'Notify[b]').tags]).not.toContain('a');
  });

  it('are read from modules by their name', () => {
    const files = {
      'manifests/site.pp': 'include ntp::server',
      'modules/ntp/manifests/init.pp': 'class ntp { }',
      'modules/ntp/manifests/server.pp': 'class ntp::server { include ntp notify { "$module_name": } }',
    };
    expect(declaredIn(compileToCatalog(files))).toEqual(['Class[Ntp::Server]', 'Class[Ntp]', 'Notify[ntp]']);
  });

  it.each([
    ['include nope', 'Error while evaluating a Function Call, Could not find class ::nope for node.example.com'],
    [`class { 'nope': }`, 'Error while evaluating a Resource Statement, Could not find declared class nope'],
    ['include undef', 'Cannot use undef as a class name'],
    [`include ''`, 'Cannot use empty string as a class name'],
    [
      `class a inherits nope { } include a`,
      "Could not find parent resource type '::nope' of type hostclass in production",
    ],
    [`class a { } include a class { 'a': }`, 'Duplicate declaration: Class[A] is already declared; cannot redeclare'],
    [`class a { } class a { }`, "Class 'a' is already defined (file: manifests/site.pp, line: 1); cannot redefine"],
    [`class { 'a': stage => 'nope' } class a { }`, 'Could not find stage nope specified by Class[A]'],
  ])('refuse %s', (manifest, message) => {
    expect(compileError(manifest)).toContain(message);
  });

  it('without code report an error in the default of a parameter in their own file', () => {
    const files = {
      'manifests/site.pp': 'include a',
      'modules/a/manifests/init.pp': '# A class.\nclass a($x = $nowhere) { }',
    };
    expect(compileError(files)).toContain('(file: modules/a/manifests/init.pp, line: 2, column: 14)');
  });
});

describe('defines', () => {
  it('are evaluated after all surrounding code, round by round', () => {
    const catalog = compileToCatalog(`
      define outer() { inner { "i $title": } notify { "o $title": } }
      define inner() { notify { $title: } }
      outer { ['1', '2']: }
      notify { 'last': }`);
    expect(declaredIn(catalog).filter((reference) => reference.startsWith('Notify'))).toEqual([
      'Notify[last]',
      'Notify[o 1]',
      'Notify[o 2]',
      'Notify[i 1]',
      'Notify[i 2]',
    ]);
  });

  it('report an error inside with both places', () => {
    expect(compileError(`define d() {\n  notify { $nope: }\n}\nd { 'x': }`)).toBe(
      "Evaluation Error: Error while evaluating a Resource Statement, Evaluation Error: Unknown variable: 'nope'. " +
        '(file: manifests/site.pp, line: 2, column: 12) (file: manifests/site.pp, line: 4) on node node.example.com',
    );
  });

  it('report a break in the body at the break, without the name of the define', () => {
    expect(compileError(`define d() {\n  with(1) |$x| { break() }\n}\nd { 'x': }`)).toBe(
      'Evaluation Error: Error while evaluating an Object, break() from context where this is illegal ' +
        '(file: manifests/site.pp, line: 2) on node node.example.com',
    );
  });

  it('are checked even if they stay virtual', () => {
    expect(compileError(`define d($x) { }\n@d { 'v': y => 1 }`)).toBe(
      "D[v]:\n  has no parameter named 'y'\n  expects a value for parameter 'x' on node node.example.com",
    );
  });

  it('hand metaparameters down below the main class', () => {
    const catalog = compileToCatalog(`define d() { notify { 'n': } }\nd { 'x': noop => true, tag => 'A::b' }`);
    expect(parametersIn(catalog, 'Notify[n]')).toEqual({ noop: true, tag: 'A::b' });
    expect([...resourceIn(catalog, 'Notify[n]').tags].sort()).toEqual([
      'a',
      'a::b',
      'b',
      'class',
      'd',
      'n',
      'notify',
      'x',
    ]);
  });
});

describe('nodes', () => {
  const nodes = `
    node 'web1.example.com' { notify { 'exact': } }
    node /^web(\\d)/ { notify { "pattern \${1}": } }
    node default { notify { 'default': } }`;

  it.each([
    ['WEB1.example.com', 'Notify[exact]'],
    ['web2.example.com', 'Notify[pattern 2]'],
    ['db.example.com', 'Notify[default]'],
  ])('%s gets %s', (node, expected) => {
    expect(declaredIn(compileToCatalog(nodes, { node }))).toContain(expected);
  });

  it('must match if there are any', () => {
    expect(compileError(`node 'a' { }`)).toBe(
      "Could not find node statement with name 'default' or 'node.example.com' on node node.example.com",
    );
  });
});

describe('syntax errors', () => {
  it('stop at the first one and name the environment', () => {
    const { error, logs } = compileForTest(`notify { 'a' }`);
    expect(error?.message).toMatch(
      /^Could not parse for environment production: Syntax error at .* on node node\.example\.com$/,
    );
    expect(error?.class).toBe('Puppet::ParseErrorWithIssue');
    expect(logs).toHaveLength(1);
  });

  it('become diagnostics with a place too', () => {
    const { diagnostics } = compileForTest(`notify { 'a': }\nnotify { $nope: }`);
    expect(diagnostics).toMatchObject([
      { severity: 'error', file: 'manifests/site.pp', span: { offset: 25, length: 5 } },
    ]);
  });
});
