import { describe, expect, it } from 'vitest';
import { adviceFor } from './testing/advice-for.ts';

describe('mistakes in variables, definitions and references', () => {
  it.each<readonly [source: string, hint: string, fixed: string | undefined]>([
    [
      "file { '/x': ensure => file, mode –> '0644' }",
      'This looks like an arrow, but is another character. Write =>.',
      "file { '/x': ensure => file, mode => '0644' }",
    ],
    [
      "file { '/x': ensure ⇒ file }",
      'This looks like an arrow, but is another character. Write =>.',
      "file { '/x': ensure => file }",
    ],
    ['notice(`date`)', 'Backticks run nothing. An exec resource runs a command on the node.', undefined],
    [
      "package { 'a': }\nfile { '/x': ensure => file, require => package['a'] }",
      'A reference to a resource begins with a capital letter: Package[…].',
      "package { 'a': }\nfile { '/x': ensure => file, require => Package['a'] }",
    ],
    [
      "class a { }\ninclude a\nfile { '/x': ensure => file, require => class['a'] }",
      'A reference begins with a capital letter: Class[…].',
      "class a { }\ninclude a\nfile { '/x': ensure => file, require => Class['a'] }",
    ],
    [
      "package { 'a': }\nfile { '/x': ensure => file, require => Package('a') }",
      "A reference to a resource has brackets: Package['…'].",
      "package { 'a': }\nfile { '/x': ensure => file, require => Package['a'] }",
    ],
    [
      "package { 'a': }\nfile { '/x': ensure => file, require => Package{'a'} }",
      'A reference has its title in brackets.',
      "package { 'a': }\nfile { '/x': ensure => file, require => Package['a'] }",
    ],
    ['$x = True\nnotice($x)', 'true is written in small letters.', '$x = true\nnotice($x)'],
    ['$x = None\nnotice($x)', 'The value for nothing is undef.', '$x = undef\nnotice($x)'],
    ["// hello\nnotify { 'x': }", 'A comment begins with #.', "# hello\nnotify { 'x': }"],
    ["file { '/x': ensure => file } // hello", 'A comment begins with #.', "file { '/x': ensure => file } # hello"],
    ["$x = 1;\nnotify { 'x': };", 'A statement does not end with a semicolon.', "$x = 1;\nnotify { 'x': }"],
    [
      "file { '/x':\n  ensure => file;\n  mode => '0644';\n}",
      'Attributes are separated by commas. A semicolon ends the whole body of a resource.',
      "file { '/x':\n  ensure => file,\n  mode => '0644';\n}",
    ],
    [
      "file: {\n  '/x': { ensure: file }\n}",
      "A resource needs braces, and a colon after its title: file { 'title': … }",
      undefined,
    ],
    ['file:\n  name: /x', "A resource needs braces, and a colon after its title: file { 'title': … }", undefined],
    [
      "file { '/x':\n  ensure: file,\n}",
      'An attribute and its value are joined by =>.',
      "file { '/x':\n  ensure => file,\n}",
    ],
    [
      "file { '/x':\n  'ensure' => file,\n}",
      'The name of an attribute has no quotes.',
      "file { '/x':\n  ensure => file,\n}",
    ],
    ["class a { notify { 'in a': } }\na()", 'a is a class: include a', "class a { notify { 'in a': } }\ninclude a"],
    [
      "class a { notify { 'in a': } }\na { 'x': }",
      "a is a class: include a, or class { 'a': } to give it parameters.",
      undefined,
    ],
    [
      "define a { notify { 'in a': } }\ninclude a",
      "a is no class. It is declared with a title: a { 'title': }",
      undefined,
    ],
    ["class 'foo' { }", 'The name of a definition has no quotes.', 'class foo { }'],
    ['class foo.bar { }', 'The parts of a name are joined by ::.', 'class foo::bar { }'],
    [
      'class Foo { }',
      'Such a name holds small letters, digits and _ only, in parts joined by :: - foo would do.',
      'class foo { }',
    ],
    ["class foo\nnotify { 'x': }", 'The code of foo is in braces: class foo { … }', undefined],
    [
      'class foo()',
      'Something that was opened is never closed: a brace, a bracket, a parenthesis or a quote.',
      undefined,
    ],
    ['class foo(port: 80) { }', 'A parameter is a variable: it begins with $.', 'class foo($port: 80) { }'],
    ['class foo(port = 80) { }', 'A parameter is a variable: it begins with $.', 'class foo($port = 80) { }'],
    [
      'class foo($port: Integer) { }',
      'The type of a parameter is written before its name: String $name. A default follows =.',
      'class foo(Integer $port) { }',
    ],
    [
      'class foo(Integer $port => 80) { }',
      'The default of a parameter follows =.',
      'class foo(Integer $port = 80) { }',
    ],
    [
      "node web.example.com { notify { 'x': } }",
      'The current node is called node.example.com. Add node default { … }, or a definition of this name.',
      undefined,
    ],
    [
      "node web { notify { 'x': } }",
      'The current node is called node.example.com. Add node default { … }, or a definition of this name.',
      undefined,
    ],
    [
      "node web-1 { notify { 'x': } }",
      'The current node is called node.example.com. Add node default { … }, or a definition of this name.',
      undefined,
    ],
    [
      "node * { notify { 'x': } }",
      'The definition for all other nodes is called default.',
      "node default { notify { 'x': } }",
    ],
    [
      "case 'a' {\n  'a' { notice('x') }\n}",
      'A colon is missing after this value.',
      "case 'a' {\n  'a': { notice('x') }\n}",
    ],
    [
      "case 'a' {\n  'a' => { notice('x') }\n}",
      'A value of case is followed by a colon.',
      "case 'a' {\n  'a': { notice('x') }\n}",
    ],
    [
      "switch $x {\n  case 'a': { notice('x') }\n}",
      "Puppet chooses with case: case $value { 'a': { … } default: { … } }",
      undefined,
    ],
    [
      "case 'a' {\n  'a': { notice('x') }\n  else: { notice('y') }\n}",
      'All other values are default.',
      "case 'a' {\n  'a': { notice('x') }\n  default: { notice('y') }\n}",
    ],
    [
      "case 'a' {\n  'a': { notice('x') }\n  default => { notice('y') }\n}",
      'A value of case is followed by a colon.',
      "case 'a' {\n  'a': { notice('x') }\n  default: { notice('y') }\n}",
    ],
    [
      "$x = 'a' ? { 'a': 1, default: 2 }",
      'A key and its value are joined by =>.',
      "$x = 'a' ? { 'a' => 1, default: 2 }",
    ],
    ['$x = true ? 1 : 2', 'if gives a value: $result = if $condition { 1 } else { 2 }', undefined],
    [
      "$x = 'a'\n$y = $x . 'b'",
      'A dot calls a function. Put variables into one string in double quotes: "${first}${second}".',
      undefined,
    ],
    [
      "class a {\n  notify { 'x': }",
      'Something that was opened is never closed: a brace, a bracket, a parenthesis or a quote.',
      undefined,
    ],
    ['$x = [1, 2\nnotice($x)', 'The [ in "$x = [1, 2" is never closed.', undefined],
    ["notice('a'\nnotify { 'x': }", 'The ( in "notice(\'a\'" is never closed.', undefined],
    ['$x = <<EOF\na\nEOF', 'A heredoc begins with @(EOF), and ends with a line | EOF.', undefined],
    [
      "file { '/x': ensure => file, depends_on => Package['x'] }",
      'Puppet calls this attribute require.',
      "file { '/x': ensure => file, require => Package['x'] }",
    ],
    [
      "package { 'a': } => service { 'b': }",
      'Resources are put in order by ->, and ~> also refreshes the second one.',
      "package { 'a': } -> service { 'b': }",
    ],
    [
      "Package['a'] ~ Service['b']",
      'Resources are put in order by ->, and ~> also refreshes the second one.',
      "Package['a'] ~> Service['b']",
    ],
    [
      "package { 'a': }\nservice { 'b': }\n'a' -> 'b'",
      "An arrow joins resources and references: Package['nginx'] -> Service['nginx']",
      undefined,
    ],
    [
      'notice($facts[os][family])',
      "There is no value before these brackets. get() returns undef then: $hash.get('a.b')",
      undefined,
    ],
    [
      'notice($facts.os.family)',
      "A dot calls a function. The entry of a hash is $facts['os']['family'].",
      "notice($facts['os']['family'])",
    ],
    [
      'notice("${facts.os.family}")',
      "A dot calls a function. The entry of a hash is $facts['os']['family'].",
      "notice(\"${facts['os']['family']}\")",
    ],
    ["notice($facts['oss']['family'])", 'The node has no fact oss.', undefined],
    [
      '$x = lookup(foo::bar)',
      "No level of the hierarchy has this key. Add it to a file such as data/common.yaml, or give a default: lookup('foo::bar', default_value => 'value')",
      undefined,
    ],
    ['unless true { } elsif false { }', 'unless has no elsif. Write if with ! in front of the condition.', undefined],
    [
      "try { notice('x') } catch { }",
      'Puppet cannot catch errors. Test the value first, with if or with a type.',
      undefined,
    ],
    [
      "file { '/x':\n  ensure => file,\n  package { 'y': }\n}",
      'A resource is not declared inside another one. Close the braces first; require and before put them in order.',
      undefined,
    ],
    ["notify { message => 'x' }", "A resource begins with its title and a colon: notify { 'title': … }", undefined],
    ['notify { }', "A resource begins with its title and a colon: notify { 'title': … }", undefined],
    ["notify { 'a' 'b': }", "Several titles are a list: ['a', 'b']:", "notify { ['a', 'b']: }"],
    ["notify: { 'a': }", "A resource needs braces, and a colon after its title: notify { 'title': … }", undefined],
    ["notify ( 'a': message => 'x' )", "A brace is missing before the title: notify { 'a': … }", undefined],
    [
      'class foo { }\nclass foo { port => 80 }',
      "class foo { … } defines a class. It is declared with parameters as class { 'foo': … }",
      "class foo { }\nclass { 'foo': port => 80 }",
    ],
    ['$x = [1,2]\nnotice($x.0)', 'An element of a list is in brackets.', '$x = [1,2]\nnotice($x[0])'],
    [
      "$x = { 'a' => 1 }\nnotice($x.a)",
      "A dot calls a function. The entry of a hash is $x['a'].",
      "$x = { 'a' => 1 }\nnotice($x['a'])",
    ],
    [
      'sudo apt install nginx',
      'A manifest describes the result, and runs no commands. The Terminal view takes them.',
      undefined,
    ],
    [
      'apt-get install nginx',
      'A manifest describes the result, and runs no commands. The Terminal view takes them.',
      undefined,
    ],
    [
      "file { '/x': ensure => file } ~> Service[x]",
      'The catalog has no Service at all: declare Service[x], or include the class that does.',
      undefined,
    ],
    [
      "file { '/x': ensure => file, contents => 'x' }",
      'Puppet calls this attribute content.',
      "file { '/x': ensure => file, content => 'x' }",
    ],
  ])('%j', (source, hint, fixed) => {
    expect(adviceFor(source)).toEqual([hint, fixed]);
  });
});
