import { expect, test } from 'vitest';
import { parse } from '../../../src/engine/index.ts';
import { Random } from '../../fuzz/random.ts';
import { MANIFEST, type Source } from '../source.ts';
import { tokensOf } from '../tokens.ts';
import { expression } from './expressions.ts';
import { mutation } from './mutations.ts';
import { site } from './site.ts';
import { soundProgram } from './sound-programs.ts';
import { unsoundProgram } from './unsound-programs.ts';

function mistakesOf(text: string): readonly string[] {
  return parse(text, MANIFEST)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ message }) => `${message} in ${text}`);
}

test.each([
  ['expression', 1500, (random: Random) => [expression(random)]],
  ['program', 60, (random: Random) => [soundProgram(random), unsoundProgram(random)]],
  [
    'manifest of an environment',
    150,
    (random: Random) => [...site(random)].filter(([path]) => path.endsWith('.pp')).map(([, text]) => text),
  ],
] as const)('each %s parses', (_, count, make) => {
  const seeds = Array.from({ length: count }, (_, seed) => seed);
  expect(seeds.flatMap((seed) => make(new Random(seed)).flatMap(mistakesOf)).slice(0, 3)).toEqual([]);
});

test('a seed makes the same input each time', () => {
  expect(expression(new Random(5))).toBe(expression(new Random(5)));
  expect([...site(new Random(5))]).toEqual([...site(new Random(5))]);
});

test('a mutation changes an expression or a file of a case, and leaves the options', () => {
  const recorded = {
    expressions: ['[1, 2].map |$v| { $v }'],
    cases: [
      new Map([
        [MANIFEST, "notify { 'a': }\nnotify { 'b': }\n"],
        ['case.json', '{"stage":"graph"}'],
      ]),
    ],
  };
  const made = Array.from({ length: 40 }, (_, seed): Source => mutation(new Random(seed), recorded));
  const cases = made.flatMap((each) => (each.form === 'case' ? [each.files] : []));
  expect(cases.length).toBeGreaterThan(5);
  expect(new Set(cases.map((files) => files.get(MANIFEST))).size).toBeGreaterThan(5);
  expect(new Set(cases.map((files) => files.get('case.json'))).size).toBe(1);
});

test('joined tokens are the whole source', () => {
  for (const text of ["a { 'b\\'': c => \"d${e}\" } # f", 'A <| b |> -> C[d] ~> @@e', "'open", 'é\u0000\n']) {
    expect(tokensOf(text).join('')).toBe(text);
  }
});
