import { describe, expect, it } from 'vitest';
import { createMarkedProject } from '../testing/service-of.ts';

function selections(texts: string | Readonly<Record<string, string>>): readonly string[] {
  const { service, place, files } = createMarkedProject(texts);
  const text = files.get(place.file) ?? '';
  return service.answer('selectionRanges', place).ranges.map((range) => text.slice(...range));
}

describe('selectionRanges', () => {
  it('grows from a word over its string and attribute to the resource', () => {
    expect(selections("class a {\n  file { '/a':\n    mode => '06‸44',\n    ensure => file,\n  }\n}\n")).toEqual([
      '0644',
      "'0644'",
      "mode => '0644'",
      "mode => '0644',",
      "'/a':\n    mode => '0644',\n    ensure => file,",
      "{ '/a':\n    mode => '0644',\n    ensure => file,\n  }",
      "file { '/a':\n    mode => '0644',\n    ensure => file,\n  }",
      "{\n  file { '/a':\n    mode => '0644',\n    ensure => file,\n  }\n}",
      "class a {\n  file { '/a':\n    mode => '0644',\n    ensure => file,\n  }\n}",
      "class a {\n  file { '/a':\n    mode => '0644',\n    ensure => file,\n  }\n}\n",
    ]);
  });

  it('stops at one of several bodies of a resource', () => {
    const text = "file {\n  '/a': mode => '1', ow‸ner => 'x';\n  '/b': mode => '2';\n}";
    expect(selections(text)).toContain("'/a': mode => '1', owner => 'x'");
  });

  it('grows inside an interpolation, and then to its string', () => {
    expect(selections('$x = "a ${h[\'‸k\']} b"\n')).toEqual([
      ...[
        'k',
        "'k'",
        "h['k']",
        "${h['k']}",
        "a ${h['k']} b",
        '"a ${h[\'k\']} b"',
        '$x = "a ${h[\'k\']} b"',
        '$x = "a ${h[\'k\']} b"\n',
      ],
    ]);
  });

  it('grows from the content of a heredoc to the statement above it', () => {
    const found = selections('$x = f(@(A), 1)\n  one ‸two\n  | A\n$y = 2\n');
    expect(found.slice(0, 2)).toEqual(['two', 'one two']);
    expect(found).toContain('$x = f(@(A), 1)\n  one two\n  | A');
  });

  it('includes the arguments of a call without and with their parentheses', () => {
    const found = selections('$x = foo($a, $b‸b)\n');
    expect(found).toEqual([
      'bb',
      '$bb',
      '$a, $bb',
      '($a, $bb)',
      'foo($a, $bb)',
      '$x = foo($a, $bb)',
      '$x = foo($a, $bb)\n',
    ]);
  });

  it('works in invalid code, and in other files', () => {
    expect(selections("class a {\n  foo('b‸ar', \n}\n")).toContain("'bar'");
    expect(selections({ 'data/common.yaml': 'a: b‸c d\n' })).toEqual(['bc', 'a: bc d', 'a: bc d\n']);
  });
});
