import { describe, expect, it } from 'vitest';
import { findActions, findChanges, type Changed } from '../../testing/actions-at.ts';
import type { Texts } from '../../testing/completion-at.ts';

const site = 'manifests/site.pp';
const init = 'modules/web/manifests/init.pp';
const web = { [init]: 'class web (\n  Integer $port = 80,\n) {\n}\n' };

describe('an action', () => {
  it.each<readonly [what: string, texts: Texts, title: RegExp, after: Changed]>([
    ['corrects a resource type', "fiel‸ { '/a': }\n", /Change to file/, { [site]: "file { '/a': }\n" }],
    ['corrects a type in half a statement', "fiel‸ { '/a':\n", /Change to file/, { [site]: "file { '/a':\n" }],
    ['corrects a function', "$x = spilt‸('a', 'b')\n", /split/, { [site]: "$x = split('a', 'b')\n" }],
    ['corrects a method', "$x = 'a'.spilt‸('b')\n", /split/, { [site]: "$x = 'a'.split('b')\n" }],
    [
      'corrects an attribute',
      "file { '/a': esnure‸ => file }\n",
      /ensure/,
      { [site]: "file { '/a': ensure => file }\n" },
    ],
    ['corrects a class', { ...web, [site]: 'include wbe‸\n' }, /web/, { [site]: 'include web\n' }],
    [
      'corrects a variable',
      'class a ($servers) {\n  notice($serves‸)\n}\n',
      /servers/,
      { [site]: 'class a ($servers) {\n  notice($servers)\n}\n' },
    ],
    [
      'corrects a qualified variable',
      { ...web, [site]: 'include web\nnotice($web::prot‸)\n' },
      /web::port/,
      { [site]: 'include web\nnotice($web::port)\n' },
    ],
    ['corrects a data type', 'class a (Strng‸ $x) {\n}\n', /String/, { [site]: 'class a (String $x) {\n}\n' }],
    [
      'corrects the title of a reference',
      "file { '/etc': }\nnotify { 'x': require => File['/ect‸'] }\n",
      /\/etc/,
      { [site]: "file { '/etc': }\nnotify { 'x': require => File['/etc'] }\n" },
    ],
    ['corrects a fact', "notice($facts['kernle‸'])\n", /kernel$/, { [site]: "notice($facts['kernel'])\n" }],
    [
      'includes a class that is named',
      { ...web, [site]: "# About.\nnotify { 'x':\n  require => Class['we‸b'],\n}\n" },
      /Include the class web/,
      { [site]: "# About.\ninclude web\n\nnotify { 'x':\n  require => Class['web'],\n}\n" },
    ],
    [
      'contains a class whose variable is read',
      { ...web, [site]: 'class a {\n  notice($web::po‸rt)\n}\n' },
      /Contain the class web/,
      { [site]: 'class a {\n  contain web\n\n  notice($web::port)\n}\n' },
    ],
    [
      'adds a parameter that is given',
      { ...web, [site]: "class { 'web':\n  roo‸t => '/srv',\n}\n" },
      /Add the parameter \$root to class web/,
      { [init]: 'class web (\n  Integer $port = 80,\n  String $root,\n) {\n}\n' },
    ],
    [
      'adds the first parameter',
      'class web {\n  notice($roo‸t)\n}\n',
      /Add the parameter \$root/,
      { [site]: 'class web (\n  $root,\n) {\n  notice($root)\n}\n' },
    ],
    [
      'gives what a define needs',
      "define d (\n  String $a,\n  Enum['x', 'y'] $b,\n  $c = 1,\n) {\n}\nd‸ { 'a': }\n",
      /Add the required a, b/,
      {
        [site]:
          "define d (\n  String $a,\n  Enum['x', 'y'] $b,\n  $c = 1,\n) {\n}\nd { 'a':\n  a => '',\n  b => 'x',\n}\n",
      },
    ],
    [
      'makes a class',
      { ...web, [site]: 'include web::con‸fig\n' },
      /Create modules\/web\/manifests\/config.pp/,
      { 'modules/web/manifests/config.pp': 'class web::config {\n}\n' },
    ],
    [
      'makes a define with what it is given',
      { ...web, [site]: "web::si‸te { 'a': port => 1, root => $x }\n" },
      /Create/,
      { 'modules/web/manifests/site.pp': 'define web::site (\n  Integer $port,\n  $root,\n) {\n}\n' },
    ],
    [
      'makes a template with its parameters',
      { ...web, [site]: "$x = epp('web/a‸.epp', { 'port' => 1 })\n" },
      /Create/,
      { 'modules/web/templates/a.epp': '<%- | Integer $port | -%>\n' },
    ],
    [
      'makes a file of a module',
      { ...web, [site]: "file { '/a': source => 'puppet:///modules/web/ke‸ys' }\n" },
      /Create/,
      { 'modules/web/files/keys': '' },
    ],
    [
      'makes a function',
      { ...web, [site]: '$y = web::dou‸ble(1, $x)\n' },
      /Create/,
      { 'modules/web/functions/double.pp': 'function web::double(Integer $arg1, $x) {\n}\n' },
    ],
    ['reverses an arrow', "Service['a'] ‸<- Package['b']\n", /Reverse/, { [site]: "Package['b'] -> Service['a']\n" }],
    ['reverses a chain', 'A[1] <~ B[2] <‸- C[3]\n', /Reverse/, { [site]: 'C[3] -> B[2] ~> A[1]\n' }],
    [
      'converts require to an arrow',
      "service { 'a':\n  ensure  => running,\n  requ‸ire => Package['b'],\n}\n",
      /^Convert require to an arrow$/,
      { [site]: "service { 'a':\n  ensure => running,\n}\nPackage['b'] -> Service['a']\n" },
    ],
    [
      'converts notify to an arrow attached to the resource',
      "file { '/a':\n  ensure => file,\n  noti‸fy => Service['b'],\n}\n",
      /attached to the resource/,
      { [site]: "file { '/a':\n  ensure => file,\n} ~> Service['b']\n" },
    ],
    [
      'changes a key of the facts',
      "$x = $facts['os']['famly‸']\n",
      /family/,
      { [site]: "$x = $facts['os']['family']\n" },
    ],
    ['changes a statement', 'incldue‸ ntp\n', /include/, { [site]: 'include ntp\n' }],
    [
      'changes the name of a template',
      { [site]: "$x = epp('ntp/cnof.ep‸p')\n", 'modules/ntp/templates/conf.epp': 'x\n' },
      /conf\.epp/,
      { [site]: "$x = epp('ntp/conf.epp')\n" },
    ],
    [
      'converts an arrow to require',
      "service { 'a':\n  ensure => running,\n}\nPackage['b'] -‸> Service['a']\n",
      /to require/,
      { [site]: "service { 'a':\n  ensure  => running,\n  require => Package['b'],\n}\n" },
    ],
    [
      'converts an arrow beside a resource to subscribe',
      "File['/b'] ~‸> service { 'a':\n  ensure => running,\n}\n",
      /to subscribe/,
      { [site]: "service { 'a':\n  ensure    => running,\n  subscribe => File['/b'],\n}\n" },
    ],
    [
      'converts an arrow between resources to require',
      "package { 'a':\n  ensure => present,\n}\n-‸> service { 'b': }\n",
      /to require/,
      { [site]: "package { 'a':\n  ensure => present,\n}\nservice { 'b': require => Package['a'] }\n" },
    ],
    [
      'reads a fact of old where it is now',
      'notice("a $osfami‸ly")\n',
      /facts/,
      { [site]: "notice(\"a ${facts['os']['family']}\")\n" },
    ],
    [
      'reads a variable of another class',
      { ...web, [site]: 'class a {\n  notice("${po‸rt}")\n}\n' },
      /Change to \$web::port/,
      { [site]: 'class a {\n  notice("${web::port}")\n}\n' },
    ],
    [
      'corrects a value',
      "file { '/a': ensure => direcotry‸ }\n",
      /directory/,
      { [site]: "file { '/a': ensure => directory }\n" },
    ],
    [
      'corrects a value of an Enum',
      "define d (\n  Enum['on', 'off'] $x,\n) {\n}\nd { 'a': x => 'of‸' }\n",
      /off|on/,
      { [site]: "define d (\n  Enum['on', 'off'] $x,\n) {\n}\nd { 'a': x => 'off' }\n" },
    ],
    [
      'documents a definition',
      'function f‸(Integer $x) >> String {\n}\n',
      /Document/,
      {
        [site]: '# @summary TODO\n#\n# @param x TODO\n# @return [String] TODO\nfunction f(Integer $x) >> String {\n}\n',
      },
    ],
    [
      'documents parameters that are left out',
      '# Does it.\n# @param x The x.\nclass a‸ ($x, $y) {\n}\n',
      /Document the parameters/,
      { [site]: '# Does it.\n# @param x The x.\n# @param y TODO\nclass a ($x, $y) {\n}\n' },
    ],
    [
      'extracts a variable',
      'class a {\n  file { \'/a\':\n    content => "te‸xt ${x}",\n  }\n}\n',
      /Extract the variable \$content/,
      { [site]: 'class a {\n  $content = "text ${x}"\n  file { \'/a\':\n    content => $content,\n  }\n}\n' },
    ],
    [
      'extracts a variable that begins a text in braces',
      "class a {\n  notice(\"on ${fac‸ts['os']['name']}\")\n}\n",
      /Extract the variable \$value/,
      { [site]: "class a {\n  $value = $facts['os']\n  notice(\"on ${value['name']}\")\n}\n" },
    ],
    [
      'looks up with lookup',
      "$x = hiera‸('a', 1)\n",
      /lookup/,
      { [site]: "$x = lookup('a', { 'default_value' => 1 })\n" },
    ],
    ['tests a type', '$y = is_string‸($x)\n', /String/, { [site]: '$y = $x =~ String\n' }],
    [
      'mends a problem of style',
      '$a = "pl‸ain"\n$b = "two"\n',
      /^(?!.*all).*quote/i,
      { [site]: '$a = \'plain\'\n$b = "two"\n' },
    ],
    ['mends all of a kind', '$a = "pl‸ain"\n$b = "two"\n', /Fix all/, { [site]: "$a = 'plain'\n$b = 'two'\n" }],
    [
      'mends what the project wants to be checked',
      { '.puppet-lint.rc': '--only-checks=hard_tabs\n', [site]: '$a = "pl‸ain"\t\n' },
      /lint/,
      { [site]: '$a = "plain"  \n' },
    ],
    [
      'adds the trailing comma of a line, though its check is off',
      "file { '/a':\n  mode => '0644'‸\n}\nfile { '/b':\n  mode => '0644'\n}\n",
      /^Add the trailing comma$/,
      { [site]: "file { '/a':\n  mode => '0644',\n}\nfile { '/b':\n  mode => '0644'\n}\n" },
    ],
    [
      'adds all trailing commas of a file',
      "file { '/a':\n  mode => '0644'‸\n}\n$b = [\n  1\n]\n",
      /^Add all trailing commas/,
      { [site]: "file { '/a':\n  mode => '0644',\n}\n$b = [\n  1,\n]\n" },
    ],
    [
      'adds the trailing comma that the project checks as a fix of the check',
      { '.puppet-lint.rc': '--only-checks=trailing_comma\n', [site]: "file { '/a':\n  mode => '0644'‸\n}\n" },
      /^Add the comma \(lint/,
      { [site]: "file { '/a':\n  mode => '0644',\n}\n" },
    ],
    [
      'leaves a problem on its line',
      '$a = "pl‸ain"\n',
      /Ignore double_quoted_strings/,
      { [site]: '$a = "plain" # lint:ignore:double_quoted_strings\n' },
    ],
    [
      'leaves a problem on a line with a comment',
      '$a = "pl‸ain" # why\n',
      /Ignore double_quoted_strings/,
      { [site]: '# lint:ignore:double_quoted_strings\n$a = "plain" # why\n# lint:endignore\n' },
    ],
  ])('%s', (_, texts, title, after) => {
    expect(findChanges(texts, title)).toContainEqual(after);
  });
});

describe('no action', () => {
  it.each<readonly [what: string, texts: Texts, title: RegExp]>([
    ['changes a name that exists', "fi‸le { '/a': }\n", /Change/],
    [
      'adds a comma twice',
      { '.puppet-lint.rc': '--only-checks=trailing_comma\n', [site]: "file { '/a':\n  mode => '0644'‸\n}\n" },
      /trailing comma$/,
    ],
    ['adds a comma to a block', 'if $a == Integer {\n  include b‸\n}\n', /comma/],
    ['changes clean code', "$a = 'pl‸ain'\n", /single|lint/i],
    [
      'includes a class that is included',
      { ...web, [site]: "include web\nnotify { 'x': require => Class['we‸b'] }\n" },
      /nclude/,
    ],
    ['makes what is there', { ...web, [site]: 'include we‸b\n' }, /Create/],
    ['does not reverse an arrow to the right', "Service['a'] ‸-> Package['b']\n", /Reverse/],
    ['adds a parameter for a fact of the node', "class a {\n  notice($fac‸ts['os'])\n}\n", /parameter/],
    ['extracts the call around a statement of its block', '$a = [1].map |$x| { $x ‸+ 1 }\n', /Extract/],
    ['extracts a part of a data type', 'type A = Object[{ attributes => { a => { value => 8‸0 } } }]\n', /Extract/],
    ['extracts a part of a query', "File <| mode == '06‸44' |>\n", /Extract/],
    ['extracts the content of a heredoc', '$x = [@(END)]\n  a ‸b\n  | END\n', /Extract/],
    ['extracts the whole of an assignment', "$a = 'pl‸ain'\n", /Extract/],
  ])('%s', (_, texts, title) => {
    expect(Object.keys(findActions(texts)).filter((each) => title.test(each))).toEqual([]);
  });
});
