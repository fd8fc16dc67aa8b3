import { expect, it } from 'vitest';
import { readClassHyphens } from './class-hyphens.ts';
import { compileRegexp } from './regexp.ts';

// Results of Ruby 3.1's `Regexp.new`.
it.each([
  ['[\\w-.]', 'unmatched range specifier in char-class'],
  ['[\\w-x]', 'unmatched range specifier in char-class'],
  ['[\\w.-]', undefined],
  ['[\\w-]', undefined],
  ['[\\s-&&a]', undefined],
  ['[\\d-\\w]', 'unmatched range specifier in char-class'],
  ['[^-\\s]', undefined],
  ['[-\\s]', undefined],
  ['[0-9-\\s]', undefined],
  ['[0-9-a]', undefined],
  ['[0-9-a-c]', undefined],
  ['[0-9-z-\\s]', 'char-class value at end of range'],
  ['[a-\\s]', 'char-class value at end of range'],
  ['[ab-\\s]', 'char-class value at end of range'],
  ['[[:alpha:]-z]', 'unmatched range specifier in char-class'],
  ['[[:alpha:]-]', undefined],
  ['[a-[:alpha:]]', 'char-class value at end of range'],
  ['[a-[b]]', undefined],
  ['[[a]-b]', undefined],
  ['[[a]-\\s]', undefined],
  ['[--\\s]', 'char-class value at end of range'],
  ['[+--\\s]', undefined],
  ['[\\--\\s]', 'char-class value at end of range'],
  ['[a&&-\\s]', undefined],
  ['[a\\-\\s]', undefined],
  ['[\\x41-\\s]', 'char-class value at end of range'],
  ['[\\]-\\s]', 'char-class value at end of range'],
  ['[a-\\p{L}]', 'char-class value at end of range'],
  ['[\\p{L}-a]', 'unmatched range specifier in char-class'],
  ['[\\h-z]', 'unmatched range specifier in char-class'],
  ['[]-\\s]', 'char-class value at end of range'],
  ['[^]-\\s]', 'char-class value at end of range'],
  ['[^\\s-z]', 'unmatched range specifier in char-class'],
  ['[\\w-&]', 'unmatched range specifier in char-class'],
  ['[\\W-_]', 'unmatched range specifier in char-class'],
  ['[\\u0041-\\u0042-\\s]', undefined],
  ['[\\101-\\d]', 'char-class value at end of range'],
  ['a[b]-\\s', undefined],
  ['\\[a-\\s', undefined],
  ['[\\n-\\s]', 'char-class value at end of range'],
  ['[\\cA-\\s]', 'char-class value at end of range'],
  ['[\\S-\\d]', 'unmatched range specifier in char-class'],
  ['[\\w-\\-]', 'unmatched range specifier in char-class'],
  ['[\\w\\-.]', undefined],
  ['[a-c-]', undefined],
  ['[\\s--]', 'unmatched range specifier in char-class'],
  ['[\\w-[a]]', 'unmatched range specifier in char-class'],
  ['[\\w-[:alpha:]]', 'unmatched range specifier in char-class'],
])('reads the hyphens of %s', (source, refusal) => {
  expect(readClassHyphens(source).refusal).toBe(refusal);
});

it.each(['[^0-9\\s-]', '[^-\\s]', '[0-9-\\s]', '[\\w.-]', '[a-c-e]', '[[a]-\\s]', '[+--\\s]', '[\\d-]'])(
  'matches a hyphen that matches itself: %s',
  (source) => {
    expect(compileRegexp(source).test('-')).toBe(!source.startsWith('[^'));
  },
);
