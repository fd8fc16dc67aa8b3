import { describe, expect, it } from 'vitest';
import { builtinTypes } from '../../providers/builtin.ts';
import { typeKnowledge } from '../../resource-types/knowledge.ts';
import { compileForTest, type TestManifest } from '../../testing/compile.ts';

const types = typeKnowledge(builtinTypes);

function first(manifest: TestManifest) {
  const [diagnostic] = compileForTest(manifest, { types }).diagnostics;
  if (diagnostic === undefined) throw new Error('nothing was found');
  return diagnostic;
}

describe('a reference to a resource that the catalog does not have', () => {
  it.each([
    [
      "package { 'nginx': }\nnotify { 'x':\n  require => Package['ngnix'],\n}",
      "Did you mean Package['nginx']?",
      'ngnix',
      'nginx',
    ],
    [
      "package { 'nginx': }\nservice { 'nginx': }\nPackage['ngnix'] -> Service['nginx']",
      "Did you mean Package['nginx']?",
      'ngnix',
      'nginx',
    ],
    [
      "package { 'nginx': }\nservice { 'nginx': }\nPackage['nginx'] ~> Service['nginxx']",
      "Did you mean Service['nginx']?",
      'nginxx',
      'nginx',
    ],
    ["class web { }\nnotify { 'x':\n  require => Class['wbe'],\n}", "Did you mean Class['web']?", 'wbe', 'web'],
  ])('is marked itself, with the nearest title: %j', (source, hint, marked, text) => {
    const { mark, fix, hint: own } = first(source);
    const span = mark?.span ?? { offset: 0, length: 0 };
    expect(own).toBe(hint);
    expect(source.slice(span.offset, span.offset + span.length)).toBe(marked);
    expect(fix?.edits).toEqual([{ file: 'manifests/site.pp', span, text }]);
  });

  it('suggests a next step if no title is similar', () => {
    expect(first("notify { 'b': require => Package['a'] }").hint).toBe(
      'The catalog contains no Package. Declare Package[a], or include the class that declares it.',
    );
  });
});

describe('a class in a file where Puppet does not look for it', () => {
  it.each([
    ['modules/web/manifests/Init.pp', 'class web { }'],
    ['modules/web/init.pp', 'class web { }'],
    ['modules/web/manifest/init.pp', 'class web { }'],
    ['modules/web/manifests/web.pp', 'class web { }'],
    ['modules/Web/manifests/init.pp', 'class web { }'],
    ['modules/web/manifests/init.pp.txt', 'class web { }'],
  ])('is found in %s and can be renamed', (path, text) => {
    const { hint, fix } = first({ 'manifests/site.pp': 'include web', [path]: text });
    expect(hint).toBe(`Puppet searches modules/web/manifests/init.pp, but the file is ${path}. Rename it.`);
    expect(fix).toEqual({
      title: 'Rename to modules/web/manifests/init.pp',
      edits: [],
      moves: [{ from: path, to: 'modules/web/manifests/init.pp' }],
    });
  });

  it('gets a hint to move it, beside another definition', () => {
    const files = {
      'manifests/site.pp': 'include web::server',
      'modules/web/manifests/other.pp': 'class web::other { }\nclass web::server { }',
    };
    expect(first(files).hint).toBe(
      'Puppet searches modules/web/manifests/server.pp, but the file is modules/web/manifests/other.pp. Move the definition into its own file.',
    );
  });

  it('gets a hint if its file defines another name', () => {
    const files = { 'manifests/site.pp': 'include web', 'modules/web/manifests/init.pp': 'class webb { }' };
    expect(first(files).hint).toBe('Did you mean webb?');
    const empty = { 'manifests/site.pp': 'include web', 'modules/web/manifests/init.pp': '# nothing yet' };
    expect(first(empty).hint).toBe('modules/web/manifests/init.pp defines no class.');
    const text = 'class bar { }';
    const { hint, fix } = first({ 'manifests/site.pp': 'include foo::bar', 'modules/foo/manifests/bar.pp': text });
    expect(hint).toBe('The file determines the name of a definition. In this file, it must be foo::bar.');
    expect(fix).toMatchObject({
      title: 'Change to foo::bar',
      edits: [{ span: { offset: 6, length: 3 }, text: 'foo::bar' }],
    });
  });
});

describe('a hint with the path of a missing file', () => {
  const modulepath = { 'environment.conf': 'modulepath = site-modules:modules:$basemodulepath\n' };

  it.each([
    [
      'include web::nosuch',
      { 'site-modules/web/manifests/init.pp': 'class web { }' },
      'site-modules/web/manifests/nosuch.pp',
    ],
    ['include web::nosuch', { 'modules/web/manifests/init.pp': 'class web { }' }, 'modules/web/manifests/nosuch.pp'],
    ["notice(epp('web/a.epp'))", { 'site-modules/web/manifests/init.pp': '' }, 'site-modules/web/templates/a.epp'],
    ["notice(epp('own/a.epp'))", {}, 'site-modules/own/templates/a.epp'],
  ])('names the folder by the module path: %s', (site, files, path) => {
    expect(first({ ...modulepath, ...files, 'manifests/site.pp': site }).hint).toBe(`Puppet searches ${path}.`);
  });

  it('finds a misplaced class in any folder of the module path', () => {
    const path = 'site-modules/web/manifests/web.pp';
    const { hint } = first({ ...modulepath, 'manifests/site.pp': 'include web', [path]: 'class web { }' });
    expect(hint).toBe(`Puppet searches site-modules/web/manifests/init.pp, but the file is ${path}. Rename it.`);
  });

  it('explains a definition with the wrong name in any folder of the module path', () => {
    const files = { 'manifests/site.pp': 'include web', 'site-modules/web/manifests/init.pp': 'class wbe { }' };
    expect(first({ ...modulepath, ...files })).toMatchObject({
      code: 'ILLEGAL_DEFINITION_LOCATION',
      hint: 'The file determines the name of a definition. In this file, it must be web.',
    });
  });
});

describe('code of a module outside of any class', () => {
  it.each([
    [
      "package { 'a': }",
      /^A module file can contain only definitions\. Put this code into class web \{ … \} and include/,
    ],
    ["package 'a'", /^A resource needs braces/],
  ])('has a next step: %j', (text, hint) => {
    const files = { 'manifests/site.pp': 'include web', 'modules/web/manifests/init.pp': text };
    expect(first(files).hint).toMatch(hint);
  });
});

describe('names of modules that the project does not have', () => {
  it.each([
    ["concat::fragment { 'a': }", 'resource type concat::fragment', 'concat (puppetlabs-concat on the Puppet Forge)'],
    ["firewall { 'a': }", 'resource type firewall', 'firewall (puppetlabs-firewall on the Puppet Forge)'],
    ["vcsrepo { '/srv/x': }", 'resource type vcsrepo', 'vcsrepo (puppetlabs-vcsrepo on the Puppet Forge)'],
    ["ini_setting { 'a': }", 'resource type ini_setting', 'inifile (puppetlabs-inifile on the Puppet Forge)'],
    ["archive { '/a': }", 'resource type archive', 'archive (puppet-archive on the Puppet Forge)'],
    ['include apt', 'class apt', 'apt (puppetlabs-apt on the Puppet Forge)'],
    ['include apache::mod::ssl', 'class apache::mod::ssl', 'apache (puppetlabs-apache on the Puppet Forge)'],
    ["class { 'nginx': }", 'class nginx', 'nginx (puppet-nginx on the Puppet Forge)'],
    ["mysql::db { 'a': }", 'resource type mysql::db', 'mysql (puppetlabs-mysql on the Puppet Forge)'],
    [
      "$x = postgresql::postgresql_password('a', 'b')",
      'function postgresql::postgresql_password',
      'postgresql (puppetlabs-postgresql on the Puppet Forge)',
    ],
    ["$x = mysql_password('a')", 'function mysql_password', 'mysql (puppetlabs-mysql on the Puppet Forge)'],
    [
      "class a(Systemd::Unit $x) { }\nclass { 'a': x => 1 }",
      'data type Systemd::Unit',
      'systemd (puppet-systemd on the Puppet Forge)',
    ],
    ["nowhere::thing { 'a': }", 'resource type nowhere::thing', 'nowhere'],
  ])('are told with the module, and lead to Missing: %j', (source, what, module) => {
    expect(first(source)).toMatchObject({
      hint: `The ${what} is in the module ${module}, which this project does not contain. Add a stand-in in the Missing view.`,
      view: 'missing',
    });
  });

  it('are not reported for a module of the project', () => {
    const files = { 'manifests/site.pp': 'include apt::server', 'modules/apt/manifests/init.pp': 'class apt { }' };
    expect(first(files)).not.toHaveProperty('view');
  });
});
