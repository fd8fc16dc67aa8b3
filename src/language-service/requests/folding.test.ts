import { describe, expect, it } from 'vitest';
import { createMarkedProject } from '../testing/service-of.ts';

/** Returns the folding ranges as `start-end`, with their kind. */
function folds(texts: string | Readonly<Record<string, string>>): readonly string[] {
  const { service, place } = createMarkedProject(texts);
  return service
    .answer('folding', place)
    .ranges.map(({ start, end, kind }) => [`${start}-${end}`, kind ?? []].flat().join(' '));
}

describe('folding', () => {
  it('folds brackets of every kind, up to the line before the closing one', () => {
    expect(folds('class a (\n  $x,\n) {\n  $y = [\n    1,\n  ]\n  if $y {\n    f(\n      1,\n    )\n  }\n}\n')).toEqual(
      [...['1-2', '3-11', '4-5', '7-10', '8-9']],
    );
  });

  it('folds the longest of several brackets of a line, and nothing within one line', () => {
    expect(folds("f([{\n  'a' => 1,\n},\n])\ng({ 'a' => 1 })\n")).toEqual(['1-3']);
  });

  it('folds both branches of a condition', () => {
    expect(folds('if $x {\n  f()\n} else {\n  g()\n}\n')).toEqual(['1-2', '3-4']);
  });

  it('folds consecutive comment lines, but no trailing or single ones', () => {
    expect(folds('# a\n# b\n\n# c\n$x = 1 # d\n# e\n/* f\ng\n*/\n$y = 2\n')).toEqual(['1-2 comment', '6-9 comment']);
  });

  it('folds regions, one in another', () => {
    expect(folds('# region a\n#region b\ninclude b\n#endregion\n# endregion\n# region open\n')).toEqual([
      ...['1-5 region', '2-4 region'],
    ]);
  });

  it('folds data by indentation, with the lists of a key', () => {
    const yaml = '---\na:\n  b: 1\n  c:\n  - 1\n  - d: 2\n    e: 3\n\nf:\n- 4\n- 5\ng: |\n  text\n\n  more\n';
    expect(folds({ 'data/common.yaml': yaml })).toEqual(['2-7', '4-7', '6-7', '9-11', '12-15']);
  });

  it('folds other files by indentation only', () => {
    expect(folds({ 'metadata.json': '{\n  "a": [\n    1\n  ],\n  "b": 2\n}\n' })).toEqual(['1-5', '2-3']);
  });

  it('folds heredocs', () => {
    expect(folds('$x = @(A)\n  a {\n  b\n  | A\n$y = 1\n')).toEqual(['1-3']);
  });

  it('folds the closed brackets of half-typed code', () => {
    expect(folds('class a {\n  file { [\n  }\n  $x = {\n    1 => 2,\n  }\n}\n')).toEqual(
      ['1-6', '2-2', '4-5'].filter((fold) => fold !== '2-2'),
    );
  });

  it('folds blocks of templates, and nothing in other files', () => {
    expect(folds({ 'a.epp': '<% if $x { -%>\na\nb\n<% } -%>\n' })).toEqual(['1-3']);
    expect(folds({ 'a.txt': '{\n\n\n}\n' })).toEqual([]);
  });
});
