import { describe, expect, it } from 'vitest';
import { createMarkedProject } from '../testing/service-of.ts';

/** Returns the tokens as `text type modifiers`. Leaves out strings, operators and keywords. */
function tokens(texts: string | Readonly<Record<string, string>>, ...left: readonly string[]): readonly string[] {
  const { service, place, files } = createMarkedProject(texts);
  const text = files.get(place.file) ?? '';
  return service
    .answer('semanticTokens', place)
    .tokens.filter(({ type }) => !['string', 'operator', 'keyword', 'number', ...left].includes(type))
    .map(({ range, type, modifiers = [] }) => [text.slice(...range), type, ...modifiers].join(' '));
}

describe('semanticTokens', () => {
  it('marks definitions, their parameters and their parents', () => {
    expect(
      tokens('class a::b (String $x) inherits a::c { $y = $x }\ndefine d { }\nfunction e { }\ntype F = Integer\n'),
    ).toEqual([
      ...['a::b class declaration', 'String type defaultLibrary', '$x parameter declaration readonly', 'a::c class'],
      ...['$y variable declaration readonly', '$x parameter readonly', 'd type declaration', 'e function declaration'],
      ...['F type declaration', 'Integer type defaultLibrary'],
    ]);
  });

  it('marks types, attributes and functions of resources', () => {
    expect(tokens("file { '/a': type => 'x', content => foo::bar(upcase('a')), require => Package['b'] }\n")).toEqual([
      ...['file type defaultLibrary', 'type property', 'content property', 'foo::bar function'],
      ...['upcase function defaultLibrary', 'require property', 'Package type defaultLibrary'],
    ]);
  });

  it('marks the attributes of a query', () => {
    expect(tokens("File <| tag == 'x' and title != 'y' |>\n")).toEqual([
      ...['File type defaultLibrary', 'tag property', 'title property'],
    ]);
  });

  it('marks methods, and the parameters of lambdas', () => {
    expect(tokens('[1].each |$x| { notice($x) }\n')).toEqual([
      ...[
        'each method defaultLibrary',
        '$x parameter declaration readonly',
        'notice function defaultLibrary',
        '$x parameter readonly',
      ],
    ]);
  });

  it('marks unquoted class names', () => {
    expect(tokens('include a, b::c\n')).toEqual(['include function defaultLibrary', 'a class', 'b::c class']);
  });

  it('marks built-in variables, facts, and legacy facts', () => {
    expect(tokens('define a { notice($facts, $title, $::osfamily, $own) }\n', 'function', 'type')).toEqual([
      ...['$facts variable readonly defaultLibrary', '$title variable readonly defaultLibrary'],
      ...['$::osfamily variable readonly defaultLibrary deprecated', '$own variable readonly'],
    ]);
  });

  it('looks into strings', () => {
    expect(tokens('$x = "a $b ${c[\'d\'].map |$e| { $e }} f"\n')).toEqual([
      ...[
        '$x variable declaration readonly',
        '$b variable readonly',
        'c variable readonly',
        'map method defaultLibrary',
      ],
      ...['$e parameter declaration readonly', '$e parameter readonly'],
    ]);
  });

  it('splits multi-line tokens', () => {
    expect(tokens('/* a\r\nb */\r\n')).toEqual(['/* a comment', 'b */ comment']);
  });

  it('works in invalid code', () => {
    expect(tokens("class a {\n  file { '/a':\n    mode => ,\n    owner => foo(\n  }\n")).toEqual([
      ...['a class declaration', 'file type defaultLibrary', 'mode property', 'owner property', 'foo function'],
    ]);
  });

  it('marks parameters and code of templates', () => {
    expect(tokens({ 'modules/m/templates/a.epp': '<%- | String $x | -%>\na <%= $x %> b\n' })).toEqual([
      ...['String type defaultLibrary', '$x parameter declaration readonly', '$x parameter readonly'],
    ]);
  });

  it('marks keys and interpolations of data', () => {
    expect(tokens({ 'data/common.yaml': 'a::b: \'%{facts.os.family} %{lookup("c")}\'\n' })).toEqual([
      ...[
        'a::b property declaration',
        'facts variable readonly defaultLibrary',
        'lookup function defaultLibrary',
        'c property',
      ],
    ]);
  });

  it('never overlaps', () => {
    const { service, place } = createMarkedProject(
      '$x = [@("A"), "b ${@(C)}"]\n a ${b}\n | A\n c\n | C\n$y = "\n${f("${g}")}\n"\n',
    );
    let end = 0;
    for (const { range } of service.answer('semanticTokens', place).tokens) {
      expect(range[0]).toBeGreaterThanOrEqual(end);
      [, end] = range;
    }
  });
});
