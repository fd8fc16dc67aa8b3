import { describe, expect, it } from 'vitest';
import { applyEdits, formatManifest, type FormatOptions } from './format-manifest.ts';

function format(text: string, options: FormatOptions = {}): string {
  const result = formatManifest(text, options);
  return result.kind === 'formatted' ? applyEdits(text, result.edits) : text;
}

function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

const keptCases: readonly (readonly [string, string])[] = [
  ['the text of strings', "$x = 'a  \n\tb'\n"],
  ['a heredoc, its margin and what follows its tag', lines('$x = [@(A), 1]', '  text  ', '\ttab', '   | A', '$y = 2')],
  ['two heredocs of one line', lines('f(@(A), @("B"))', ' a', '  | A', '  ${b}  ', ' | B', 'include c')],
  ['a heredoc in an interpolation', lines('$x = "a ${upcase(@(A))} b"', '  text', '  | A', '$y = 2')],
  ['a blank line between statements', lines('include a', '', 'include b')],
  ['an interpolation that goes over several lines', lines('$x = "a ${f(', '1', ')} b"')],
  ['a comment after the tag of a heredoc', lines('$x = @(A) # b', '  c', '  | A')],
  ['blank lines around comments', lines('# a', '', '# b', 'include c', '', '# d')],
  ['spaces at the end of a comment', lines('# a  ', 'include b # c  ')],
  ['a parenthesis after a statement function', lines('notice', '  (1)')],
  ['a semicolon before a sign', lines('$a = 1;', '-1')],
];

describe('formatManifest', () => {
  it.each(keptCases)('keeps %s', (_name, text) => {
    expect(format(text)).toBe(text);
  });

  it('removes trailing white space, except inside comments', () => {
    expect(format('$x = 1  \n# two  \n\t\n$y = 2\t\n')).toBe('$x = 1\n# two  \n\n$y = 2\n');
  });

  it('keeps one of several blank lines, and none at the start and end of the file', () => {
    expect(format('\n\n$x = 1\n\n\n\n$y = 2\n\n\n')).toBe('$x = 1\n\n$y = 2\n');
  });

  it('ends a file with one line break, and an empty file with none', () => {
    expect(format('$x = 1')).toBe('$x = 1\n');
    expect(format(' \n\n')).toBe('');
  });

  it('keeps the line ends of the file', () => {
    expect(format('class a {\r\n$x = 1 \r\n\r\n\r\n\r\n$y = "\r\n\n"}')).toBe(
      'class a {\r\n  $x = 1\r\n\r\n  $y = "\r\n\n"\r\n}\r\n',
    );
  });

  it('refuses code with a syntax error, and reports it', () => {
    const result = formatManifest('class a {\n$x = \n}');
    expect(result.kind === 'refused' && result.error.message).toContain('Syntax error');
  });

  it('formats selected lines that have no syntax error themselves', () => {
    const text = "class a {\n  $x = )\n  if $y {\n    file{'/a':ensure=>file,mode=>'1'}\n  }\n}\n";
    const start = text.indexOf('file');
    expect(format(text, { range: [start, text.indexOf('}') + 1] })).toBe(
      "class a {\n  $x = )\n  if $y {\n    file { '/a':\n      ensure => file,\n      mode   => '1',\n    }\n  }\n}\n",
    );
    expect(formatManifest(text, { range: [text.indexOf('$x'), start] }).kind).toBe('refused');
  });

  it('aligns the options of a case only as far as they stay on one line', () => {
    const text = "case $a {\n  'b':     { File { mode => '1', owner => 'c' } }\n  default: { fail('d') }\n}\n";
    const once = format(text);
    expect(once).toContain("  'b': {\n");
    expect(format(once)).toBe(once);
  });

  it('removes a comma before the first attribute', () => {
    expect(format("file {\n'/a':,\nmode => '1', owner => 'b';\n'/b':\n}")).toBe(
      lines('file {', "  '/a':", "    mode  => '1',", "    owner => 'b';", "  '/b':", '}'),
    );
    expect(format("file { '/a':,\nmode => '1', owner => 'b' }")).toBe(
      lines("file { '/a':", "  mode  => '1',", "  owner => 'b',", '}'),
    );
    expect(format("File['/a'] {,\nmode => '1', owner => 'b' }")).toBe(
      lines("File['/a'] {", "  mode  => '1',", "  owner => 'b',", '}'),
    );
  });

  it('keeps the comment of the last operand beside it, if its parenthesis moves to the next line', () => {
    const once = lines('if (', '  $a # one', '  or $b # two', ') {', '  include c', '}');
    expect(format('if ($a # one\n  or $b) # two\n{\n  include c\n}\n')).toBe(once);
    expect(format(once)).toBe(once);
    expect(format('if ($a) # one\n{\n  include c\n}\n')).toBe(lines('if ($a) { # one', '  include c', '}'));
    expect(format('$x = !($a # one\n  or $b) # two\n')).toBe(lines('$x = !(', '  $a # one', '  or $b # two', ')'));
  });

  it('moves the comment before an opening brace behind it, and the comment of the brace into the block', () => {
    const once = lines('if $a and $b { # one', '  # two', '  include c', '}');
    expect(format('if $a and $b # one\n{ # two\ninclude c\n}\n')).toBe(once);
    expect(format(once)).toBe(once);
    expect(format('if $a and $b /* one */\n{\ninclude c\n}\n')).toBe(lines('if $a and $b { # one', '  include c', '}'));
    expect(format("case $a {\n  'x': # one\n  { include c }\n}\n")).toBe(
      lines('case $a {', "  'x': { # one", '    include c', '  }', '}'),
    );
  });

  it('joins the lines of a call only if the comment after it also stays within the limit', () => {
    const arguments_ = [`'${'a'.repeat(40)}'`, `'${'b'.repeat(40)}'`];
    const written = (comment: string): string => `$x = f(${arguments_.join(',\n')}) # ${comment}\n`;
    const joined = `$x = f(${arguments_.join(', ')}) # ${'c'.repeat(43)}\n`;
    expect(joined).toHaveLength(141);
    expect(format(written('c'.repeat(43)))).toBe(joined);
    const broken = lines('$x = f(', ...arguments_.map((each) => `  ${each},`), `) # ${'c'.repeat(44)}`);
    expect(format(written('c'.repeat(44)))).toBe(broken);
    expect(format(broken)).toBe(broken);
    // The author of a line that was too long before has decided so.
    const long = joined.replace('# ', '# too ');
    expect(format(long)).toBe(long);
  });

  it('keeps a string that is too long for any line beside its parenthesis', () => {
    const text = `$a = inline_template('${'b'.repeat(140)}')\n`;
    expect(format(text)).toBe(text);
  });

  it('keeps the key of an access between its brackets', () => {
    expect(format("$a = $b[\n  'c'].map |$d| {\n  $d\n}\n")).toBe("$a = $b['c'].map |$d| {\n  $d\n}\n");
  });

  it('formats the statements of a range, and nothing around them', () => {
    const text = '$a = 1  \n\n\n  $b  =  2  \n\n\n$c = 3  \n';
    const at = text.indexOf('$b');
    expect(format(text, { range: [at, at] })).toBe('$a = 1  \n\n\n$b = 2\n\n\n$c = 3  \n');
  });

  it('formats the innermost statements of a range', () => {
    const text = lines(
      'class a {',
      'include  b',
      "file { '/a':",
      'mode => 1,',
      '  ensure => 2,',
      '}',
      'include  c',
      '}',
    );
    const at = text.indexOf('mode');
    expect(format(text, { range: [at, at] })).toBe(
      lines(
        'class a {',
        'include  b',
        "  file { '/a':",
        '    mode   => 1,',
        '    ensure => 2,',
        '  }',
        'include  c',
        '}',
      ),
    );
  });
});
