import { expect, test } from 'vitest';
import { reduce } from './reduce.ts';
import { caseOf, MANIFEST, type Source } from './source.ts';

/** Reduces a source while the predicate holds for its text. Also returns the number of candidates. */
async function reduced(source: Source, holds: (text: string) => boolean, attempts = 1000): Promise<[Source, number]> {
  let asked = 0;
  const result = await reduce(source, {
    attempts,
    batch: 20,
    differs: (candidates) => {
      asked += candidates.length;
      return Promise.resolve(candidates.map((each) => holds(textOf(each))));
    },
  });
  return [result, asked];
}

function textOf(source: Source): string {
  return source.form === 'expression' ? source.text : [...source.files.values()].join('\n');
}

test('an expression becomes the part that matters', async () => {
  const text = "[1, [2, sprintf('%s', { 'a' => [4, abs(-3)] })], 'x'].map |$v| { [$v, 7].flatten }";
  const [source] = await reduced({ form: 'expression', text }, (each) => each.includes('abs('));
  expect(source).toEqual({ form: 'expression', text: 'abs()' });
});

test('parts that belong together stay', async () => {
  const text = '[abs(1), 2, 3, 4, max(5, 6)]';
  const [source] = await reduced({ form: 'expression', text }, (each) => /abs\(.*max\(/.test(each));
  expect(textOf(source)).toMatch(/^\[abs\(\),? ?max\(\)\]$/);
});

test('a case loses its files, and lines of its manifest', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => `notify { 'n${index}': }`);
  const source = caseOf(lines.join('\n'), 'graph', new Map([['hiera.yaml', 'version: 5']]));
  const [result] = await reduced(source, (each) => /notify.*'n7'[^]*notify.*'n31'/.test(each));
  const files = result.form === 'case' ? result.files : new Map<string, string>();
  expect([...files.keys()]).toEqual([MANIFEST, 'case.json']);
  expect(files.get(MANIFEST)?.trim().split('\n')).toHaveLength(2);
});

test('a source that parses is reduced to one that parses, and another one need not', async () => {
  const [sound] = await reduced({ form: 'expression', text: '[1, 2]' }, (each) => each.includes('['));
  expect(textOf(sound)).toBe('[]');
  const [broken] = await reduced({ form: 'expression', text: '[1, 2] (' }, (each) => each.includes('['));
  expect(textOf(broken)).toBe('[');
});

test('there is a limit of candidates', async () => {
  const text = `[${Array.from({ length: 300 }, (_, index) => index).join(', ')}]`;
  const [, asked] = await reduced({ form: 'expression', text }, (each) => each.length > 500, 50);
  expect(asked).toBe(50);
});
