import { describe, expect, it } from 'vitest';
import { adviceFor } from './testing/advice-for.ts';

describe('mistakes of people who know other languages', () => {
  it('are recognized at the end of a class', () => {
    expect(adviceFor("class a {\n  puts 'x'\n}")).toEqual([
      'notice(…) writes a line to the log.',
      "class a {\n  notice('x')\n}",
    ]);
    expect(adviceFor("class a {\n  package 'x'\n}")[1]).toBe("class a {\n  package { 'x': }\n}");
  });

  it.each<readonly [source: string, hint: string, fixed: string | undefined]>([
    [
      "package 'nginx'",
      "A resource needs braces, and a colon after its title: package { 'nginx': }",
      "package { 'nginx': }",
    ],
    [
      'package nginx',
      "A resource needs braces, and a colon after its title: package { 'nginx': }",
      "package { 'nginx': }",
    ],
    ["package('nginx')", "package is a resource type: package { 'title': }", "package { 'nginx': }"],
    [
      "package 'nginx', ensure => installed",
      "A resource needs braces, and a colon after its title: package { 'nginx': }",
      "package { 'nginx': ensure => installed }",
    ],
    [
      "class a {\n  file '/etc/motd' ensure => file\n}",
      "A resource needs braces, and a colon after its title: file { '/etc/motd': }",
      "class a {\n  file { '/etc/motd': ensure => file }\n}",
    ],
    [
      'service "nginx" do\n  action :start\nend',
      'A resource needs braces, and a colon after its title: service { "nginx": }',
      undefined,
    ],
    ["apache { 'x':\n  port = 80\n}", 'An attribute and its value are joined by =>.', "apache { 'x':\n  port => 80\n}"],
    [
      "notify { 'x':\n  message => 'a',\n  loglevel = 80\n}",
      'An attribute and its value are joined by =>.',
      "notify { 'x':\n  message => 'a',\n  loglevel => 80\n}",
    ],
    [
      "notify { 'x':\n  withpath => true\n  message = 'a'\n}",
      'A comma is missing before this.',
      "notify { 'x':\n  withpath => true,\n  message = 'a'\n}",
    ],
    ["$x = { 'a' = 1 }", 'A key and its value are joined by =>.', "$x = { 'a' => 1 }"],
    ["$x = { 'a': 1, 'b': 2 }", 'A key and its value are joined by =>.', "$x = { 'a' => 1, 'b': 2 }"],
    ['$x = { a: 1 }', 'An attribute and its value are joined by =>.', '$x = { a => 1 }'],
    ["print('hi')", 'notice(…) writes a line to the log.', "notice('hi')"],
    ["print 'hi'", 'notice(…) writes a line to the log.', "notice('hi')"],
    ["puts 'hi'", 'notice(…) writes a line to the log.', "notice('hi')"],
    ["printf('%s', 'x')", 'sprintf(…) fills in a format, and notice(…) writes a line to the log.', undefined],
    ["console.log('x')", 'notice(…) writes a line to the log.', "notice('x')"],
    [
      'class a (\n  String $x\n  String $y\n) { }',
      'A comma is missing before this parameter.',
      'class a (\n  String $x,\n  String $y\n) { }',
    ],
    ["notice('a' 'b')", 'A comma is missing before this.', "notice('a', 'b')"],
    ["$x = [\n  'a'\n  'b'\n]", 'A comma is missing before this.', "$x = [\n  'a',\n  'b'\n]"],
    [
      'file { /etc/motd:\n  ensure => file\n}',
      'A path is a string: put it in quotes.',
      "file { '/etc/motd':\n  ensure => file\n}",
    ],
    [
      "file { '/x':\n  ensure => file,\n  source => puppet:///modules/x/y,\n}",
      'An address is a string: put it in quotes.',
      "file { '/x':\n  ensure => file,\n  source => 'puppet:///modules/x/y',\n}",
    ],
    [
      "file { '/x':\n  ensure => /etc/y,\n}",
      'A path is a string: put it in quotes.',
      "file { '/x':\n  ensure => '/etc/y',\n}",
    ],
    [
      'file { motd.txt:\n  ensure => file\n}',
      'A title with a dot is a string: put it in quotes.',
      "file { 'motd.txt':\n  ensure => file\n}",
    ],
    ['$x == 1', 'Two equals signs compare. A variable gets its value by one: =.', '$x = 1'],
    [
      "$x = 1\nif ($x = 1) { notice('x') }",
      'One = gives a variable its value. Two values are compared by ==.',
      "$x = 1\nif ($x == 1) { notice('x') }",
    ],
    ["$x = 1\nif $x === 1 { notice('x') }", 'Two signs are enough: == or !=.', "$x = 1\nif $x == 1 { notice('x') }"],
    [
      "$x = 1\nif $x <> 1 { notice('x') }",
      'Different values are compared by !=.',
      "$x = 1\nif $x != 1 { notice('x') }",
    ],
    [
      "$x = 1\nif $x == 1 { notice('x') } elif $x == 2 { notice('y') }",
      'A further condition begins with elsif.',
      "$x = 1\nif $x == 1 { notice('x') } elsif $x == 2 { notice('y') }",
    ],
    ["if not true { notice('x') }", 'A condition is negated by !.', "if !true { notice('x') }"],
    [
      "$x = 1\nif $x is 1 { notice('x') }",
      'Values are compared by == and !=, types by =~.',
      "$x = 1\nif $x == 1 { notice('x') }",
    ],
    ["$x = 1\nif 0 < $x < 5 { notice('x') }", 'Comparisons are not chained: 0 < $x and $x < 5', undefined],
    ["include 'a' 'b'", 'A comma is missing before the second argument.', "include 'a', 'b'"],
    ['include a b', 'A comma is missing before the second argument.', 'include a, b'],
    ['class foo inherits\n{ }', 'The name of the parent class is missing after inherits.', 'class foo { }'],
    ['class foo inherits {\n}', 'The name of the parent class is missing after inherits.', 'class foo {\n}'],
    ["if true then\n  notice('x')\nend", 'The code of a condition is in braces: if $condition { … }', undefined],
    [
      "if true then { notice('x') }",
      'The code of a condition is in braces: if $condition { … }',
      "if true { notice('x') }",
    ],
    ["if true:\n  notice('x')", 'The code of a condition is in braces: if $condition { … }', undefined],
    ["if true\n  notice('x')", 'The code of a condition is in braces: if $condition { … }', undefined],
    [
      'for $x in [1,2] {\n  notice($x)\n}',
      'Puppet has no loops of this kind: $list.each |$item| { … } goes through a list.',
      '[1,2].each |$x| {\n  notice($x)\n}',
    ],
    [
      'for ($i = 0; $i < 3; $i++) {\n  notice($i)\n}',
      'Puppet has no loops of this kind: $list.each |$item| { … } goes through a list.',
      undefined,
    ],
    [
      'foreach $x in [1,2] {\n  notice($x)\n}',
      'Puppet has no loops of this kind: $list.each |$item| { … } goes through a list.',
      '[1,2].each |$x| {\n  notice($x)\n}',
    ],
    [
      'foreach ($list as $x) {\n  notice($x)\n}',
      'Puppet has no loops of this kind: $list.each |$item| { … } goes through a list.',
      '$list.each |$x| {\n  notice($x)\n}',
    ],
    [
      "while true {\n  notice('x')\n}",
      'Puppet has no loops of this kind: $list.each |$item| { … } goes through a list.',
      undefined,
    ],
    [
      "while ($x < 3) {\n  notice('x')\n}",
      'Puppet has no loops of this kind: $list.each |$item| { … } goes through a list.',
      undefined,
    ],
    [
      '[1,2].each do |$x|\n  notice($x)\nend',
      'The code of an iteration is in braces: $list.each |$item| { … }',
      undefined,
    ],
    ['[1,2].each |x| { notice($x) }', 'A parameter is a variable: it begins with $.', '[1,2].each |$x| { notice($x) }'],
    [
      '[1,2].each(|$x| { notice($x) })',
      'The block follows the parentheses, or comes without them: $list.each |$item| { … }',
      undefined,
    ],
    ['[1,2].each($x => notice($x))', 'The code of an iteration is in braces: $list.each |$item| { … }', undefined],
    [
      "def foo {\n  notice('x')\n}",
      'A function is defined as: function my_module::name(String $value) { … }',
      undefined,
    ],
    [
      "def foo()\n  notice('x')\nend",
      'A function is defined as: function my_module::name(String $value) { … }',
      undefined,
    ],
    ['function m::x(a) {\n  $a\n}', 'A parameter is a variable: it begins with $.', 'function m::x($a) {\n  $a\n}'],
    [
      'function m::x(String $a): String {\n  $a\n}',
      'The type of a result follows >>.',
      'function m::x(String $a) >> String {\n  $a\n}',
    ],
    [
      'return 5',
      'return() ends a function, a class or a define. Code outside of them runs to its end; if and unless leave out a part.',
      undefined,
    ],
    [
      'return(5)',
      'return() ends a function, a class or a define. Code outside of them runs to its end; if and unless leave out a part.',
      undefined,
    ],
    ['$x = 1\n$x++', 'Variables never change. Give the result a new name: $next = $number + 1', undefined],
    ['$x = 1\n$x += 1', 'Variables never change. Give the result a new name: $all = $some + $more.', undefined],
    [
      '$x = [1]\n$x << 2\nnotice($x)',
      'A list never changes. Give the longer one a new name: $longer = $list << $item',
      undefined,
    ],
    [
      "$x = 'a'\nnotice(${x})",
      'Braces around a variable belong into a string in double quotes. Elsewhere it is $name.',
      "$x = 'a'\nnotice($x)",
    ],
    [
      "$x = 'a'\nfile { ${x}: ensure => file }",
      'Braces around a variable belong into a string in double quotes. Elsewhere it is $name.',
      "$x = 'a'\nfile { $x: ensure => file }",
    ],
    ['$x = 1\n$x = 2', 'A variable keeps its first value. Give the second value a name of its own.', undefined],
    [
      '$x = 1\nif true { $x = 2 }\nnotice($x)',
      'A variable keeps its first value. Give the second value a name of its own.',
      undefined,
    ],
    ['foo = 1\nnotice($foo)', 'The name of a variable begins with $: $foo.', '$foo = 1\nnotice($foo)'],
    ['var foo = 1', 'A variable needs no keyword: its name begins with $.', '$foo = 1'],
    ['let $foo = 1', 'A variable needs no keyword: its name begins with $.', '$foo = 1'],
    ['set foo = 1', 'A variable needs no keyword: its name begins with $.', '$foo = 1'],
    [
      "String $foo = 'x'",
      'A variable has no type in front; parameters do. assert_type() checks a value.',
      "$foo = 'x'",
    ],
    [
      'notify { “hello”: }',
      'Curly quotes are ordinary characters to Puppet. Strings are in plain quotes: \' or ".',
      'notify { "hello": }',
    ],
    [
      "notify { 'x':\n  message => “hello”,\n}",
      'Curly quotes are ordinary characters to Puppet. Strings are in plain quotes: \' or ".',
      'notify { \'x\':\n  message => "hello",\n}',
    ],
  ])('%j', (source, hint, fixed) => {
    expect(adviceFor(source)).toEqual([hint, fixed]);
  });
});
