import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonProblem, lineAndColumn } from './json-problem.ts';

function marked(source: string): string | undefined {
  const problem = findJsonProblem(source);
  return problem === undefined ? undefined : `${problem.message} [${source.slice(problem.start, problem.end)}]`;
}

describe('the first mistake in JSON', () => {
  it.each([
    ['{ "a": 1, }', 'Extra comma before } [}]'],
    ['[1, 2,]', 'Extra comma before ] []]'],
    ["{ 'a': 1 }", "JSON allows only double quotes [']"],
    ['{ a: 1 }', 'A name in double quotes is missing: there is a [a]'],
    ['{ "a" 1 }', 'A colon is missing after the name: there is 1 [1]'],
    ['{ "a": 1 "b": 2 }', 'A comma or } is missing: there is " ["]'],
    ['{ "a": yes }', 'A value is missing: there is yes [yes]'],
    ['{ "a": 01 }', 'A value is missing: there is 01 [01]'],
    ['{ "a": "b }', 'The closing double quote of this string is missing ["b }]'],
    ['{ "a": "b\\d" }', '\\d is not an escape sequence of JSON [\\d]'],
    ['{ "a": "b\tc" }', 'A tab or another control character must be escaped in a string [\t]'],
    ['{ "a": [1', 'A comma or ] is missing: the input ends []'],
    ['{} {}', 'The JSON ends before this: there is { [{]'],
    ['', 'A value is missing: the input ends []'],
  ])('of %j', (source, problem) => {
    expect(marked(source)).toBe(problem);
  });

  it('exists exactly if JSON.parse throws', () => {
    fc.assert(
      fc.property(fc.json(), (source) => {
        expect(findJsonProblem(source)).toBeUndefined();
      }),
    );
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '1e5',
      'true',
      'nul',
      ' ',
      '\n',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const source = parts.join('');
        let parses = true;
        try {
          JSON.parse(source);
        } catch {
          parses = false;
        }
        expect(findJsonProblem(source) === undefined).toBe(parses);
      }),
      { numRuns: 2000 },
    );
  });

  it('is found in long and deep sources', () => {
    expect(marked(`${'['.repeat(200_000)}x`)).toContain('A value is missing');
    expect(findJsonProblem(JSON.stringify(['\\"x'.repeat(1_000_000)]))).toBeUndefined();
  });
});

it('lines and columns count from 1', () => {
  expect(lineAndColumn('a\nbc', 0)).toEqual({ line: 1, column: 1 });
  expect(lineAndColumn('a\nbc', 3)).toEqual({ line: 2, column: 2 });
});
