import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../engine/index.ts';
import { LanguageService } from '../../service.ts';

type Files = Readonly<Record<string, string>>;

/** Returns the findings in a file, as `LINE: MESSAGE` and the marked source. */
function find(files: Files | string, path = 'manifests/site.pp'): readonly string[] {
  const all = typeof files === 'string' ? { [path]: files } : files;
  const text = all[path] ?? '';
  return findAll(all)
    .filter(({ file, isUnused }) => file === path && isUnused !== true)
    .map(({ message, span }) => {
      const marked = span === undefined ? '' : text.slice(span.offset, span.offset + span.length);
      return `${marked}: ${message}`;
    });
}

function findAll(files: Files): readonly Diagnostic[] {
  const service = new LanguageService();
  service.update({ files: new Map(Object.entries(files)), facts: {} });
  return service.check({ first: undefined }).files.flatMap(({ findings }) => findings);
}

function findUnused(text: string, path = 'modules/a/manifests/init.pp'): readonly string[] {
  return findAll({ [path]: text })
    .filter(({ isUnused }) => isUnused === true)
    .map(({ span }) => (span === undefined ? '' : text.slice(span.offset, span.offset + span.length)));
}

const vhost = {
  'modules/nginx/manifests/init.pp': 'class nginx(Enum[fast, slow] $mode = fast) {\n  $port = 80\n}\n',
  'modules/nginx/manifests/vhost.pp':
    'define nginx::vhost(Integer $port, String $docroot, Optional[Nginx::Log] $log = undef) { notice($port, $docroot, $log) }\n',
  'modules/nginx/types/log.pp': "type Nginx::Log = Struct[{ path => String, level => Enum['info', 'debug'] }]\n",
  'modules/nginx/templates/a.epp': '<%- | String $name, Integer $size = 1 | -%>\n<%= $name %><%= $size %>\n',
  'modules/nginx/files/a.txt': 'a\n',
};

function inProject(text: string): Files {
  return { ...vhost, 'manifests/site.pp': text };
}

describe('code that no node reaches', () => {
  it('is checked like any other code', () => {
    const found = find(
      [
        "if $facts['os']['family'] == 'RedHat' {",
        "  file { '/a': ensrue => file }",
        "  servcie { 'x': }",
        '  include nosuch',
        '  notify { "${nope}": }',
        "  service { 'a': ensure => runing }",
        "  $b = split('a')",
        '  $c = nofunction(1)',
        "  user { 'a': ensure => present, ensure => absent }",
        '  $b = 2',
        '}',
      ].join('\n'),
    );
    expect(found.toSorted()).toEqual([
      "$b: Cannot reassign variable '$b'",
      "ensrue: no parameter named 'ensrue' on File[/a]",
      "ensure: The attribute 'ensure' has already been set",
      "nofunction: Unknown function: 'nofunction'.",
      "nope: Unknown variable: 'nope'.",
      'nosuch: Could not find class ::nosuch',
      'runing: Parameter ensure failed on Service[a]: Invalid value "runing". Valid values are stopped, running.',
      "servcie: Unknown resource type: 'servcie'",
      "split: 'split' expects 2 arguments, got 1",
    ]);
  });
});

describe('values of built-in types', () => {
  it.each<readonly [text: string, ...expected: readonly string[]]>([
    [
      "file { '/a': mode => '0999' }",
      `'0999': Parameter mode failed on File[/a]: The file mode specification is invalid: "0999"`,
    ],
    [
      "file { ['/a', 'b/c']: }",
      "'b/c': Parameter path failed on File[b/c]: File paths must be fully qualified, not 'b/c'",
    ],
    [
      "cron { 'a': hour => 25 }",
      '25: Parameter hour failed on Cron[a]: Munging failed for value 25 in class hour: 25 is not a valid hour',
    ],
    [
      "cron { 'a': special => 'never' }",
      `'never': Parameter special failed on Cron[a]: Invalid special schedule "never"`,
    ],
    ["file { 'C:/a': }"],
    ["file { 'a': path => '/b' }"],
    ["file { 'a': * => { path => '/b' } }"],
    ["file { default: path => '/a'; 'b': }"],
    ["cron { 'a': hour => '*/2', minute => [0, 30], weekday => 'mon' }"],
  ])('%s', (text, ...expected) => {
    expect(find(text)).toEqual(expected);
  });
});

describe('declarations', () => {
  it.each([
    [
      "nginx::vhost { 'a': port => 'x', docroot => '/x' }",
      ["'x': Nginx::Vhost[a]: parameter 'port' expects an Integer value, got String"],
    ],
    [
      "Nginx::Vhost { docroot => '/x' }\nnginx::vhost { 'a': docroot => '/y' }",
      ["'a': Nginx::Vhost[a]: expects a value for parameter 'port'"],
    ],
    [
      "nginx::vhost { 'a': port => 1, docroot => '/x' }\nnginx::vhost { 'b': docroot => '/y' }",
      ["'b': Nginx::Vhost[b]: expects a value for parameter 'port'"],
    ],
    [
      'Nginx::Vhost <| |> { docroot => "/x/${title}" }\nnginx::vhost { \'a\': }',
      ["'a': Nginx::Vhost[a]: expects a value for parameter 'port'"],
    ],
    ["Nginx::Vhost { * => { port => 1 } }\nnginx::vhost { 'a': docroot => '/x' }", []],
    ["nginx::vhost { 'a': port => 1 }", ["'a': Nginx::Vhost[a]: expects a value for parameter 'docroot'"]],
    [
      "nginx::vhost { 'a': prot => 1, port => 1, docroot => '/x' }",
      ["prot: Nginx::Vhost[a]: has no parameter named 'prot'"],
    ],
    ["nginx::vhots { 'a': }", ["nginx::vhots: Unknown resource type: 'nginx::vhots'"]],
    [
      "nginx::vhost { 'a': port => 1, docroot => \"/${facts['x']}\", log => { path => '/l', level => 'loud' } }",
      [
        "{ path => '/l', level => 'loud' }: Nginx::Vhost[a]: parameter 'log' entry 'level' expects a match for Enum['debug', 'info'], got 'loud'",
      ],
    ],
    [
      "class { 'nginx': mode => quick }",
      ["quick: Class[Nginx]: parameter 'mode' expects a match for Enum['fast', 'slow'], got 'quick'"],
    ],
    ["class { 'nginx::none': }", ["'nginx::none': Could not find declared class nginx::none"]],
    ["File['/a'] { mdoe => '0644' }", ["mdoe: no parameter named 'mdoe' on File[/a]"]],
    ["File { mdoe => '0644' }", ["mdoe: no parameter named 'mdoe' on File"]],
    [
      "file { '/a': source => 'puppet:///modules/nginx/b.txt' }",
      ['nginx/b.txt: Could not find any files from puppet:///modules/nginx/b.txt'],
    ],
  ])('%s', (text, expected) => expect(find(inProject(text))).toEqual(expected));

  it.each([
    "nginx::vhost { 'a': * => $facts['x'] }",
    "nginx::vhost { default: docroot => '/x'; 'a': port => 1 }",
    "nginx::vhost { 'a': port => $facts['port'], docroot => \"${facts['a']}/b\" }",
    "Nginx::Vhost { docroot => '/x' }\nnginx::vhost { 'a': port => 1 }",
    "Nginx::Vhost {\n  # For {all}\n  docroot => \"/${facts['x']}\",\n  port => 1,\n}\nnginx::vhost { 'a': }",
    "nginx::vhost { 'a': port => 1, docroot => '/x', log => undef, require => File['/a'], tag => 'b' }",
    "unknown_module::thing { 'a': }",
    "vcsrepo { '/a': ensure => present }",
    "if defined('nosuch') { include nosuch }",
    "file { '/a': source => ['puppet:///modules/nginx/b.txt', 'puppet:///modules/nginx/a.txt'] }",
  ])('no finding in %s', (text) => expect(find(inProject(text))).toEqual([]));
});

describe('names', () => {
  it.each([
    ['include nginx::nosuch', ['nginx::nosuch: Could not find class ::nginx::nosuch']],
    [
      'class a inherits nginx::base { }',
      ["nginx::base: Could not find parent resource type '::nginx::base' of type hostclass in production"],
    ],
    ['notice(nginx::calc(1))', ["nginx::calc: Unknown function: 'nginx::calc'."]],
    ['function f(Nginx::Lgo $x) { $x }', ['Nginx::Lgo: Resource type not found: Nginx::Lgo']],
    ["$a = template('nginx/none.erb')", ["'nginx/none.erb': Could not find template 'nginx/none.erb'"]],
    ["$a = file('nginx/none')", ["'nginx/none': Could not find any files from nginx/none"]],
    ["$a = epp('nginx/a.epp')", ["epp: lambda: expects a value for parameter 'name'"]],
    ["$a = epp('nginx/a.epp', { 'name' => 1 })", ["1: lambda: parameter 'name' expects a String value, got Integer"]],
    ["$a = epp('nginx/a.epp', { 'name' => 'b', 'sise' => 1 })", ["'sise': lambda: has no parameter named 'sise'"]],
    ['notice($nginx::prot)', ["$nginx::prot: Unknown variable: 'nginx::prot'."]],
    ["function f(Integer $x) { $x }\nnotice(f('a'))", ["'a': 'f' parameter 'x' expects an Integer value, got String"]],
    ['notice([1].each())', ["each: 'each' expects a block"]],
  ])('%s', (text, expected) => expect(find(inProject(text)).map((each) => each.split('\n')[0])).toEqual(expected));

  it.each([
    'notice($nginx::port, $nginx::mode)',
    'notice($::osfamily, $hostname, $trusted, $title)',
    '[1, 2].each |$x| { $y = $x notice($y) }',
    "if 'a' =~ /(a)/ { notice($1) }",
    '[$a, $b] = [1, 2]\nnotice($a, $b)',
    'notice($role)\nnode default { $role = 1 }',
    "if $facts['x'] { $a = 1 } else { $a = 2 }\nnotice($a)",
    "case $facts['x'] { 1: { $a = 1 } default: { fail('x') } }\nnotice($a)",
    "notice('a'.upcase, [1].size, Integer('1'), Deferred('split', ['a', 'b']))",
    "$a = epp('nginx/a', { 'name' => 'b' })",
  ])('no finding in %s', (text) => expect(find(inProject(text))).toEqual([]));
});

describe('modules that the project does not have', () => {
  const text = 'include nosuch';
  it.each([
    [{ 'manifests/init.pp': text, 'metadata.json': '{"name": "a-b"}' }],
    [{ 'manifests/init.pp': text, 'puppetfiles/compute.Puppetfile': "mod 'nosuch', :latest\n" }],
  ])('may define any name: %j', (files) => expect(find(files, 'manifests/init.pp')).toEqual([]));
});

describe('code without effect', () => {
  it('is marked as unused', () => {
    expect(findUnused('class a {\n  $unused = 1\n}')).toEqual(['$unused']);
    expect(findUnused('class a(String $x, String $y) {\n  notice($y)\n}')).toEqual(['$x']);
    expect(findUnused("define a::b($x) {\n  fail('a')\n  notice($x)\n  notify { 'a': }\n}")).toEqual([
      "notice($x)\n  notify { 'a': }",
    ]);
    expect(findUnused('# @api private\nclass a::b {\n}', 'modules/a/manifests/b.pp')).toEqual(['a::b']);
  });

  it('is not read by the templates that the code renders', () => {
    const text = "class a($x, $y) {\n  notice(template('a/b.erb'))\n}";
    const found = findAll({ 'modules/a/manifests/init.pp': text, 'modules/a/templates/b.erb': '<%= @x %>\n' });
    expect(found.map(({ message }) => message)).toEqual(['Unused parameter $y: nothing reads it in this class']);
  });

  it('may be used by a template, a class that inherits, or other code', () => {
    expect(findUnused("class a($x) {\n  notice(template('a/b.erb'))\n}")).toEqual([]);
    expect(findUnused("class a($x) {\n  notice(inline_epp('<%= $x %>'))\n}")).toEqual([]);
    expect(findUnused('class a {\n  $x = 1\n}\nclass a::b inherits a {\n  notice($x)\n}')).toEqual([]);
    expect(findUnused('class a {\n  $x = 1\n}\nnotice($a::x)')).toEqual([]);
    expect(findUnused('function a::b($x) {\n  $x.each |$k, $v| { notice($v) }\n}')).toEqual([]);
  });
});

it.each([
  ["$a = epp('nginx/a.epp')", "$a = epp('nginx/a.epp', { 'name' => '' })"],
  ["$a = epp('nginx/a.epp', {})", "$a = epp('nginx/a.epp', { 'name' => '' })"],
  ["$a = epp('nginx/a.epp', { 'size' => 2 })", "$a = epp('nginx/a.epp', { 'size' => 2, 'name' => '' })"],
])('a fix passes the required parameters of a template: %s', (text, expected) => {
  const [fix] = findAll(inProject(text)).flatMap((each) => each.fix ?? []);
  const [edit] = fix?.edits ?? [];
  const { offset = 0, length = 0 } = edit?.span ?? {};
  expect(text.slice(0, offset) + (edit?.text ?? '') + text.slice(offset + length)).toBe(expected);
});

it('checks nothing beside a syntax error', () => {
  expect(find("file { '/a'\n  ensrue => file,\n}\n")).toEqual([]);
});
