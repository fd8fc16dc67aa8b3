import { describe, expect, it } from 'vitest';
import { itemsAt, labelsAt, type Texts } from '../testing/completion-at.ts';
import { createMarkedProject } from '../testing/service-of.ts';

/** Accepts an item. Returns the resulting source, with the initial text of its placeholders. */
function accepted(texts: Texts, label: string): string {
  const { service, place, files } = createMarkedProject(texts);
  const item = service.answer('completion', place).items.find((each) => each.label === label);
  if (item === undefined) return `nothing is called ${label}`;
  const { range = [place.offset, place.offset], insertText = label } = item;
  const text = files.get(place.file) ?? '';
  const inserted = insertText
    .replace(/\$\{\d+:([^{}]*)\}/g, '$1')
    .replace(/\$\{\d+\|([^,|}]*)[^}]*\}/g, '$1')
    .replace(/\$\{\d+\}|(?<!\\)\$\d+/g, '')
    .replace(/\\([$}\\])/g, '$1');
  return text.slice(0, range[0]) + (item.snippet === true ? inserted : insertText) + text.slice(range[1]);
}

const site = 'manifests/site.pp';
const ntp = {
  'modules/ntp/manifests/init.pp': `# @summary Keeps the clock right.
#
# @param servers The servers to ask.
# @param port The port.
class ntp (
  Array[String] $servers,
  Integer[1, 65535] $port = 123,
  Enum['running', 'stopped'] $state = 'running',
  Optional[Struct[{ host => String, Optional['port'] => Integer }]] $proxy = undef,
) inherits ntp::params {
  $conf = '/etc/ntp.conf'
}
`,
  'modules/ntp/manifests/params.pp': "class ntp::params {\n  $package_name = 'ntp'\n}\n",
  'modules/ntp/manifests/server.pp':
    'define ntp::server (\n  String $address,\n  Optional[Integer] $key = undef,\n) {\n}\n',
  'modules/ntp/functions/double.pp': '# Twice.\nfunction ntp::double(Numeric $x) >> Numeric {\n  $x * 2\n}\n',
  'modules/ntp/types/port.pp': 'type Ntp::Port = Integer[1, 65535]\n',
  'modules/ntp/types/state.pp': "type Ntp::State = Enum['on', 'off']\n",
  'modules/ntp/templates/ntp.conf.epp': '<%- | Array $servers, Integer $port | -%>\n<%= $port %>\n',
  'modules/ntp/templates/old.erb': 'x\n',
  'modules/ntp/files/keys': 'k\n',
  'modules/ntp/files/conf.d/a.conf': 'k\n',
  'data/common.yaml': 'ntp::servers:\n  - a\nsite_name: Example\n',
};

describe('completion offers', () => {
  it.each<readonly [what: string, texts: Texts, included: readonly string[], excluded: readonly string[]]>([
    [
      'attributes that are not given',
      "file { '/a':\n  ensure => file,\n  ‸\n  mode => '0644',\n}",
      ['owner', 'tag'],
      ['ensure', 'mode', 'stage'],
    ],
    [
      'attributes after a value with brackets',
      "file { '/a':\n  require => [File['/b'], Class['a']],\n  ‸\n}",
      ['mode'],
      ['require'],
    ],
    [
      'attributes after a selector',
      "file { '/a':\n  ensure => $x ? {\n    'a' => file,\n    default => absent,\n  },\n  ‸\n}",
      ['mode'],
      ['ensure', 'default'],
    ],
    ['classes except the own one', 'class b {}\nclass c {\n  contain ‸\n}\n', ['b'], ['c']],
    ['functions of a deferred call', "$a = Deferred('‸')\n", ['split'], ['String']],
    ['attributes of a virtual resource', "@user { 'a':\n  ‸\n}", ['uid', 'managehome'], ['mode']],
    ['attributes of an exported resource', "@@host { 'a': ‸ }", ['ip'], ['mode']],
    ['attributes of defaults', 'File {\n  ‸\n}', ['mode', 'owner'], ['command']],
    ['attributes of an override in a class', "class a {\n  File['/a', '/b'] {\n    ‸\n  }\n}", ['mode'], ['file']],
    [
      'attributes of a collector with a search',
      "User <| groups == 'a' and title != 'b' |> {\n  ‸\n}",
      ['shell'],
      ['mode'],
    ],
    [
      'attributes in a class whose head has brackets',
      "class a (\n  Array[String] $x = ['a'],\n) inherits b {\n  file { '/a':\n    ‸\n",
      ['mode'],
      ['x'],
    ],
    [
      'attributes in a lambda in a condition',
      'if $a {\n  $l.each |$i| {\n    file { $i:\n      m‸\n    }\n  }\n}',
      ['mode'],
      [],
    ],
    [
      'attributes although a line before is half typed',
      "class a {\n  $x = foo(\n  file { '/a':\n    ‸\n  }\n}",
      ['mode'],
      [],
    ],
    [
      'attributes although the next resource follows',
      "service { 'a':\n  ‸\n\nfile { '/b':\n  ensure => file,\n}\n",
      ['enable', 'ensure'],
      [],
    ],
    ['required parameters first', { ...ntp, [site]: "ntp::server { 'a': ‸ }" }, ['address', 'key'], ['servers']],
    ['nothing of the language between title and arrow', "file { '/a': ensure ‸ }", [], ['mode', 'file', 'notice']],
    ['parameters of a class in its override', { ...ntp, [site]: "Class['ntp'] {\n  ‸\n}" }, ['port'], []],
    [
      'values by a parameter of an alias',
      { ...ntp, [site]: "class a (Ntp::State $s) {}\nclass { 'a': s => ‸ }" },
      ['on', 'off'],
      [],
    ],
    ['values of a boolean parameter', "define d (Boolean $on = true) {}\nd { 'a': on => ‸ }", ['true', 'false'], []],
    ['values of a list', "define d (Array[Enum['a1', 'b1']] $x) {}\nd { 'a': x => ['a1', ‸] }", ['a1', 'b1'], []],
    ['values in a collector', 'Service <| ensure == ‸ |>', ['running', 'stopped'], ['mode']],
    [
      'functions and variables as values',
      "$x = 1\nfile { '/a': content => ‸ }",
      ['x', 'epp', 'facts'],
      ['class', 'define'],
    ],
    ['nothing of the language in a value in quotes', "file { '/a': content => '‸' }", [], ['epp', 'file', 'x']],
    ['modes', "file { '/a': mode => '‸' }", ['0644'], []],
    ['providers', "package { 'a': provider => '‸' }", ['gem', 'apt'], ['file']],
    ['values in the default of a parameter', "define a (\n  Enum['x1', 'y1'] $mode = ‸\n) { }", ['x1', 'y1'], ['mode']],
    ['keys of a splat', "file { '/a': mode => '0644', * => { ‸ } }", ['owner'], ['mode']],
    ['days of cron', "cron { 'a': weekday => '‸' }", ['Monday'], ['file']],
    [
      'attributes below a text that is not closed',
      "user { 'a':\n  home => '/home/a,\n  ‸\n  shell => '/bin/sh',\n}",
      ['uid'],
      [],
    ],
    ['attributes below a text that nothing closes', 'user { a:\n  home => "/home/a,\n  ‸\n}', ['uid'], []],
    ['nothing in a text of several lines', "file { '/a':\n  content => 'one\n  ‸\n  three',\n}", [], ['mode', 'file']],
    ['titles in double quotes', "file { '/a': }\nnotify { 'x': require => File[\"‸\"] }", ['/a'], ['x']],
    ['titles after a comma', "file { ['/a', '/b']: }\nnotify { 'x': require => File['/a', '‸'] }", ['/b'], ['x']],
    [
      'titles that are not closed',
      "file { '/a': }\nnotify { 'x':\n  require => File['‸\n}\nfile { '/c': mode => '0644' }\n",
      ['/a'],
      [],
    ],
    ['references but its own', "file { '/a': }\nfile { '/b': require => ‸ }", ["File['/a']"], ["File['/b']"]],
    ['references in a list', "file { '/a': }\nnotify { 'x':\n  require => [‸],\n}", ["File['/a']"], []],
    ['references after an arrow', "file { '/a': }\nFile['/a'] -> ‸", ["File['/a']", 'service'], ['if']],
    ['classes after a comma', { ...ntp, [site]: 'include ntp, ‸' }, ['ntp::params'], ['ntp::server', 'file']],
    ['classes in parentheses and quotes', { ...ntp, [site]: "contain('nt‸')" }, ['ntp'], ['ntp::server']],
    ['classes of a list', { ...ntp, [site]: "include [ntp, '‸']" }, ['ntp::params'], ['ntp::server']],
    ['classes of a declaration', { ...ntp, [site]: "class { '‸" }, ['ntp', 'ntp::params'], ['ntp::server', 'file']],
    ['the node by its name', "node '‸' {\n}", ['playground.example.com'], ['default', 'file']],
    ['default for nodes', 'node ‸', ['default'], ['file']],
    ['inherits after the name of a class', 'class a ‸', ['inherits'], ['file']],
    ['statements in a class', 'class a {\n  ‸\n}', ['file', 'include', 'if'], ['else']],
    ['statements after a resource', "file { '/a': }\n‸", ['service', 'case'], ['else', 'mode']],
    ['statements in the option of a case', "case $x {\n  'a': {\n    ‸\n  }\n}", ['file', 'include'], ['mode']],
    ['statements after an assignment', '$x = 1\n‸', ['file', 'notice'], ['else', 'and']],
    ['no definitions in a condition', 'if $a {\n  ‸\n}', ['file', 'if', 'class'], ['define', 'node', 'function']],
    ['no nodes in a class', 'class a {\n  ‸\n}', ['define', 'class'], ['node']],
    ['else after unless', 'unless $a {\n}\n‸', ['else'], ['elsif']],
    ['else after elsif', 'if $a {\n} elsif $b {\n}\n‸', ['else', 'elsif'], []],
    ['else on the same line', 'if $a {\n} ‸', ['else'], []],
    ['no else after a loop', '[1].each |$x| {\n}\n‸', ['file'], ['else']],
    ['virtual types', '@‸', ['user', 'file'], ['notice', 'if']],
    ['words between values', 'if $a ‸ {\n}', ['and', 'in', 'or'], ['file']],
    ['values of the attribute in a selector', "service { 'a': ensure => $x ? { true => ‸ } }", ['running'], ['ensure']],
    ['defaults of a selector', "$x = $facts['os']['family'] ? {\n  ‸\n}", ['default', 'Debian', 'RedHat'], ['class']],
    ['families in a case', "case $facts['os']['family'] {\n  '‸': { }\n}", ['Debian', 'RedHat'], ['default']],
    ['values of a comparison', "if $facts['os']['family'] == '‸' {\n}", ['Debian'], ['file']],
    [
      'members of an Enum in a case',
      "class a (Enum['on1', 'off1'] $s) {\n  case $s {\n    ‸\n  }\n}",
      ['on1', 'off1'],
      [],
    ],
    ['functions in an argument', '$x = split(‸)', ['join', 'lookup'], ['class', 'define']],
    ['functions for strings after a dot', "$x = 'a'.‸", ['upcase', 'split', 'length'], ['keys', 'reduce', 'if']],
    ['functions for hashes after a dot', '$x = { a => 1 }.‸', ['keys', 'map', 'each'], ['abs']],
    [
      'functions by the type of a parameter',
      'function f(Hash[String, Integer] $h) {\n  $h.‸\n}',
      ['keys', 'values'],
      ['abs'],
    ],
    ['functions after a call', '$x = foo(1).‸', ['map'], ['if']],
    ['functions on a new line after a dot', '$x = [1, 2]\n  .‸', ['map'], ['if']],
    ['functions in an interpolation', '$x = "a ${[1, 2].‸}"', ['join'], ['if']],
    ['functions of the project', { ...ntp, [site]: '$x = ntp::‸' }, ['ntp::double'], ['ntp::server', 'ntp']],
    ['values of an argument', "function f(Enum['aa', 'bb'] $x) {}\n$y = f(‸)", ['aa', 'bb'], []],
    [
      'types in a list of parameters',
      { ...ntp, [site]: 'class a (\n  ‸\n) {\n}' },
      ['String', 'Ntp::Port', 'Optional'],
      ['file', 'notice'],
    ],
    ['types after a parameter', 'class a (\n  String $x,\n  ‸\n) {\n}', ['Integer'], ['x']],
    ['types of an alias', 'type A = ‸', ['Variant', 'Pattern'], ['file']],
    ['types of a member', 'type A = Struct[{ a => ‸ }]', ['String'], ['file']],
    ['types that a function returns', 'function f() >> ‸ {\n}', ['String'], ['file']],
    ['no types in an Enum', 'type A = Enum[‸]', [], ['String', 'notice']],
    ['references where a capital is typed', 'F‸', ['File'], []],
    [
      'variables of a class around a lambda',
      'class a ($p) {\n  [1].each |$i| {\n    notice($‸)\n  }\n}',
      ['p', 'i', 'title'],
      [],
    ],
    ['variables of conditions', 'class a {\n  if $x {\n    $inner = 1\n  }\n  notice($‸)\n}', ['inner'], []],
    ['variables that a list assigns', '[$a1, $b1] = [1, 2]\nnotice($‸)', ['a1', 'b1'], []],
    [
      'variables of top scope in a class',
      { 'manifests/a.pp': '$role1 = 1\n', [site]: 'class a {\n  notice($‸)\n}' },
      ['role1'],
      [],
    ],
    ['variables of the node in a class', "node 'a' {\n  $role1 = 1\n}\nclass b {\n  notice($‸)\n}", ['role1'], []],
    [
      'no variables of another function',
      'function f($x1) {\n  $y1 = 1\n}\nfunction g() {\n  notice($‸)\n}',
      [],
      ['x1', 'y1', 'title'],
    ],
    ['variables in a heredoc that interpolates', '$port = 1\n$x = @("END")\n  p ${‸}\n  | END\n', ['port'], []],
    ['variables without braces in a string', '$port = 1\n$x = "p $po‸"', ['port'], []],
    [
      'parameters of a template',
      {
        ...ntp,
        'modules/ntp/templates/ntp.conf.epp':
          '<%- | Array $servers | -%>\n<% $servers.each |$s| { -%>\n<%= $‸ %>\n<% } -%>\n',
      },
      ['servers', 's'],
      [],
    ],
    [
      'what a template is given',
      { [site]: "$x = epp('a/x.epp', { 'host' => 1 })\n", 'modules/a/templates/x.epp': '<%= $‸ %>\n' },
      ['host'],
      [],
    ],
    ['nothing in the text of a template', { 'modules/a/templates/x.epp': 'fi‸ <%= 1 %>\n' }, [], ['file', 'facts']],
    ['keys of a literal hash', "$h = { 'a1' => 1, b1 => { c1 => 2 } }\nnotice($h['‸'])", ['a1', 'b1'], ['c1']],
    ['keys of a hash in a hash', "$h = { 'a1' => 1, b1 => { c1 => 2 } }\nnotice($h['b1']['‸'])", ['c1'], ['a1']],
    [
      'keys of a variable of another class',
      { ...ntp, [site]: "class o {\n  $opts = { 'k1' => 1 }\n}\nnotice($o::opts['‸'])" },
      ['k1'],
      [],
    ],
    ['keys of a part of the facts', "$os = $facts['os']\nnotice($os['‸'])", ['family'], ['kernel']],
    [
      'keys of a Struct in a Struct',
      "class a (Struct[{ o => Struct[{ p1 => String }] }] $x) {\n  notice($x['o']['‸'])\n}",
      ['p1'],
      ['o'],
    ],
    [
      'keys in a value for a Struct',
      { ...ntp, [site]: "class { 'ntp': proxy => { ‸ } }" },
      ['host', 'port'],
      ['servers'],
    ],
    [
      'keys for a template',
      { ...ntp, [site]: "$x = epp('ntp/ntp.conf.epp', { 'port' => 1, ‸ })" },
      ['servers'],
      ['port'],
    ],
    ['options of a lookup', '$x = lookup({ ‸ })', ['name', 'default_value'], []],
    ['no variables in the name of a parameter', 'class a (\n  String $na‸,\n) {}', [], ['$facts', '$name']],
    ['nothing in a number', '$x = 12‸', [], ['file', 'if']],
    ['the stage that is always there', "class { 'a': stage => '‸' }", ['main'], []],
    ['attributes for create_resources', "create_resources('file', { '/a' => { ‸ } })", ['mode'], []],
    ['keys of trusted in a string', 'notice("${trusted[\'‸\']}")', ['certname'], []],
    ['keys for hiera functions', { ...ntp, [site]: "$x = hiera('‸')" }, ['site_name'], ['lookup_options']],
    ['ways to merge', "$x = lookup('a', Hash, '‸')", ['deep', 'first', 'hash', 'unique'], []],
    ['templates for template', { ...ntp, [site]: "$x = template('‸')" }, ['ntp/old.erb'], ['ntp/ntp.conf.epp']],
    ['files for file', { ...ntp, [site]: "$x = file('ntp/‸')" }, ['ntp/keys'], []],
    ['facts by dots', "$x = fact('os.‸')", ['os.family'], ['kernel']],
    [
      'folders of a module',
      { ...ntp, [site]: "file { '/a': source => 'puppet:///‸' }" },
      ['puppet:///modules/ntp/conf.d'],
      [],
    ],
    ['tags in comments', '# @‸\nclass a {\n}', ['@param', '@summary'], ['file']],
    ['undescribed parameters', '# @param a1\n# @param ‸\nclass a ($a1, $b1) {\n}', ['b1'], ['a1']],
    ['nothing in comments', '# fi‸', [], ['file', 'lint:ignore']],
    ['checks after a second lint:ignore', '$a = "x" # lint:ignore:140chars lint:ignore:‸', ['arrow_alignment'], []],
    ['nothing in a regular expression', 'if $x =~ /fi‸/ {\n}', [], ['file', 'facts']],
    [
      'options of lookups',
      { ...ntp, 'data/common.yaml': 'lookup_options:\n  ‸\n' },
      ['ntp::servers'],
      ['lookup_options'],
    ],
    [
      'what options may say',
      { ...ntp, 'data/common.yaml': 'lookup_options:\n  ntp::servers:\n    ‸\n' },
      ['merge', 'convert_to'],
      ['ntp::port'],
    ],
    ['values of data', { ...ntp, 'data/common.yaml': 'ntp::state: ‸\n' }, ['running', 'stopped'], ['ntp::port']],
    ['classes in a list of data', { ...ntp, 'data/common.yaml': 'classes:\n  - nt‸\n' }, ['ntp'], ['ntp::port']],
    ['titles that a collector may look for', "@user { 'bob': }\nUser <| title == '‸' |>\n", ['bob'], ['absent']],
    ['facts in data', { ...ntp, 'data/common.yaml': 'a: "%{facts.os.‸}"\n' }, ['family'], ['kernel']],
    ['keys in data', { ...ntp, 'data/other.yaml': 'a: "%{lookup(\'‸\')}"\n' }, ['site_name'], []],
    ['keys of hiera.yaml', { 'hiera.yaml': 'version: 5\n‸' }, ['hierarchy', 'defaults'], ['version']],
    [
      'keys of a level',
      { 'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    ‸\n' },
      ['path', 'datadir'],
      ['name', 'version'],
    ],
    ['functions of a level', { 'hiera.yaml': 'version: 5\ndefaults:\n  data_hash: ‸\n' }, ['yaml_data'], ['path']],
    [
      'facts in paths',
      { 'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    path: "nodes/%{‸}.yaml"\n' },
      ['facts', 'trusted'],
      ['name'],
    ],
    [
      'keys of metadata.json',
      { 'modules/a/metadata.json': '{\n  "name": "a-a",\n  "‸"\n}' },
      ['version', 'dependencies'],
      ['name'],
    ],
    [
      'keys of a dependency',
      { 'modules/a/metadata.json': '{ "dependencies": [ { "name": "x", "‸" } ] }' },
      ['version_requirement'],
      ['name', 'license'],
    ],
    [
      'releases of an operating system',
      {
        'modules/a/metadata.json':
          '{ "operatingsystem_support": [{ "operatingsystem": "Debian", "operatingsystemrelease": ["‸"] }] }',
      },
      ['12'],
      ['24.04'],
    ],
    ['licenses', { 'modules/a/metadata.json': '{ "license": "‸" }' }, ['Apache-2.0'], ['name']],
    [
      'options of a level',
      { 'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    options:\n      ‸\n' },
      ['pkcs7_private_key'],
      ['path'],
    ],
    [
      'options of a merge',
      { 'data/a.yaml': 'lookup_options:\n  a:\n    merge:\n      ‸\n' },
      ['strategy', 'knockout_prefix'],
      ['convert_to'],
    ],
    ['merge strategies', { 'data/a.yaml': 'lookup_options:\n  a:\n    merge: ‸\n' }, ['unique', 'deep'], ['strategy']],
    ['statements of a Puppetfile', { Puppetfile: '‸' }, ['mod', 'forge', 'moduledir'], ['git']],
    ['options of a module', { Puppetfile: "mod 'nginx', :‸" }, ['git', 'tag'], ['mod']],
    [
      'options of a module in the next line',
      { Puppetfile: "mod 'nginx',\n  git: 'x',\n  ‸" },
      ['tag', 'branch'],
      ['git'],
    ],
    ['types of a module', { Puppetfile: "mod 'a/b', type: ‸" }, ["'forge'"], ['git']],
    [
      'categories of fixtures',
      { 'modules/a/.fixtures.yml': 'fixtures:\n  ‸\n' },
      ['repositories', 'forge_modules'],
      ['ref'],
    ],
    [
      'options of a fixture',
      { 'modules/a/.fixtures.yml': 'fixtures:\n  repositories:\n    stdlib:\n      ‸\n' },
      ['repo', 'ref'],
      ['symlinks'],
    ],
    [
      'settings of environment.conf',
      { 'environment.conf': 'manifest = x\n‸' },
      ['modulepath', 'config_version'],
      ['manifest'],
    ],
    ['values in environment.conf', { 'environment.conf': 'environment_timeout = ‸' }, ['unlimited'], ['modulepath']],
  ])('%s', (_, texts, included, excluded) => {
    const labels = labelsAt(texts);
    expect(included.filter((label) => !labels.includes(label))).toEqual([]);
    expect(excluded.filter((label) => labels.includes(label))).toEqual([]);
  });
});

describe('the accepted item', () => {
  it.each<readonly [what: string, texts: Texts, label: string, expected: string]>([
    ['an attribute gets arrow and comma', "file { '/a':\n  mo‸\n}", 'mode', "file { '/a':\n  mode => ,\n}"],
    [
      'an attribute is aligned',
      "file { '/a':\n  ensure => file,\n  mo‸\n}",
      'mode',
      "file { '/a':\n  ensure => file,\n  mode   => ,\n}",
    ],
    ['an attribute keeps its arrow', "file { '/a': mo‸ => '0644' }", 'mode', "file { '/a': mode => '0644' }"],
    [
      'an attribute replaces its whole word',
      "file { '/a': own‸er => 'root' }",
      'group',
      "file { '/a': group => 'root' }",
    ],
    [
      'a value is put in the quotes',
      "service { 'a': ensure => 'r‸un' }",
      'stopped',
      "service { 'a': ensure => 'stopped' }",
    ],
    [
      'a title is put in quotes',
      "file { '/a': }\nFile[‸] -> File['/a']",
      '/a',
      "file { '/a': }\nFile['/a'] -> File['/a']",
    ],
    [
      'a title is put in the quotes',
      "file { '/a/b': }\nFile['/a‸/'] -> File['/a/b']",
      '/a/b',
      "file { '/a/b': }\nFile['/a/b'] -> File['/a/b']",
    ],
    ['a key is put in quotes', '$x = $facts[o‸]', 'os', "$x = $facts['os']"],
    ['a variable keeps its dollar sign', '$port = 1\nnotice($po‸)', '$port', '$port = 1\nnotice($port)'],
    ['a variable gets its dollar sign', '$port = 1\n$y = po‸', '$port', '$port = 1\n$y = $port'],
    ['a variable in a string gets braces', '$port = 1\n$y = "a $po‸"', '$port', '$port = 1\n$y = "a ${port}"'],
    ['a qualified variable is whole', { ...ntp, [site]: 'notice($ntp::po‸)' }, '$ntp::port', 'notice($ntp::port)'],
    ['a class keeps its colons', { ...ntp, [site]: 'include ::nt‸' }, 'ntp', 'include ::ntp'],
    ['a class is declared with a colon', { ...ntp, [site]: 'class { ‸ }' }, 'ntp', "class { 'ntp': }"],
    [
      'a define gets what must be given',
      { ...ntp, [site]: 'ntp::s‸' },
      'ntp::server',
      "ntp::server { 'title':\n  address => ,\n}",
    ],
    ['a function gets parentheses', '$x = joi‸', 'join', '$x = join()'],
    ['a function keeps its parentheses', '$x = joi‸([1])', 'join', '$x = join([1])'],
    ['a function gets a block', '$x = [1].ma‸', 'map', '$x = [1].map |$item| {  }'],
    ['include is written without parentheses', 'incl‸', 'include', 'include '],
    [
      'a path replaces the whole path',
      { ...ntp, [site]: "file { '/a': source => 'puppet:///modules/n‸' }" },
      'puppet:///modules/ntp/keys',
      "file { '/a': source => 'puppet:///modules/ntp/keys' }",
    ],
    ['a key of data gets a colon', { ...ntp, 'data/common.yaml': 'ntp::po‸\n' }, 'ntp::port', 'ntp::port: \n'],
    ['a check replaces the word', '$a = "x" # lint:ignore:140‸', '140chars', '$a = "x" # lint:ignore:140chars'],
  ])('%s', (_, texts, label, expected) => {
    expect(accepted(texts, label)).toBe(expected);
  });
});

describe('the documentation of an item', () => {
  it('shows a fact of the node', () => {
    const item = itemsAt("$x = $facts['os']['‸']").find(({ label }) => label === 'family');
    expect(item).toMatchObject({ detail: "'Debian'" });
  });

  it('shows type, default and description of a parameter', () => {
    const item = itemsAt({ ...ntp, [site]: "class { 'ntp': ‸ }" }).find(({ label }) => label === 'port');
    expect(item?.detail).toBe('Integer[1, 65535]');
    expect(item?.documentation).toContain('The port.');
    expect(item?.documentation).toContain('Default: `123`');
  });

  it('shows the origin of a variable', () => {
    const item = itemsAt({ ...ntp, [site]: 'class b inherits ntp {\n  notice($‸)\n}' }).find(
      ({ label }) => label === '$port',
    );
    expect(item?.detail).toBe('Integer[1, 65535], parameter of ntp, inherited');
  });
});

describe('the order', () => {
  it('has attributes before metaparameters', () => {
    const labels = labelsAt("file { '/a': ‸ }");
    expect(labels[0]).toBe('ensure');
    expect(labels.indexOf('seltype')).toBeLessThan(labels.indexOf('before'));
  });

  it('has required parameters first', () => {
    expect(labelsAt({ ...ntp, [site]: "class { 'ntp': ‸ }" })[0]).toBe('servers');
  });

  it('has the nearest variables first', () => {
    const labels = labelsAt('$top1 = 1\nclass a ($p1) {\n  $own1 = 1\n  [1].each |$i1| {\n    notice($‸)\n  }\n}');
    expect(labels.slice(0, 3)).toEqual(['i1', 'own1', 'p1']);
  });
});

describe('any string', () => {
  const text = `class a ($x = [1, { 'k' => "v \${x['a']}" }]) inherits b {
  file { "/a/\${x}": ensure => $x ? { 'a' => file, default => undef }, require => File['/b'] }
  $y = @("E"/L)
    text \${facts['os']} $x
    | E
  [1].each |$i| { notice $i, $x.map |$j| { $j } }
  User <| title == 'a' |> { uid => 1 }
}`;
  it('gets an answer at every place, truncated there or not', () => {
    for (let at = 0; at <= text.length; at += 1) {
      for (const cut of [text.slice(0, at), text]) {
        const { service } = createMarkedProject(cut);
        expect(() => service.answer('completion', { file: site, offset: at })).not.toThrow();
      }
    }
  });
});
