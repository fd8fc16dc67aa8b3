import { describe, expect, it } from 'vitest';
import { adviceFor } from './testing/advice-for.ts';

describe('mistakes of people who know other languages', () => {
  it('are recognized at the end of a class', () => {
    expect(adviceFor("class a {\n  puts 'x'\n}")).toEqual([
      'Use notice(…) to write a line to the log.',
      "class a {\n  notice('x')\n}",
    ]);
    expect(adviceFor("class a {\n  package 'x'\n}")[1]).toBe("class a {\n  package { 'x': }\n}");
  });

  it.each<readonly [source: string, hint: string, fixed: string | undefined]>([
    [
      "package 'nginx'",
      "A resource needs braces and a colon after its title: package { 'nginx': }",
      "package { 'nginx': }",
    ],
    [
      'package nginx',
      "A resource needs braces and a colon after its title: package { 'nginx': }",
      "package { 'nginx': }",
    ],
    ["package('nginx')", "package is a resource type: package { 'title': }", "package { 'nginx': }"],
    [
      "package 'nginx', ensure => installed",
      "A resource needs braces and a colon after its title: package { 'nginx': }",
      "package { 'nginx': ensure => installed }",
    ],
    [
      "class a {\n  file '/etc/motd' ensure => file\n}",
      "A resource needs braces and a colon after its title: file { '/etc/motd': }",
      "class a {\n  file { '/etc/motd': ensure => file }\n}",
    ],
    [
      'service "nginx" do\n  action :start\nend',
      'A resource needs braces and a colon after its title: service { "nginx": }',
      undefined,
    ],
    ["apache { 'x':\n  port = 80\n}", 'Write => between an attribute and its value.', "apache { 'x':\n  port => 80\n}"],
    [
      "notify { 'x':\n  message => 'a',\n  loglevel = 80\n}",
      'Write => between an attribute and its value.',
      "notify { 'x':\n  message => 'a',\n  loglevel => 80\n}",
    ],
    [
      "notify { 'x':\n  withpath => true\n  message = 'a'\n}",
      'Add a comma before this.',
      "notify { 'x':\n  withpath => true,\n  message = 'a'\n}",
    ],
    ["$x = { 'a' = 1 }", 'Write => between a key and its value.', "$x = { 'a' => 1 }"],
    ["$x = { 'a': 1, 'b': 2 }", 'Write => between a key and its value.', "$x = { 'a' => 1, 'b': 2 }"],
    ['$x = { a: 1 }', 'Write => between an attribute and its value.', '$x = { a => 1 }'],
    ["print('hi')", 'Use notice(…) to write a line to the log.', "notice('hi')"],
    ["print 'hi'", 'Use notice(…) to write a line to the log.', "notice('hi')"],
    ["puts 'hi'", 'Use notice(…) to write a line to the log.', "notice('hi')"],
    ["printf('%s', 'x')", 'Use sprintf(…) to format a string, and notice(…) to write it to the log.', undefined],
    ["console.log('x')", 'Use notice(…) to write a line to the log.', "notice('x')"],
    [
      'class a (\n  String $x\n  String $y\n) { }',
      'Add a comma before this parameter.',
      'class a (\n  String $x,\n  String $y\n) { }',
    ],
    ["notice('a' 'b')", 'Add a comma before this.', "notice('a', 'b')"],
    ["$x = [\n  'a'\n  'b'\n]", 'Add a comma before this.', "$x = [\n  'a',\n  'b'\n]"],
    [
      'file { /etc/motd:\n  ensure => file\n}',
      'A path is a string. Put it in quotes.',
      "file { '/etc/motd':\n  ensure => file\n}",
    ],
    [
      "file { '/x':\n  ensure => file,\n  source => puppet:///modules/x/y,\n}",
      'An address is a string. Put it in quotes.',
      "file { '/x':\n  ensure => file,\n  source => 'puppet:///modules/x/y',\n}",
    ],
    [
      "file { '/x':\n  ensure => /etc/y,\n}",
      'A path is a string. Put it in quotes.',
      "file { '/x':\n  ensure => '/etc/y',\n}",
    ],
    [
      'file { motd.txt:\n  ensure => file\n}',
      'A title that contains a dot needs quotes.',
      "file { 'motd.txt':\n  ensure => file\n}",
    ],
    ['$x == 1', 'The operator == compares. Use a single = to assign a value.', '$x = 1'],
    [
      "$x = 1\nif ($x = 1) { notice('x') }",
      'A single = assigns a value. Use == to compare values.',
      "$x = 1\nif ($x == 1) { notice('x') }",
    ],
    [
      "$x = 1\nif $x === 1 { notice('x') }",
      'Use == or !=. The third = is not needed.',
      "$x = 1\nif $x == 1 { notice('x') }",
    ],
    ["$x = 1\nif $x <> 1 { notice('x') }", 'Use != for "not equal".', "$x = 1\nif $x != 1 { notice('x') }"],
    [
      "$x = 1\nif $x == 1 { notice('x') } elif $x == 2 { notice('y') }",
      'Use elsif for another condition.',
      "$x = 1\nif $x == 1 { notice('x') } elsif $x == 2 { notice('y') }",
    ],
    ["if not true { notice('x') }", 'Negate a condition with !.', "if !true { notice('x') }"],
    [
      "$x = 1\nif $x is 1 { notice('x') }",
      'Use == and != to compare values, and =~ to check a type.',
      "$x = 1\nif $x == 1 { notice('x') }",
    ],
    ["$x = 1\nif 0 < $x < 5 { notice('x') }", 'Comparisons cannot be chained. Write 0 < $x and $x < 5', undefined],
    ["include 'a' 'b'", 'Add a comma before the second argument.', "include 'a', 'b'"],
    ['include a b', 'Add a comma before the second argument.', 'include a, b'],
    [
      'class foo inherits\n{ }',
      'Write the name of the parent class after inherits, or remove inherits.',
      'class foo { }',
    ],
    [
      'class foo inherits {\n}',
      'Write the name of the parent class after inherits, or remove inherits.',
      'class foo {\n}',
    ],
    ["if true then\n  notice('x')\nend", 'Put the code of the condition in braces: if $condition { … }', undefined],
    [
      "if true then { notice('x') }",
      'Put the code of the condition in braces: if $condition { … }',
      "if true { notice('x') }",
    ],
    ["if true:\n  notice('x')", 'Put the code of the condition in braces: if $condition { … }', undefined],
    ["if true\n  notice('x')", 'Put the code of the condition in braces: if $condition { … }', undefined],
    [
      'for $x in [1,2] {\n  notice($x)\n}',
      'Puppet does not have this kind of loop. To iterate over an array, use $list.each |$item| { … }',
      '[1,2].each |$x| {\n  notice($x)\n}',
    ],
    [
      'for ($i = 0; $i < 3; $i++) {\n  notice($i)\n}',
      'Puppet does not have this kind of loop. To iterate over an array, use $list.each |$item| { … }',
      undefined,
    ],
    [
      'foreach $x in [1,2] {\n  notice($x)\n}',
      'Puppet does not have this kind of loop. To iterate over an array, use $list.each |$item| { … }',
      '[1,2].each |$x| {\n  notice($x)\n}',
    ],
    [
      'foreach ($list as $x) {\n  notice($x)\n}',
      'Puppet does not have this kind of loop. To iterate over an array, use $list.each |$item| { … }',
      '$list.each |$x| {\n  notice($x)\n}',
    ],
    [
      "while true {\n  notice('x')\n}",
      'Puppet does not have this kind of loop. To iterate over an array, use $list.each |$item| { … }',
      undefined,
    ],
    [
      "while ($x < 3) {\n  notice('x')\n}",
      'Puppet does not have this kind of loop. To iterate over an array, use $list.each |$item| { … }',
      undefined,
    ],
    [
      '[1,2].each do |$x|\n  notice($x)\nend',
      'Put the code of the iteration in braces: $list.each |$item| { … }',
      undefined,
    ],
    ['[1,2].each |x| { notice($x) }', 'Parameter names begin with $.', '[1,2].each |$x| { notice($x) }'],
    [
      '[1,2].each(|$x| { notice($x) })',
      'Put the block after the closing parenthesis, or omit the parentheses: $list.each |$item| { … }',
      undefined,
    ],
    ['[1,2].each($x => notice($x))', 'Put the code of the iteration in braces: $list.each |$item| { … }', undefined],
    [
      "def foo {\n  notice('x')\n}",
      'Define a function like this: function my_module::name(String $value) { … }',
      undefined,
    ],
    [
      "def foo()\n  notice('x')\nend",
      'Define a function like this: function my_module::name(String $value) { … }',
      undefined,
    ],
    ['function m::x(a) {\n  $a\n}', 'Parameter names begin with $.', 'function m::x($a) {\n  $a\n}'],
    [
      'function m::x(String $a): String {\n  $a\n}',
      'Write the return type after >>.',
      'function m::x(String $a) >> String {\n  $a\n}',
    ],
    [
      'return 5',
      'return() works only in functions, classes and defined types. Elsewhere, use if or unless to skip code.',
      undefined,
    ],
    [
      'return(5)',
      'return() works only in functions, classes and defined types. Elsewhere, use if or unless to skip code.',
      undefined,
    ],
    ['$x = 1\n$x++', 'Variables never change. Give the result a new name: $next = $number + 1', undefined],
    ['$x = 1\n$x += 1', 'Variables never change. Give the result a new name: $all = $some + $more.', undefined],
    [
      '$x = [1]\n$x << 2\nnotice($x)',
      'Arrays never change. Give the longer array a new name: $longer = $list << $item',
      undefined,
    ],
    [
      "$x = 'a'\nnotice(${x})",
      'Use braces around a variable only inside a double-quoted string. Elsewhere, write $name.',
      "$x = 'a'\nnotice($x)",
    ],
    [
      "$x = 'a'\nfile { ${x}: ensure => file }",
      'Use braces around a variable only inside a double-quoted string. Elsewhere, write $name.',
      "$x = 'a'\nfile { $x: ensure => file }",
    ],
    ['$x = 1\n$x = 2', 'Variables never change. Use another name for the second value.', undefined],
    [
      '$x = 1\nif true { $x = 2 }\nnotice($x)',
      'Variables never change. Use another name for the second value.',
      undefined,
    ],
    ['foo = 1\nnotice($foo)', 'Variable names begin with $. Write $foo.', '$foo = 1\nnotice($foo)'],
    ['var foo = 1', 'Assign variables without a keyword. Their names begin with $.', '$foo = 1'],
    ['let $foo = 1', 'Assign variables without a keyword. Their names begin with $.', '$foo = 1'],
    ['set foo = 1', 'Assign variables without a keyword. Their names begin with $.', '$foo = 1'],
    [
      "String $foo = 'x'",
      'Only parameters can have a type before the name. To check the type of a value, use assert_type().',
      "$foo = 'x'",
    ],
    [
      'notify { “hello”: }',
      'Puppet treats curly quotes as ordinary characters. Use straight quotes for strings: \' or ".',
      'notify { "hello": }',
    ],
    [
      "notify { 'x':\n  message => “hello”,\n}",
      'Puppet treats curly quotes as ordinary characters. Use straight quotes for strings: \' or ".',
      'notify { \'x\':\n  message => "hello",\n}',
    ],
  ])('%j', (source, hint, fixed) => {
    expect(adviceFor(source)).toEqual([hint, fixed]);
  });
});
