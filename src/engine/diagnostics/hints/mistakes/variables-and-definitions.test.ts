import { describe, expect, it } from 'vitest';
import { adviceFor } from './testing/advice-for.ts';

describe('mistakes in variables, definitions and references', () => {
  it.each<readonly [source: string, hint: string, fixed: string | undefined]>([
    [
      "file { '/x': ensure => file, mode –> '0644' }",
      'This character only looks like an arrow. Write =>.',
      "file { '/x': ensure => file, mode => '0644' }",
    ],
    [
      "file { '/x': ensure ⇒ file }",
      'This character only looks like an arrow. Write =>.',
      "file { '/x': ensure => file }",
    ],
    ['notice(`date`)', 'Backticks do not run a command. Use an exec resource to run a command on the node.', undefined],
    [
      "package { 'a': }\nfile { '/x': ensure => file, require => package['a'] }",
      'Resource references begin with a capital letter: Package[…].',
      "package { 'a': }\nfile { '/x': ensure => file, require => Package['a'] }",
    ],
    [
      "class a { }\ninclude a\nfile { '/x': ensure => file, require => class['a'] }",
      'References begin with a capital letter: Class[…].',
      "class a { }\ninclude a\nfile { '/x': ensure => file, require => Class['a'] }",
    ],
    [
      "package { 'a': }\nfile { '/x': ensure => file, require => Package('a') }",
      "Resource references use brackets: Package['…'].",
      "package { 'a': }\nfile { '/x': ensure => file, require => Package['a'] }",
    ],
    [
      "package { 'a': }\nfile { '/x': ensure => file, require => Package{'a'} }",
      'Write the title of a reference in brackets.',
      "package { 'a': }\nfile { '/x': ensure => file, require => Package['a'] }",
    ],
    ['$x = True\nnotice($x)', 'Write true in lower case.', '$x = true\nnotice($x)'],
    ['$x = None\nnotice($x)', 'Use undef for no value.', '$x = undef\nnotice($x)'],
    ["// hello\nnotify { 'x': }", 'A comment begins with #.', "# hello\nnotify { 'x': }"],
    ["file { '/x': ensure => file } // hello", 'A comment begins with #.', "file { '/x': ensure => file } # hello"],
    ["$x = 1;\nnotify { 'x': };", 'Statements do not end with a semicolon.', "$x = 1;\nnotify { 'x': }"],
    [
      "file { '/x':\n  ensure => file;\n  mode => '0644';\n}",
      'Separate attributes with commas. A semicolon ends the body of the resource.',
      "file { '/x':\n  ensure => file,\n  mode => '0644';\n}",
    ],
    [
      "file: {\n  '/x': { ensure: file }\n}",
      "A resource needs braces and a colon after its title: file { 'title': … }",
      undefined,
    ],
    ['file:\n  name: /x', "A resource needs braces and a colon after its title: file { 'title': … }", undefined],
    [
      "file { '/x':\n  ensure: file,\n}",
      'Write => between an attribute and its value.',
      "file { '/x':\n  ensure => file,\n}",
    ],
    [
      "file { '/x':\n  'ensure' => file,\n}",
      'Write attribute names without quotes.',
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
      "a is a resource type and not a class. Declare it with a title: a { 'title': }",
      undefined,
    ],
    ["class 'foo' { }", 'Write the name of a definition without quotes.', 'class foo { }'],
    ['class foo.bar { }', 'Separate the parts of a name with ::.', 'class foo::bar { }'],
    [
      'class Foo { }',
      'The name can contain only lowercase letters, digits and _, in parts separated by ::. Write foo.',
      'class foo { }',
    ],
    ["class foo\nnotify { 'x': }", 'Put the code of foo in braces: class foo { … }', undefined],
    ['class foo()', 'A brace, bracket, parenthesis or quote is never closed.', undefined],
    ['class foo(port: 80) { }', 'Parameter names begin with $.', 'class foo($port: 80) { }'],
    ['class foo(port = 80) { }', 'Parameter names begin with $.', 'class foo($port = 80) { }'],
    [
      'class foo($port: Integer) { }',
      'Write the type of a parameter before its name: String $name. Write a default after =.',
      'class foo(Integer $port) { }',
    ],
    [
      'class foo(Integer $port => 80) { }',
      'Write the default of a parameter after =.',
      'class foo(Integer $port = 80) { }',
    ],
    [
      "node web.example.com { notify { 'x': } }",
      'The current node is node.example.com. Add node default { … } or a definition for this node.',
      undefined,
    ],
    [
      "node web { notify { 'x': } }",
      'The current node is node.example.com. Add node default { … } or a definition for this node.',
      undefined,
    ],
    [
      "node web-1 { notify { 'x': } }",
      'The current node is node.example.com. Add node default { … } or a definition for this node.',
      undefined,
    ],
    [
      "node * { notify { 'x': } }",
      'The node definition for all other nodes is default.',
      "node default { notify { 'x': } }",
    ],
    ["case 'a' {\n  'a' { notice('x') }\n}", 'Add a colon after this value.', "case 'a' {\n  'a': { notice('x') }\n}"],
    [
      "case 'a' {\n  'a' => { notice('x') }\n}",
      'Write a colon after a value of case.',
      "case 'a' {\n  'a': { notice('x') }\n}",
    ],
    [
      "switch $x {\n  case 'a': { notice('x') }\n}",
      "Puppet's switch statement is case: case $value { 'a': { … } default: { … } }",
      undefined,
    ],
    [
      "case 'a' {\n  'a': { notice('x') }\n  else: { notice('y') }\n}",
      'Use default for all other values.',
      "case 'a' {\n  'a': { notice('x') }\n  default: { notice('y') }\n}",
    ],
    [
      "case 'a' {\n  'a': { notice('x') }\n  default => { notice('y') }\n}",
      'Write a colon after a value of case.',
      "case 'a' {\n  'a': { notice('x') }\n  default: { notice('y') }\n}",
    ],
    [
      "$x = 'a' ? { 'a': 1, default: 2 }",
      'Write => between a key and its value.',
      "$x = 'a' ? { 'a' => 1, default: 2 }",
    ],
    ['$x = true ? 1 : 2', 'Use if as an expression: $result = if $condition { 1 } else { 2 }', undefined],
    [
      "$x = 'a'\n$y = $x . 'b'",
      'A dot calls a function. Put variables into one string in double quotes: "${first}${second}".',
      undefined,
    ],
    ["class a {\n  notify { 'x': }", 'A brace, bracket, parenthesis or quote is never closed.', undefined],
    ['$x = [1, 2\nnotice($x)', 'The [ in "$x = [1, 2" is never closed.', undefined],
    ["notice('a'\nnotify { 'x': }", 'The ( in "notice(\'a\'" is never closed.', undefined],
    ['$x = <<EOF\na\nEOF', 'A heredoc begins with @(EOF) and ends with the line | EOF.', undefined],
    [
      "file { '/x': ensure => file, depends_on => Package['x'] }",
      'Puppet calls this attribute require.',
      "file { '/x': ensure => file, require => Package['x'] }",
    ],
    [
      "package { 'a': } => service { 'b': }",
      'Use -> to order resources, or ~> to also refresh the second one.',
      "package { 'a': } -> service { 'b': }",
    ],
    [
      "Package['a'] ~ Service['b']",
      'Use -> to order resources, or ~> to also refresh the second one.',
      "Package['a'] ~> Service['b']",
    ],
    [
      "package { 'a': }\nservice { 'b': }\n'a' -> 'b'",
      "An arrow joins resources and references: Package['nginx'] -> Service['nginx']",
      undefined,
    ],
    [
      'notice($facts[os][family])',
      "The value before these brackets is undef. To get undef instead of an error, use get(): $hash.get('a.b')",
      undefined,
    ],
    [
      'notice($facts.os.family)',
      "A dot calls a function. To read an entry of a hash, write $facts['os']['family'].",
      "notice($facts['os']['family'])",
    ],
    [
      'notice("${facts.os.family}")',
      "A dot calls a function. To read an entry of a hash, write $facts['os']['family'].",
      "notice(\"${facts['os']['family']}\")",
    ],
    ["notice($facts['oss']['family'])", 'The node has no fact oss.', undefined],
    [
      '$x = lookup(foo::bar)',
      "No level of the hierarchy has this key. Add the key to a file such as data/common.yaml, or set a default: lookup('foo::bar', default_value => 'value')",
      undefined,
    ],
    [
      'unless true { } elsif false { }',
      'unless does not support elsif. Use if and negate the condition with !.',
      undefined,
    ],
    [
      "try { notice('x') } catch { }",
      'Puppet cannot catch errors. Check the value first, with if or with a data type.',
      undefined,
    ],
    [
      "file { '/x':\n  ensure => file,\n  package { 'y': }\n}",
      'A resource cannot contain another resource. Close the first one. To order them, use require or before.',
      undefined,
    ],
    ["notify { message => 'x' }", "A resource begins with its title and a colon: notify { 'title': … }", undefined],
    ['notify { }', "A resource begins with its title and a colon: notify { 'title': … }", undefined],
    ["notify { 'a' 'b': }", "Write several titles as an array: ['a', 'b']:", "notify { ['a', 'b']: }"],
    ["notify: { 'a': }", "A resource needs braces and a colon after its title: notify { 'title': … }", undefined],
    ["notify ( 'a': message => 'x' )", "Add a brace before the title: notify { 'a': … }", undefined],
    [
      'class foo { }\nclass foo { port => 80 }',
      "class foo { … } defines a class. To declare it with parameters, write class { 'foo': … }",
      "class foo { }\nclass { 'foo': port => 80 }",
    ],
    ['$x = [1,2]\nnotice($x.0)', 'Use brackets to read an element of an array.', '$x = [1,2]\nnotice($x[0])'],
    [
      "$x = { 'a' => 1 }\nnotice($x.a)",
      "A dot calls a function. To read an entry of a hash, write $x['a'].",
      "$x = { 'a' => 1 }\nnotice($x['a'])",
    ],
    [
      'sudo apt install nginx',
      'A manifest describes the desired state. To run commands, use the Terminal view.',
      undefined,
    ],
    [
      'apt-get install nginx',
      'A manifest describes the desired state. To run commands, use the Terminal view.',
      undefined,
    ],
    [
      "file { '/x': ensure => file } ~> Service[x]",
      'The catalog contains no Service. Declare Service[x], or include the class that declares it.',
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
