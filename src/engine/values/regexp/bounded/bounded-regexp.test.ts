/** Matches always end. Their results equal those of native regular expressions wherever a native match ends too. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileRegexp, matchAll, matchRegexp } from '../regexp.ts';
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import { estimateGrowth } from './growth.ts';
import { Matcher, StepLimitError } from './matcher.ts';
import { parsePattern, compileProgram } from './program.ts';

const many = 'a'.repeat(50_000);

/** Matches a pattern with the step-counting matcher. */
function counted(pattern: RegExp, text: string): readonly (string | undefined)[] | null {
  const matcher = new Matcher(compileProgram(parsePattern(pattern), pattern.flags), text, 20_000);
  const positions = matcher.search(0, pattern.sticky);
  if (positions === undefined) return null;
  return Array.from({ length: positions.length / 2 }, (_, group) => {
    const [start = -1, end = -1] = positions.slice(2 * group);
    return start < 0 || end < 0 ? undefined : text.slice(start, end);
  });
}

/**
 * Returns the result of a match, or undefined if the match exceeds the step limit: the native engine may then not end
 * either.
 */
function unlessEndless<T>(match: () => T): T | undefined {
  try {
    return match();
  } catch (error) {
    if (error instanceof StepLimitError) return undefined;
    throw error;
  }
}

const atom = fc.constantFrom(
  'a',
  'b',
  'ab',
  '[ab]',
  '[^a]',
  '.',
  '\\w',
  '^',
  '$',
  '\\b',
  '(?=a)',
  '(?!ab)',
  '(?<=a)',
  '(?<!b+)',
  '(?<=(a|b)+)',
);
const quantifier = fc.constantFrom('', '*', '+', '?', '*?', '+?', '??', '{2}', '{1,2}', '{0,3}?', '{2,}');
const { pattern: patterns } = fc.letrec<{ pattern: string; sequence: string; piece: string }>((tie) => ({
  pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 2 }).map((parts) => parts.join('|')),
  sequence: fc.array(tie('piece'), { maxLength: 3 }).map((parts) => parts.join('')),
  piece: fc.oneof(
    { depthSize: 'small', maxDepth: 2, withCrossShrink: true },
    fc
      .tuple(atom, quantifier)
      .map(([part, count]) =>
        /^(?:[\^$]|\\b|\(\?)/.test(part)
          ? part
          : `${part.length > 1 && /^\w/.test(part) ? `(?:${part})` : part}${count}`,
      ),
    fc.tuple(tie('pattern'), quantifier).map(([part, count]) => `(${part})${count}`),
    fc.tuple(tie('pattern'), quantifier).map(([part, count]) => `(?:${part})${count}`),
    tie('pattern').map((part) => `(?=(${part}))`),
  ),
}));
const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 5 });

describe('the matcher', () => {
  test('finds the matches and captures of regular expressions of the language', () => {
    fc.assert(
      fc.property(patterns, texts, fc.constantFrom('u', 'iu', 'mu', 'su'), (source, text, flags) => {
        const pattern = new RegExp(source, flags);
        const match = pattern.exec(text);
        expect(counted(pattern, text)).toEqual(match === null ? null : [...match]);
      }),
      { numRuns: 1000 },
    );
  });

  test('supports back references, and atomic groups built from them', () => {
    fc.assert(
      fc.property(
        patterns,
        fc.constantFrom('\\1', '(?:\\1|b)', '(?=\\1)', '(?<=\\1)', '(?=(a+|b))\\2'),
        texts,
        (source, end, text) => {
          const pattern = new RegExp(`(${source.replaceAll(/\((?!\?)/g, '(?:')})${end}`, 'u');
          const found = unlessEndless(() => counted(pattern, text));
          fc.pre(found !== undefined);
          const match = pattern.exec(text);
          expect(found).toEqual(match === null ? null : [...match]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('takes time that is linear in the string', () => {
    const steps = (length: number): number => {
      const pattern = new RegExp('^(?:(?:a|aa)+)+$', 'v');
      const matcher = new Matcher(compileProgram(parsePattern(pattern), 'v'), `${'a'.repeat(length)}b`, 10_000_000);
      matcher.search(0, false);
      return matcher.steps;
    };
    expect(steps(20_000) / steps(10_000)).toBeLessThan(2.5);
  });
});

describe('the growth', () => {
  test.each([
    ['a+', 2, false],
    ['^a+$', 1, false],
    ['^(?:a|b)*$', 1, false],
    ['.*b.*', 3, false],
    ['(a+)+', 0, true],
    ['(a|aa)+', 0, true],
    ['(a?){50}', 0, true],
  ])('of %s', (source, degree, isExponential) => {
    const growth = estimateGrowth(parsePattern(new RegExp(source, 'v')));
    expect(growth.isExponential).toBe(isExponential);
    if (!isExponential) expect(growth.degree).toBe(degree);
  });
});

describe("Ruby's regular expressions", () => {
  test.each([
    '^(a+)+$',
    '^(a|aa)+$',
    '(a*)*$c',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(?:a?){60}a{60}c',
    '(?>(a|aa)+)+b?c',
    '(a++)+$c',
  ])('%s ends on a text that it does not match', (source) => {
    expect(matchRegexp(source, `${'a'.repeat(60)}b`)).toBeNull();
  });

  test('end on long strings that match in polynomially many ways', () => {
    expect(matchRegexp('(a*)(a*)(a*)(a*)c', many.slice(0, 5000))).toBeNull();
    expect(matchRegexp('\\s+$', `${' '.repeat(20_000)}x`)).toBeNull();
  });

  test('end on short strings that match in very many ways', () => {
    const pattern = `^${'('.repeat(9)}a${'*)'.repeat(9)}b`;
    expect(matchRegexp(pattern, 'a'.repeat(10))).toBeNull();
    expect(matchRegexp(pattern, 'aab')?.[0]).toBe('aab');
  });

  test('end with an error if they have backreferences', { tags: 'limit' }, () => {
    expect(() => matchRegexp('^(a*)*\\1\\1b*(a|aa)+(a+)+$', `${'a'.repeat(60)}b`)).toThrow(PuppetError);
    expect(() => matchRegexp('^(a*)*\\1\\1b*(a|aa)+(a+)+$', `${'a'.repeat(60)}b`)).toThrow(
      /^Stopped matching \/\^\(a\*/,
    );
  });

  test('have the same captures with the matcher', () => {
    const match = matchRegexp('^(?<key>(?:[a-z]+-?)+)=(?>(\\d+)+)(x)?', `${'some-words-'.repeat(4)}end=12345`);
    expect(match?.slice(1)).toEqual([`${'some-words-'.repeat(4)}end`]);
    expect(match?.groups?.['key']).toBe(`${'some-words-'.repeat(4)}end`);
    expect([...matchAll('(?:a|ab)(?:c|bcd)(?:d*)', 'abcd '.repeat(200))]).toHaveLength(200);
  });

  test('work in methods of strings', () => {
    const expression = compileRegexp('(?:,+)+');
    expect('a,,b,'.repeat(20).split(expression)).toHaveLength(41);
    expect('a,,b'.replace(expression, '-')).toBe('a-b');
    expect(expression.test(`${'x'.repeat(30)},`)).toBe(true);
  });
});
