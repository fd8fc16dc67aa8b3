import { describe, expect, it } from 'vitest';
import { typedConstructs } from '../../../e2e/browser/typed-constructs.ts';
import { applyEdits, formatManifest } from '../format/format-manifest.ts';
import { typeKeys } from './testing/type-keys.ts';

it.each(typedConstructs)('types $name without any correction', ({ keys, code }) => {
  expect(typeKeys(keys)).toBe(`${code}‸`);
});

it.each(typedConstructs.filter(({ isReformatted }) => !isReformatted))('types $name like the formatter', ({ code }) => {
  const formatted = formatManifest(`${code}\n`);
  expect(formatted.kind === 'formatted' ? applyEdits(`${code}\n`, formatted.edits) : formatted.error).toBe(`${code}\n`);
});

describe('Enter', () => {
  it.each([
    ['in a block', 'class a {‸}', 'class a {\n  ‸\n}'],
    ['in an unclosed block', 'class a {‸', 'class a {\n  ‸'],
    ['beside the statement before', 'class a {\n  include b‸\n}', 'class a {\n  include b\n  ‸\n}'],
    ['after a block', 'class a {\n  if $x {\n    f()\n  }‸', 'class a {\n  if $x {\n    f()\n  }\n  ‸'],
    ['after a title', "  file { '/a':‸}", "  file { '/a':\n    ‸\n  }"],
    ['after an attribute', "file { '/a':\n  ensure => file,‸\n}", "file { '/a':\n  ensure => file,\n  ‸\n}"],
    [
      'after a title with an attribute',
      "file {\n  '/a': ensure => file,‸\n}",
      "file {\n  '/a': ensure => file,\n    ‸\n}",
    ],
    ['after the last attribute of a title', "file {\n  '/a':\n    mode => 1;‸", "file {\n  '/a':\n    mode => 1;\n  ‸"],
    [
      'after the last attribute of the first title',
      "file { '/a':\n  mode => 1;‸}",
      "file { '/a':\n  mode => 1;\n  ‸\n}",
    ],
    ['after a case option', "case $x {\n  'a':‸\n}", "case $x {\n  'a':\n  ‸\n}"],
    ['beside indented elements', "$x = foo([\n    'a',‸", "$x = foo([\n    'a',\n    ‸"],
    ['after an unfinished assignment', '  $x =‸', '  $x =\n    ‸'],
    ['after the second line of an expression', '$x = $a +\n  $b +‸', '$x = $a +\n  $b +\n  ‸'],
    ['after the last line of an expression', '$x =\n  $b‸', '$x =\n  $b\n‸'],
    ['after a condition of two lines', 'if $a\n  and $b {‸}', 'if $a\n  and $b {\n  ‸\n}'],
    ['before other code', 'class a { }‸  include b', 'class a { }\n‸include b'],
    ['at the start of a line', 'class a {\n‸}', 'class a {\n\n‸}'],
    ['on a blank line', 'class a {\n    ‸\n}', 'class a {\n\n  ‸\n}'],
    ['after trailing spaces', 'include a  ‸', 'include a\n‸'],
    ['with arguments on the line of their bracket', "foo('a',‸)", "foo('a',\n  ‸)"],
    ['before a comment that a closed bracket follows', 'class a { # b‸}', 'class a { # b\n  ‸\n}'],
    ['with tabs', 'class a {\n\tif $b {‸}\n}', 'class a {\n\tif $b {\n\t  ‸\n\t}\n}'],
  ])('indents %s', (_place, before, after) => {
    expect(typeKeys('\n', before)).toBe(after);
  });

  it.each([
    ['at the end', '  # a‸', '  # a\n  # ‸'],
    ['in the middle', '# a ‸b', '# a\n# ‸b'],
    ['with its indentation', '#   a‸', '#   a\n#   ‸'],
    ['without a space', '#a‸', '#a\n# ‸'],
    ['with a blank line of the comment', '# a\n#‸', '# a\n#\n# ‸'],
    ['after code in the middle', '  include a # b ‸c', '  include a # b\n  # ‸c'],
  ])('continues a comment %s', (_place, before, after) => {
    expect(typeKeys('\n', before)).toBe(after);
  });

  it.each([
    ['a continued line without text', '  # a\n  # ‸', '  # a\n  ‸'],
    ['a comment behind code', 'include a # b‸', 'include a # b\n‸'],
    ['a control comment', '# lint:ignore:140chars‸', '# lint:ignore:140chars\n‸'],
  ])('ends %s', (_place, before, after) => {
    expect(typeKeys('\n', before)).toBe(after);
  });

  it.each([
    ['a string', "$x = 'a‸'", "$x = 'a\n‸'"],
    ['the second line of a string', "$x = 'a\n  b {‸'", "$x = 'a\n  b {\n  ‸'"],
    ['a heredoc', '$x = @(A)\n  a {‸\n  | A\n', '$x = @(A)\n  a {\n  ‸\n  | A\n'],
    ['a heredoc without its end', '$x = @(A)\n    a (‸', '$x = @(A)\n    a (\n    ‸'],
  ])('adds no indentation of code in %s', (_place, before, after) => {
    expect(typeKeys('\n', before)).toBe(after);
  });

  it('indents a heredoc like its end tag, and continues the code after it', () => {
    expect(typeKeys('\n', '$x = @(A)‸\n    a\n    | A\n')).toBe('$x = @(A)\n    ‸\n    a\n    | A\n');
    expect(typeKeys('\n', 'f {\n  a => @(A),\n    a\n    | A‸\n}')).toBe('f {\n  a => @(A),\n    a\n    | A\n  ‸\n}');
  });
});

describe('a closing bracket', () => {
  it.each([
    ['on the next line', '}', "file { '/a':\n  mode => 1,‸\n}", "file { '/a':\n  mode => 1,\n}‸"],
    ['after a blank line', '}', "file { '/a':\n  mode => 1,\n  ‸\n}", "file { '/a':\n  mode => 1,\n}‸"],
    ['in an empty body', '}', 'class a {\n  ‸\n}', 'class a {\n}‸'],
    ['beside the cursor', ')', 'foo(1‸)', 'foo(1)‸'],
    ['behind a space', '}', '$x = { a => 1 ‸ }', '$x = { a => 1  }‸'],
    ['in an interpolation', '}', '"${a‸}"', '"${a}‸"'],
    ['with its indentation', ')', 'foo(1,\n  ‸)', 'foo(1,\n)‸'],
    ['although another kind is open', ']', "User <| a == B['c'‸]", "User <| a == B['c']‸"],
    ['although the file has an error elsewhere', '}', 'class a {\n  ‸\n}\nclass b {', 'class a {\n}‸\nclass b {'],
  ])('is typed over %s', (_place, key, before, after) => {
    expect(typeKeys(key, before)).toBe(after);
  });

  it.each([
    ['whose outer one follows', '}', 'class a {\n  if $x {\n    ‸\n}', 'class a {\n  if $x {\n  }‸\n}'],
    ['that is missing in its line', ')', 'foo(bar(1‸)', 'foo(bar(1)‸)'],
    ['in a string', '}', "class a {\n  $x = '‸'\n}", "class a {\n  $x = '}‸'\n}"],
  ])('is inserted %s', (_place, key, before, after) => {
    expect(typeKeys(key, before)).toBe(after);
  });

  it('has the indentation of its opening line', () => {
    expect(typeKeys('}', 'class a {\n  if $x {\n    f()\n      ‸')).toBe('class a {\n  if $x {\n    f()\n  }‸');
    expect(typeKeys('|', "User <|\n  a == 'b'\n  ‸")).toBe("User <|\n  a == 'b'\n|‸");
  });
});

describe('other keys', () => {
  it.each([
    ['a quote over the closing one', "'", "$x = 'a‸'", "$x = 'a'‸"],
    ['a quote behind an interpolation', '"', '"a ${b}‸"', '"a ${b}"‸'],
    ['an escaped quote', "'", "$x = 'a\\‸'", "$x = 'a\\'‸'"],
    ['the quote that ends a nested string', '"', '"${f("a‸")}"', '"${f("a"‸)}"'],
    ['a bracket in a string', '{', '$x = "a ‸"', '$x = "a {‸"'],
    ['a bracket in an interpolation', '{', '$x = "a $‸"', '$x = "a ${‸}"'],
    ['a quote in a comment', "'", '# it‸', "# it'‸"],
    ['a number sign after a continued one', '#', '  # a\n  # ‸', '  # a\n  #‸'],
    ['a number sign in a comment', '#', '# a ‸', '# a #‸'],
    ['a dot that continues a call', '.', '$x = $y\n‸', '$x = $y\n  .‸'],
    [
      'a semicolon on its own line',
      ';',
      "file {\n  '/a':\n    mode => 1,\n    ‸\n}",
      "file {\n  '/a':\n    mode => 1,\n  ;‸\n}",
    ],
  ])('type %s', (_place, key, before, after) => {
    expect(typeKeys(key, before)).toBe(after);
  });

  it.each([
    [
      'an attribute',
      "file { '/a':\n  ensure => file,\n  owner =‸\n  mode   => 1,\n}",
      "file { '/a':\n  ensure => file,\n  owner  =>‸\n  mode   => 1,\n}",
    ],
    [
      'an attribute of the second title',
      "file {\n  '/a':\n    mode => 1;\n  '/b':\n    ensure => file,\n    x =‸\n}",
      "file {\n  '/a':\n    mode => 1;\n  '/b':\n    ensure => file,\n    x      =>‸\n}",
    ],
    ['an attribute that is added', "F['a'] {\n  ab => 1,\n  c +‸\n}", "F['a'] {\n  ab => 1,\n  c  +>‸\n}"],
    ['an option of a selector', "$x ? {\n  'a' => 1,\n  default =‸\n}", "$x ? {\n  'a'     => 1,\n  default =>‸\n}"],
    [
      'an attribute after a heredoc',
      'f { a:\n  bc => @("E"),\n    ${d}\n    | E\n  e =‸\n}',
      'f { a:\n  bc => @("E"),\n    ${d}\n    | E\n  e  =>‸\n}',
    ],
  ])('align the arrow of %s', (_place, before, after) => {
    expect(typeKeys('>', before)).toBe(after);
  });

  it.each(["file { '/a': ensure => file, x  =‸ }", "$x = '\n  a =‸'", '# {\n# =‸ a', '$x = @(A)\n {\n =‸\n | A\n'])(
    'leave the arrow of %j alone',
    (before) => {
      expect(typeKeys('>', before)).toBe(before.replace('‸', '>‸'));
    },
  );
});

describe('templates', () => {
  it.each([
    ['the end of a tag over the one that was closed', '%>', '<%= $x ‸ %>', '<%= $x %>‸'],
    ['the trimming end of a tag', '-%>', '<%- $x ‸ %>', '<%- $x -%>‸'],
    ['the end of a tag over one on the same line', '\n| -%>', '<%- | String $a,‸ %>', '<%- | String $a,\n| -%>‸'],
    ['the start of a tag as text', '%', '<%‸ %>', '<%%‸'],
    ['a quote in text', "'", 'it‸', "it'‸"],
    ['Enter in text', '\n', '  # server: (‸)', '  # server: (\n  ‸)'],
    ['Enter in a list of parameters', '\n', '<%- | String $a,‸\n| -%>', '<%- | String $a,\n  ‸\n| -%>'],
    ['the bar that ends the parameters', '|', '<%- |\n  String $a\n  ‸', '<%- |\n  String $a\n|‸'],
    ['Enter in a block of a tag', '\n', '<% $x.each |$y| { f({‸}) } %>', '<% $x.each |$y| { f({\n  ‸\n}) } %>'],
  ])('type %s', (_place, keys, before, after) => {
    expect(typeKeys(keys, before, 'epp')).toBe(after);
  });

  it('in Ruby have no smart typing, except at the end of a tag', () => {
    expect(typeKeys('%>', '<%= @x ‸ %>', 'erb')).toBe('<%= @x %>‸');
    expect(typeKeys('}', '<% x.each { |y| ‸} %>', 'erb')).toBe('<% x.each { |y| }‸} %>');
  });
});

describe('a long manifest', () => {
  const block = "class a (\n  Integer $port = 80,\n) {\n  file { '/a':\n    mode => '0644',\n  }\n}\n\n";
  const long = block.repeat(2000);

  it('is handled by the statements around the cursor', () => {
    expect(typeKeys('\n', `${long}class b {‸}\n\n${long}`)).toBe(`${long}class b {\n  ‸\n}\n\n${long}`);
    expect(typeKeys('}', `${long}class b {\n  ‸\n}\n\n${long}`)).toBe(`${long}class b {\n}‸\n\n${long}`);
  });
});
