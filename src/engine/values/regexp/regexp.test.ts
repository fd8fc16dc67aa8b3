import { describe, expect, it } from 'vitest';
import { compileRegexp, escapeRegexp, matchAll, matchRegexp } from './regexp.ts';

const matched = (source: string, text: string): readonly (string | undefined)[] | undefined => {
  const match = matchRegexp(source, text);
  return match === null ? undefined : [...match];
};

describe('matchRegexp', () => {
  it.each([
    ['^b$', 'a\nb', ['b']],
    ['(?m)a.b', 'a\nb', ['a\nb']],
    ['\\w+', 'aé', ['a']],
    ['[\\w-]+', 'a-b é', ['a-b']],
    ['[[:alpha:]]+', 'é1', ['é']],
    ['\\h+', 'xyzff', ['ff']],
    ['(?<n>b)(c)', 'abc', ['bc', 'b']],
    ['(?<p>\\((?:a|\\g<p>)\\))', '((a))', ['((a))', '((a))']],
    ['a++a', 'aaa', undefined],
    ['a\\Z', 'a\n', ['a']],
    ['a{,2}', 'aaa', ['aa']],
    ['[a&&[^b]]', 'ba', ['a']],
    ['.', '😀', ['😀']],
  ])('/%s/ on %j', (source, text, result) => {
    expect(matched(source, text)).toEqual(result);
  });
});

describe('matchAll', () => {
  it('moves on past empty matches by a character', () => {
    expect([...matchAll('', '😀x')].map((match) => match.index)).toEqual([0, 2, 3]);
  });

  it('finds word boundaries of any letters', () => {
    expect([...matchAll('\\b', 'aé b')].map((match) => match.index)).toEqual([0, 2, 3, 4]);
  });
});

it.each([
  ['a(', 'end pattern with unmatched parenthesis: /a(/'],
  ['a)', 'unmatched close parenthesis: /a)/'],
  ['[a', 'premature end of char-class: /[a/'],
  ['[]', 'empty char-class: /[]/'],
  ['*', 'target of repeat operator is not specified: /*/'],
  ['[z-a]', 'empty range in char class: /[z-a]/'],
  ['(?z)', 'undefined group option: /(?z)/'],
  ['\\k<n>', 'undefined name <n> reference: /\\k<n>/'],
  ['(?<1a>x)', 'invalid group name <1a>: /(?<1a>x)/'],
  ['a{2,1}', 'upper is smaller than lower in repeat range: /a{2,1}/'],
  ['(?<=a+)b', 'invalid pattern in look-behind: /(?<=a+)b/'],
  ['\\p{Foo}', 'invalid character property name {Foo}: /\\p{Foo}/'],
])('refuses %s in the words of Ruby', (source, message) => {
  expect(() => compileRegexp(source)).toThrow(message);
});

it('escapes a string so that it matches only itself', () => {
  const text = 'a.b*[c] #d\n(e)';
  expect(matched(`\\A${escapeRegexp(text)}\\z`, text)).toEqual([text]);
});
