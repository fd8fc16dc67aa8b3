/** Every construct of the language with an opening bracket: the keys to press, and the code that results. */

export interface TypedConstruct {
  readonly name: string;
  /** Keys to press; `\n` is Enter. Indentation and the alignment of arrows are not typed. */
  readonly keys: string;
  readonly code: string;
  /** True if the formatter changes more than the indentation, such as line breaks or quotes. */
  readonly isReformatted: boolean;
}

function construct(name: string, keys: readonly string[], code: readonly string[] = keys): TypedConstruct {
  return { name, keys: keys.join('\n'), code: code.join('\n'), isReformatted: false };
}

/** Returns a construct that the formatter changes. */
function reformatted(name: string, keys: readonly string[], code: readonly string[] = keys): TypedConstruct {
  return { ...construct(name, keys, code), isReformatted: true };
}

export const typedConstructs: readonly TypedConstruct[] = [
  construct(
    'a blank line between resources',
    ['class a {', "notify { 'a': }", '', "notify { 'b': }", '}'],
    ['class a {', "  notify { 'a': }", '', "  notify { 'b': }", '}'],
  ),
  reformatted(
    'resource',
    ["file { '/etc/motd':", 'content => "x",', '}'],
    ["file { '/etc/motd':", '  content => "x",', '}'],
  ),
  construct(
    'resource, arrows aligned',
    ["package { 'nginx':", 'ensure => installed,', "provider => 'apt',", '}'],
    ["package { 'nginx':", '  ensure   => installed,', "  provider => 'apt',", '}'],
  ),
  reformatted('resource in one line', ["file { '/a': ensure => file, mode => '0644' }"]),
  construct('resource without attributes', ["notify { 'a': }", "-> notify { 'b': }"]),
  construct(
    'resource with several titles',
    ["file { ['/a', '/b']:", 'ensure => directory,', '}'],
    ["file { ['/a', '/b']:", '  ensure => directory,', '}'],
  ),
  construct(
    'resource with several bodies',
    ['file {', "'/a':", 'ensure => file,', "mode => '0644';", "'/b':", 'ensure => file;', '}'],
    ['file {', "  '/a':", '    ensure => file,', "    mode   => '0644';", "  '/b':", '    ensure => file;', '}'],
  ),
  reformatted(
    'resource with defaults for its bodies',
    ['file { default:', 'ensure => file;', "'/a':", "mode => '0644';", '}'],
    ['file { default:', '  ensure => file;', "  '/a':", "    mode => '0644';", '}'],
  ),
  construct(
    'virtual and exported resources',
    ["@user { 'a':", 'ensure => present,', '}', "@@host { 'b':", "ip => '10.0.0.1',", '}'],
    ["@user { 'a':", '  ensure => present,', '}', "@@host { 'b':", "  ip => '10.0.0.1',", '}'],
  ),
  reformatted(
    'chain of resources',
    ["package { 'a':", 'ensure => present,', "} -> service { 'b':", 'ensure => running,', '}'],
    ["package { 'a':", '  ensure => present,', "} -> service { 'b':", '  ensure => running,', '}'],
  ),
  construct('resource defaults', ['File {', "owner => 'root',", '}'], ['File {', "  owner => 'root',", '}']),
  construct('override', ["File['/a'] {", "mode => '0600',", '}'], ["File['/a'] {", "  mode => '0600',", '}']),
  construct(
    'class declared as a resource',
    ["class { 'ntp':", "servers => ['a', 'b'],", '}'],
    ["class { 'ntp':", "  servers => ['a', 'b'],", '}'],
  ),
  construct('collectors in one line', ["User <| tag == 'x' |>", "Host <<| tag == 'y' |>>"]),
  reformatted(
    'collectors over lines',
    ['User <|', "tag == 'x'", '|>', 'Host <<|', "tag == 'y'", '|>>'],
    ['User <|', "  tag == 'x'", '|>', 'Host <<|', "  tag == 'y'", '|>>'],
  ),
  construct(
    'collector with an override',
    ["File <| title == '/a' |> {", "mode => '0600',", '}'],
    ["File <| title == '/a' |> {", "  mode => '0600',", '}'],
  ),
  reformatted(
    'hash that begins in its line',
    ["$h = { 'a' => 1,", "'b' => 2,", '}'],
    ["$h = { 'a' => 1,", "  'b' => 2,", '}'],
  ),
  construct(
    'hash in a hash',
    ['$h = {', "'a' => {", "'b' => 1,", '},', "'long' => [", "'c',", '],', '}'],
    ['$h = {', "  'a'    => {", "    'b' => 1,", '  },', "  'long' => [", "    'c',", '  ],', '}'],
  ),
  construct('array', ['$l = [', "'a',", "['b', 'c'],", ']'], ['$l = [', "  'a',", "  ['b', 'c'],", ']']),
  construct(
    'array of hashes',
    ['$l = [', '{', "'a' => 1,", '},', ']'],
    ['$l = [', '  {', "    'a' => 1,", '  },', ']'],
  ),
  construct('access', ["$x = $facts['os']['family']", "$y = $h['a'][0]"]),
  construct(
    'class with parameters',
    ['class a (', 'Integer $port = 80,', "Array[String] $names = ['x'],", ') {', 'include b', '}'],
    ['class a (', '  Integer $port = 80,', "  Array[String] $names = ['x'],", ') {', '  include b', '}'],
  ),
  construct(
    'class that inherits',
    ['class a::b inherits a {', 'include c', '}'],
    ['class a::b inherits a {', '  include c', '}'],
  ),
  construct(
    'define',
    ['define x (', "String $content = 'x',", ') {', 'file { $title:', 'content => $content,', '}', '}'],
    ['define x (', "  String $content = 'x',", ') {', '  file { $title:', '    content => $content,', '  }', '}'],
  ),
  construct(
    'function',
    ['function a::b(Integer $x) >> Integer {', '$y = ($x + 1) * 2', '$y', '}'],
    ['function a::b(Integer $x) >> Integer {', '  $y = ($x + 1) * 2', '  $y', '}'],
  ),
  construct(
    'node',
    ["node 'a.example.com', /^web\\d+$/ {", 'include b', '}'],
    ["node 'a.example.com', /^web\\d+$/ {", '  include b', '}'],
  ),
  reformatted('default node', ['node default {', '}', 'include a'], ['node default {', '}', 'include a']),
  construct(
    'type aliases',
    ['type A::B = Variant[', 'String,', 'Integer[0, 10],', ']', 'type A::C = Struct[{', "'a' => Integer,", '}]'],
    ['type A::B = Variant[', '  String,', '  Integer[0, 10],', ']', 'type A::C = Struct[{', "  'a' => Integer,", '}]'],
  ),
  construct(
    'if, elsif and else',
    ['if $a {', 'include b', '} elsif $c and ($d or !$e) {', 'include f', '} else {', 'include g', '}'],
    ['if $a {', '  include b', '} elsif $c and ($d or !$e) {', '  include f', '} else {', '  include g', '}'],
  ),
  reformatted(
    'if in a class',
    ['class a {', 'if $b {', 'include c', '}', 'else {', 'include d', '}', '}'],
    ['class a {', '  if $b {', '    include c', '  }', '  else {', '    include d', '  }', '}'],
  ),
  construct('unless', ['unless $a == 1 {', 'include b', '}'], ['unless $a == 1 {', '  include b', '}']),
  construct(
    'case',
    [
      "case $facts['os']['name'] {",
      "'Debian', 'Ubuntu': {",
      'include a',
      '}',
      '/^Red/: { include b }',
      'default: {}',
      '}',
    ],
    [
      "case $facts['os']['name'] {",
      "  'Debian', 'Ubuntu': {",
      '    include a',
      '  }',
      '  /^Red/: { include b }',
      '  default: {}',
      '}',
    ],
  ),
  construct(
    'selector',
    ['$x = $y ? {', "'a' => 1,", 'default => [', '2,', '],', '}'],
    ['$x = $y ? {', "  'a'     => 1,", '  default => [', '    2,', '  ],', '}'],
  ),
  construct(
    'lambda',
    ['$x.each |$k, $v| {', 'notify { $k:', 'message => "${k} is ${v[0]}",', '}', '}'],
    ['$x.each |$k, $v| {', '  notify { $k:', '    message => "${k} is ${v[0]}",', '  }', '}'],
  ),
  construct(
    'chain of calls',
    ['$x = $y', '.map |$v| { $v + 1 }', '.filter |$v| { $v > 2 }'],
    ['$x = $y', '  .map |$v| { $v + 1 }', '  .filter |$v| { $v > 2 }'],
  ),
  construct(
    'nested calls',
    ['$x = merge(', "lookup('a', Hash, 'deep', {}),", 'foo([', '1,', ']),', ')'],
    ['$x = merge(', "  lookup('a', Hash, 'deep', {}),", '  foo([', '    1,', '  ]),', ')'],
  ),
  reformatted('call whose arguments go on', ["$x = foo('a',", "'b')"], ["$x = foo('a',", "  'b')"]),
  construct('call with a block', ["with('a') |$x| {", 'notice($x)', '}'], ["with('a') |$x| {", '  notice($x)', '}']),
  construct('parentheses', ['$x = (', '1 + 2', ')'], ['$x = (', '  1 + 2', ')']),
  construct(
    'operator at the end of a line',
    ['$x = $a +', '$b +', '$c', '$y = 1'],
    ['$x = $a +', '  $b +', '  $c', '$y = 1'],
  ),
  construct('interpolation', ['$x = "a ${$b[\'c\'].map |$d| { "${d}!" }} e"', "$y = 'f'"]),
  reformatted('brackets in strings', ['$x = "a { ( [ b"', "$y = 'c } ) ]'", '$z = 1']),
  construct('quotes in strings', ['$x = "it\'s"', '$y = \'a "b" c\'', "$z = 'it\\'s'"]),
  construct(
    'regular expression',
    ['if $x =~ /^(a|b)[c-e]{2}\\(/ {', 'include a', '}'],
    ['if $x =~ /^(a|b)[c-e]{2}\\(/ {', '  include a', '}'],
  ),
  construct(
    'heredoc',
    ["file { '/a':", 'content => @(END),', 'if { (', "it's", '}', '| END', "mode => '0644',", '}'],
    [
      "file { '/a':",
      '  content => @(END),',
      '    if { (',
      "    it's",
      '    }',
      '    | END',
      "  mode    => '0644',",
      '}',
    ],
  ),
  construct(
    'heredoc that interpolates',
    ['$x = @("END"/L)', 'a ${b[0]} {', '| END', '$y = 1'],
    ['$x = @("END"/L)', '  a ${b[0]} {', '  | END', '$y = 1'],
  ),
  construct(
    'comments',
    ['# One {', "it's (", '', 'class a {', '# Two', '', 'include b # three {', '}'],
    ['# One {', "# it's (", 'class a {', '  # Two', '  include b # three {', '}'],
  ),
  reformatted(
    'documentation comment with its own number signs',
    ['# A class.', '#', '# @param b', '#   The b.', '', 'class a (', 'Integer $b,', ') {', '}'],
    ['# A class.', '#', '# @param b', '#   The b.', 'class a (', '  Integer $b,', ') {', '}'],
  ),
];
