import { describe, expect, it } from 'vitest';
import { compile, programString, referenceText, getRelease, type ReleaseId } from '../engine/index.ts';
import { filesWithFixes } from './fixes/edits.ts';
import { migrate } from './migrate.ts';
import type { Files, MigrationSource } from './source.ts';
import { projectOf } from './testing/project.ts';

/** Applies all fixes once, and returns the files. */
function fixed(project: MigrationSource, from: ReleaseId = '3.8'): Files {
  const { findings } = migrate(project, from, '8.11');
  return filesWithFixes(
    project.files,
    findings.flatMap(({ fix }) => fix ?? []),
  );
}

/** Compiles the project. Returns the resources with their attributes; numbers are strings, as in old releases. */
function catalogOf(project: MigrationSource, id: ReleaseId): unknown {
  const release = getRelease(id);
  const { catalog, error } = compile({ ...project.inputFor(project.files, release), release });
  expect(error?.message).toBeUndefined();
  return catalog?.resources.map((resource) => [
    referenceText(resource),
    [...resource.parameters.values()].map(({ name, value }) => [
      name,
      programString(value).replaceAll(/'(-?\d+(?:\.\d+)?|true|false)'/g, '$1'),
    ]),
  ]);
}

describe('a migration from 3.8', () => {
  it('ignores relationships to the same resources in another form', () => {
    const text = "notify { a: before => [Notify['b']] }\nnotify { b: require => [Notify['a'], Notify['a']] }";
    expect(migrate(projectOf(text), '3.8', '8.11').findings).toEqual([]);
  });

  it.each([
    ['appends arrays', "$a = ['x']\nclass c { $a += ['y'] notify { $a: } }\ninclude c", "$a = $a + ['y']"],
    ['appends texts', "$s = 'x'\nclass c { $s += 'y' notify { $s: } }\ninclude c", '$s = "${s}y"'],
    ['assigns elements', "$h = { 'a' => 1 }\n$h['b'] = 2\nnotify { $h['b']: }", "$h = { 'a' => 1, 'b' => 2 }\nnotify"],
    ['quotes capitalized words', 'if $kernel == Linux { notify { linux: } }', "== 'Linux'"],
    ['quotes numbers that are titles', 'notify { 8080: }', "notify { '8080': }"],
    ['quotes modes', "file { '/a': mode => 0644 }", "mode => '0644'"],
    ['quotes words that are keywords now', 'notify { private: }', "notify { 'private': }"],
    ['writes names in full', 'class a::b { notify { b: } }\nclass a { include b }\ninclude a', 'include a::b'],
    ['writes names of defines in full', 'define a::d() { notify { d: } }\nclass a { d { x: } }\ninclude a', '{ a::d {'],
    ['takes the empty text for false', "$e = ''\nif $e { notify { yes: } }", "if $e and $e != '' {"],
    ['compares numbers', "$a = '9'\nif $a < 10 { notify { less: } }", 'Numeric($a) < 10'],
    ['compares with undef as with the empty text', "$u = undef\nif $u == '' { notify { none: } }", '"${u}" == \'\''],
    ['heeds case in a list', "if 'A' in ['a'] { notify { found: } }", 'any |$each|'],
    ['joins arrays in texts', "$l = ['a', 'b']\nnotify { \"x ${l}\": }", "${join($l, '')}"],
    ['calculates in texts', '$n = 5\nnotify { "${n + 1}": }', '${$n + 1}'],
    ['keeps escapes', 'notify { "\\u263a": }', '\\\\u263a'],
    ['renames variables', '$Port = 1\nnotify { "p ${Port}": }', '$port = 1'],
    ['writes references beside arrows', "class a { }\ninclude a\n'a' -> notify { b: }", "Class['a'] ->"],
    [
      'defines classes once',
      'class a { notify { x: } }\nclass a { notify { y: } }\ninclude a',
      '\nclass a { notify { x: } notify { y: }',
    ],
    ['moves defaults', "exec { 'x': }\nExec { path => '/bin' }", "Exec { path => '/bin' }\nexec"],
    ['looks for numbers and texts', "@user { a: uid => '5' }\nUser <| uid == 5 |>", "uid == 5 or uid == '5'"],
    ['looks data up', 'notify { a: message => hiera("k", "d") }', 'lookup("k", { \'default_value\' => "d" })'],
    ['reads facts that were texts', 'notify { "n ${processorcount}": }', "facts['processors']['count']"],
  ])('%s', (_, text, expected) => {
    const project = projectOf(text);
    const files = fixed(project);
    expect(`\n${files['manifests/site.pp']}`).toContain(expected);
    expect(withoutListsOfOne(catalogOf({ ...project, files }, '8.11'))).toEqual(
      withoutListsOfOne(catalogOf(project, '3.8')),
    );
  });

  it('removes imports, and copies inherited code into nodes', () => {
    const project = projectOf({
      'manifests/site.pp': "import 'nodes/*.pp'\n",
      'manifests/nodes/a.pp':
        "node base { notify { base: } }\nnode 'node.example.com' inherits base { notify { own: } }\n",
    });
    const files = fixed(project);
    expect(files['manifests/site.pp']).toBe('');
    expect(files['manifests/nodes/a.pp']).toContain("node 'node.example.com' {\n  notify { base: }");
  });

  it('writes hiera.yaml as version 5, with structured facts', () => {
    const project = projectOf({
      'hiera.yaml': ':backends: [yaml]\n:yaml:\n  :datadir: data\n:hierarchy: ["%{::osfamily}", common]\n',
      'data/Debian.yaml': 'a::x: from Debian\n',
      'manifests/site.pp': 'class a($x) { notify { $x: } }\ninclude a\n',
    });
    expect(fixed(project)['hiera.yaml']).toContain('%{facts.os.family}.yaml');
  });

  it('writes the variables of templates with a sign', () => {
    const project = projectOf({
      'modules/a/templates/x.erb':
        '<% port = 1 -%><% list.each do |port| %><%= port %> <%= name_of %> <%= osfamily %><% end %>',
      'modules/a/manifests/init.pp': 'class a($list = [], $name_of = 1, $port = 2) { }',
      'manifests/site.pp': '',
    });
    expect(fixed(project)['modules/a/templates/x.erb']).toBe(
      "<% port = 1 -%><% @list.each do |port| %><%= port %> <%= @name_of %> <%= @facts['os']['family'] %><% end %>",
    );
  });

  it('reports all errors at once, also in unevaluated code', () => {
    const text =
      'define d() {\n  $x += [1]\n  notify { 1: }\n}\nnode a inherits b { }\nnode default { }\nclass e { $h[1] = 2 }\n';
    const { findings } = migrate(projectOf(text), '3.8', '8.11');
    expect(findings.filter(({ kind }) => kind === 'error')).toHaveLength(4);
  });

  it('finds nothing in code that both releases treat the same', () => {
    const text = '$a = 10\nif $a > 5 { notify { \'x\': message => "n ${a}" } }\nclass c { }\ninclude c\n';
    expect(migrate(projectOf(text), '3.8', '8.11').findings).toEqual([]);
  });

  it('compares fixed files with the result of the old release for the original ones', () => {
    const project = projectOf('$h = $hostname\nnotify { Linux: message => "$h $osfamily" }\n');
    const half = migrate(project, '3.8', '8.11').findings.flatMap(({ fix }) =>
      fix?.kind === 'bare words' ? [fix] : [],
    );
    const files = filesWithFixes(project.files, half);
    const { findings } = migrate({ ...project, files, before: project.files }, '3.8', '8.11');
    expect(findings.flatMap(({ fix }) => fix?.title ?? [])).toEqual([
      "Change to $facts['networking']['hostname']",
      "Change to $facts['os']['family']",
    ]);
    const rest = filesWithFixes(
      files,
      findings.flatMap(({ fix }) => fix ?? []),
    );
    expect(migrate({ ...project, files: rest, before: project.files }, '3.8', '8.11').findings).toEqual([]);
  });

  it('names the types that moved to modules', () => {
    const { findings } = migrate(projectOf("cron { 'a': command => '/bin/a' }"), '3.8', '8.11');
    expect(findings.map(({ kind, rows }) => [kind, rows[0]?.id])).toEqual([['error', 'types of the core']]);
  });
});

describe('a migration from 2.7', () => {
  it('names the class whose variable dynamic scope found', () => {
    const project = projectOf(
      'class inner { notify { "p ${port}": } }\nclass outer { $port = \'80\' include inner }\ninclude outer',
    );
    const files = fixed(project, '2.7');
    expect(files['manifests/site.pp']).toContain('${outer::port}');
    expect(catalogOf({ ...project, files }, '8.11')).toEqual(catalogOf(project, '2.7'));
  });
});

/** Replaces lists of one resource with the resource itself, as Puppet up to 3.8 writes them in the catalog. */
function withoutListsOfOne(catalog: unknown): unknown {
  return JSON.parse(JSON.stringify(catalog).replaceAll(/"\[([^,"\]]*\[[^\]]*\])\]"/g, '"$1"'));
}
