import { describe, expect, it } from 'vitest';
import { applyEdits } from './format-manifest.ts';
import { formatOnType } from './format-on-type.ts';

/** The text after what stands before `‸` was typed last. */
function typed(marked: string): string {
  const offset = marked.indexOf('‸');
  const text = marked.replace('‸', '');
  return applyEdits(text, formatOnType(text, offset, text.charAt(offset - 1)));
}

describe('formatOnType', () => {
  it.each([
    ['in a block', 'class a {\n‸', 'class a {\n  '],
    ['beside the statement before', 'class a {\n  include b\n‸\n}', 'class a {\n  include b\n  \n}'],
    ['before the closing bracket', 'class a {\n  include b\n‸}', 'class a {\n  include b\n}'],
    ['after a title', "class a {\n  file { '/a':\n‸\n  }\n}", "class a {\n  file { '/a':\n    \n  }\n}"],
    ['after an attribute', "file { '/a':\n  ensure => file,\n‸\n}", "file { '/a':\n  ensure => file,\n  \n}"],
    [
      'after the last attribute of a title',
      "file {\n  '/a':\n    mode => 1;\n‸",
      "file {\n  '/a':\n    mode => 1;\n  ",
    ],
    ['in brackets', "$x = foo([\n    'a',\n‸", "$x = foo([\n    'a',\n    "],
    ['after a sign that wants more', '  $x =\n‸', '  $x =\n    '],
    ['after a block', 'class a {\n  if $x {\n    f()\n  }\n‸', 'class a {\n  if $x {\n    f()\n  }\n  '],
    ['outside of everything', 'class a { }\n‸  include b', 'class a { }\ninclude b'],
  ])('indents a new line %s', (_place, before, after) => {
    expect(typed(before)).toBe(after);
  });

  it('indents a closing bracket that begins its line', () => {
    expect(typed('class a {\n  if $x {\n    }‸\n}')).toBe('class a {\n  if $x {\n  }\n}');
    expect(typed('class a { f(1 )‸ }')).toBe('class a { f(1 )‸ }'.replace('‸', ''));
  });

  it('aligns the arrows around a new one', () => {
    expect(typed("file { '/a':\n  ensure => file,\n  owner =>‸\n  mode   => 1,\n}")).toBe(
      "file { '/a':\n  ensure => file,\n  owner  =>\n  mode   => 1,\n}",
    );
    expect(typed("file {\n  '/a':\n    mode => 1;\n  '/b':\n    ensure => file,\n    x =>‸\n}")).toBe(
      "file {\n  '/a':\n    mode => 1;\n  '/b':\n    ensure => file,\n    x      =>\n}",
    );
  });

  it('leaves arrows that share a line, and texts and comments', () => {
    for (const text of [
      "file { '/a': ensure => file, x  =>‸ }",
      "$x = '\n  a =>‸'",
      '# {\n# =>‸ a',
      '$x = @(A)\n {\n ‸\n | A\n',
    ]) {
      expect(typed(text)).toBe(text.replace('‸', ''));
    }
  });
});
