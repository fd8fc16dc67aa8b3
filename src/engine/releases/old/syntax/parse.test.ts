import { describe, expect, it } from 'vitest';
import { getRelease } from '../../release.ts';
import { parse } from '../../../syntax/parse.ts';
import { printPn } from '../../../syntax/pn.ts';

const [OF_3, OF_2] = [getRelease('3.8'), getRelease('2.7')];

/** Returns the syntax tree in Puppet's PN notation, or the first error with its line. */
function read(text: string, release = OF_3): string {
  const { program, diagnostics, lineIndex } = parse(text, 'site.pp', release);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error === undefined) return printPn(program);
  return `${error.message} (line ${lineIndex.positionAt(error.span?.offset ?? 0).line})`;
}

describe('the parser of the old grammar', () => {
  it('returns the same tree as the modern grammar if both accept the source', () => {
    for (const text of [
      "class ntp($server = 'a') inherits base { package { 'ntp': ensure => present } -> service { ['a', 'b']: } }",
      "if $a == 'b' and !$c { include d } elsif $e { notice('f') } else { fail('g') }",
      "case $a { 'b', 'c': { include d } default: { include e } }",
      "$x = $y ? { 'a' => 'b', default => [1, 2] }".replace('[1, 2]', "['1', '2']"),
      "node 'web', /db/ { File { mode => '0644' } File['/a'] { mode +> 'b' } }",
      "@file { '/a': } File <| title == 'b' and tag != 'c' |> { mode => '0600' }",
      'notice("a $b ${c[\'d\']} e")',
    ]) {
      expect([text, read(text)]).toEqual([text, printPn(parse(text, 'site.pp').program)]);
    }
  });

  it('reads numbers as strings, and syntax that newer grammars no longer have', () => {
    expect(read('$x = 0644')).toBe(read("$x = '0644'"));
    expect(read("$x += 'a'")).toContain('+=');
    expect(read('class my-class { }')).toContain('my-class');
    expect(parse("import 'nodes/*.pp', 'b'", 'site.pp', OF_3).program.imports?.[0]?.patterns).toEqual([
      'nodes/*.pp',
      'b',
    ]);
  });

  it('names the bracket that it expects, at the line that it has read', () => {
    expect(read('notice([1].join)')).toBe("Syntax error at '.'; expected ')' (line 1)");
    expect(read("class a {\n  'b'\n}\n")).toBe("Syntax error at '}' (line 3)");
    expect(read('class a {\n  include b\n')).toBe("Syntax error at end of file; expected '}' (line 3)");
    expect(read('$x = /a/')).toBe("Syntax error at '/' (line 1)");
    expect(read('each($a) |$x| { }')).toBe('Could not match |$x| (line 1)');
    expect(read('$a::b = 1')).toBe('Cannot assign to variables in other namespaces (line 1)');
  });

  it('rejects definitions at invalid locations', () => {
    expect(read('if true {\n  class a { }\n}')).toBe(
      'Classes, definitions, and nodes may only appear at toplevel or inside other classes (line 2)',
    );
    expect(read('define a() {\n  define b() { }\n}')).toBe('Cannot nest definition b inside a (line 2)');
    expect(read('file { ensure => present }')).toBe('All resource specifications require names (line 1)');
  });

  it('rejects syntax that 2.7 does not have yet', () => {
    expect(read('unless $x > 5 { }', OF_2)).toBe("Syntax error at '>' (line 1)");
    expect(read('$x = 7 % 2', OF_2)).toBe('Could not match % (line 1)');
    expect(read("d { 'a': unless => 1 }", OF_2)).not.toContain('Syntax error');
    expect(read("d { 'a': if => 1 }", OF_2)).toBe("Syntax error at 'if'; expected '}' (line 1)");
    expect(read("d { 'a': if => 1 }")).not.toContain('Syntax error');
    expect(parse('define d(a) { }', 'site.pp', OF_2).diagnostics[0]?.message).toContain("must now include '$'");
  });

  it('keeps the statements before an error, and never throws', () => {
    const { program } = parse("$x = 'a'\n$y = ]", 'site.pp', OF_3);
    expect(program.body).toMatchObject({ kind: 'Block', statements: [{ kind: 'Assignment' }, { kind: 'Error' }] });
    for (const text of [
      '"${',
      "'",
      '"$',
      '/*',
      '@',
      '\\',
      'a'.repeat(5000),
      '('.repeat(5000),
      '"${a["${b',
      '[[[',
      '{',
    ]) {
      expect(() => parse(text, 'site.pp', OF_3)).not.toThrow();
    }
  });
});
