import { describe, expect, it } from 'vitest';
import { applyEdits, formatManifest, type FormatOptions } from './format-manifest.ts';

function format(text: string, options: FormatOptions = {}): string {
  const result = formatManifest(text, options);
  return result.kind === 'formatted' ? applyEdits(text, result.edits) : text;
}

function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

interface LayoutCase {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const layoutCases: readonly LayoutCase[] = [
  {
    name: 'statements by the braces around them',
    from: lines('class a {', 'if $x {', "notice('a')", '}', 'else {', '      fail(1)', '  }', '}'),
    to: lines('class a {', '  if $x {', "    notice('a')", '  }', '  else {', '    fail(1)', '  }', '}'),
  },
  {
    name: 'the options of a case',
    from: lines('case $x {', "'a', 'b': {", 'include a', '}', 'default: { }', '}'),
    to: lines('case $x {', "  'a', 'b': {", '    include a', '  }', '  default: { }', '}'),
  },
  {
    name: 'a resource with several titles',
    from: lines('file {', "'/a':", 'ensure => file,', 'mode => 1;', "'/bb':", 'ensure => file;', '}'),
    to: lines('file {', "  '/a':", '    ensure => file,', '    mode   => 1;', "  '/bb':", '    ensure => file;', '}'),
  },
  {
    name: 'parameters of a class',
    from: lines('class a (', '      String $x,', ' Integer $yy = 1,', '){', 'include b', '}'),
    to: lines('class a (', '  String $x,', '  Integer $yy = 1,', ') {', '  include b', '}'),
  },
  {
    name: 'a lambda at the end of a chain of calls',
    from: lines('$a', '.filter |$x| { $x }', '    .each |$x| {', 'notice($x)', '}'),
    to: lines('$a', '  .filter |$x| { $x }', '    .each |$x| {', '      notice($x)', '    }'),
  },
  {
    name: 'a chain of calls beside a row that only seems to be indented',
    from: lines(' $b = $a', ' .filter |$x| { $x }', '.map |$x| { $x }'),
    to: lines('$b = $a', '  .filter |$x| { $x }', '  .map |$x| { $x }'),
  },
  {
    name: 'hashes in an array',
    from: lines('$x = [{', "'a' => 1,", "'bb' => 2,", '},', '{', "'c' => 3,", '}]'),
    to: lines('$x = [{', "    'a'  => 1,", "    'bb' => 2,", '  },', '  {', "    'c' => 3,", '}]'),
  },
  {
    name: 'relationships that begin a line',
    from: lines('class a {', "package { 'x': }", "-> file { 'y':", 'mode => 1,', '}', "  ~> Service['z']", '}'),
    to: lines(
      'class a {',
      "  package { 'x': }",
      "  -> file { 'y':",
      '    mode => 1,',
      '  }',
      "    ~> Service['z']",
      '}',
    ),
  },
  {
    name: 'what goes on in the next line',
    from: lines('$x =', "'a'", 'if $a and', '$b {', 'include c', '}'),
    to: lines('$x =', "  'a'", 'if $a and', '  $b {', '  include c', '}'),
  },
  {
    name: 'comments before what they speak of',
    from: lines('class a {', '# one', 'include b', '    # two', '    include c', '    # three', '}'),
    to: lines('class a {', '  # one', '  include b', '  # two', '  include c', '  # three', '}'),
  },
  {
    name: 'code that was commented out in the first column',
    from: lines('class a {', '  include b', '#  include c', '  include d', '}'),
    to: lines('class a {', '  include b', '#  include c', '  include d', '}'),
  },
];

const arrowCases: readonly LayoutCase[] = [
  {
    name: 'attributes',
    from: lines("file { '/a':", '  ensure => file,', '  mode     =>   1,', '}'),
    to: lines("file { '/a':", '  ensure => file,', '  mode   => 1,', '}'),
  },
  {
    name: 'each hash by itself',
    from: lines("thing { 'x':", '  hash => {', '    a => 1,', '    long => 2,', '  },', '  other_one => 3,', '}'),
    to: lines("thing { 'x':", '  hash      => {', '    a    => 1,', '    long => 2,', '  },', '  other_one => 3,', '}'),
  },
  {
    name: 'selectors',
    from: lines('$x = $y ? {', "  'a' => 1,", '  default => 2,', '}'),
    to: lines('$x = $y ? {', "  'a'     => 1,", '  default => 2,', '}'),
  },
  {
    name: 'defaults, overrides and collectors',
    from: lines(
      'File {',
      'a => 1,',
      'long => 2 }',
      "File['x'] {",
      'a +> 1,',
      'long => 2 }',
      'File <| |> {',
      'a=>1,',
      'long=>2 }',
    ),
    to: lines(
      ...['File {', '  a    => 1,', '  long => 2 }', "File['x'] {", '  a    +> 1,', '  long => 2 }'],
      ...['File <| |> {', '  a    => 1,', '  long => 2 }'],
    ),
  },
  {
    name: 'attributes that share a line with others of a longer body',
    from: lines("file { '/a': ensure => file,", "  owner => 'x', group => 'y',", '}'),
    to: lines("file { '/a':", '  ensure => file,', "  owner  => 'x',", "  group  => 'y',", '}'),
  },
];

const keptCases: readonly (readonly [string, string])[] = [
  ['a resource in one line', lines("file { '/a': ensure => file, mode => '0644' }")],
  ['the text of strings', "$x = 'a  \n\tb'\n"],
  ['a heredoc, its margin and what follows its tag', lines('$x = [@(A), 1]', '  text  ', '\ttab', '   | A', '$y = 2')],
  ['two heredocs of one line', lines('f(@(A), @("B"))', ' a', '  | A', '  ${b}  ', ' | B', 'include c')],
  [
    'spaces that align equals signs',
    lines('class a (', "  String           $a  = 'x',", '  Optional[String] $bb = undef,', ') { }'),
  ],
  [
    'arrows that are aligned farther away outside of resources',
    lines('$x = {', "  'a'    => 1,", "  'bb'   => 2,", '}'),
  ],
  ['a table of hashes', lines('$x = [', "  { 'a'   => 1, 'b' => 2 },", "  { 'aaa' => 1, 'b' => 2 },", ']')],
  ['arguments under the first of them', lines("foo($a, 'x',", "    $b, 'y')")],
  ['a comment beside code, and one that goes on below it', lines('$xx = 1 # one', '        # two', '$y = 2')],
  ['conditions between parentheses', lines('if (', '  $a and', '  $b', ') {', '  include c', '}')],
  ['a blank line between statements', lines('include a', '', 'include b')],
  ['commas without a space, if all are', lines("$x = ['a','b','c']", 'type A = Variant[String,Integer]')],
  ['an interpolation that goes over several lines', lines('$x = "a ${f(', '1', ')} b"')],
];

describe('formatManifest', () => {
  it.each(layoutCases)('indents $name', ({ from, to }) => {
    expect(format(from)).toBe(to);
  });

  it.each(arrowCases)('aligns the arrows of $name', ({ from, to }) => {
    expect(format(from)).toBe(to);
  });

  it.each(keptCases)('keeps %s', (_name, text) => {
    expect(format(text)).toBe(text);
  });

  it('removes trailing white space, except inside comments', () => {
    expect(format('$x = 1  \n# two  \n\t\n$y = 2\t\n')).toBe('$x = 1\n# two  \n\n$y = 2\n');
  });

  it('turns tabs between and before tokens into spaces', () => {
    expect(format('class a {\n\t$x\t=\t1\n}\n')).toBe('class a {\n  $x = 1\n}\n');
  });

  it('keeps one of several blank lines, and none at the start and end of the file', () => {
    expect(format('\n\n$x = 1\n\n\n\n$y = 2\n\n\n')).toBe('$x = 1\n\n$y = 2\n');
  });

  it('ends a file with one line break, and an empty file with none', () => {
    expect(format('$x = 1')).toBe('$x = 1\n');
    expect(format(' \n\n')).toBe('');
  });

  it('keeps the line ends of the file', () => {
    expect(format('class a {\r\n$x = 1 \r\n\r\n\r\n\r\n}')).toBe('class a {\r\n  $x = 1\r\n\r\n}\r\n');
  });

  it('puts spaces around arrows, after commas and before braces', () => {
    expect(format("class a{\n  file{'/a' : x=>[1,2, 3],y=>2 }\n}\n")).toBe(
      "class a {\n  file { '/a': x => [1, 2, 3], y => 2 }\n}\n",
    );
  });

  it('converts comments between stars to lines with a number sign', () => {
    expect(format('class a {\n/* one\n   two */\ninclude b /* three */\n}\n')).toBe(
      'class a {\n  # one\n  # two\n  include b # three\n}\n',
    );
    expect(format('$x = /* in */ 1\n')).toBe('$x = /* in */ 1\n');
  });

  it('refuses code with a syntax error, and reports it', () => {
    const result = formatManifest('class a {\n$x = \n}');
    expect(result.kind === 'refused' && result.error.message).toContain('Syntax error');
  });

  it('changes the line ends of a range, and nothing around it', () => {
    const text = '$a = 1  \n\n\n  $b = 2  \n\n\n$c = 3  \n';
    const at = text.indexOf('$b');
    expect(format(text, { range: [at, at] })).toBe('$a = 1  \n\n\n$b = 2\n\n\n$c = 3  \n');
  });

  it('changes only the lines of a range', () => {
    const text = lines('class a {', 'include b', "file { '/a':", 'mode => 1,', '  ensure => 2,', '}', 'include c', '}');
    const at = text.indexOf('mode');
    expect(format(text, { range: [at, at] })).toBe(text.replace('mode => 1', '  mode   => 1'));
  });
});
