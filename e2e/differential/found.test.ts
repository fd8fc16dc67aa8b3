import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { foundFromText, foundToText, type Found } from './found.ts';
import { deviations } from './known.ts';
import { MANIFEST } from './source.ts';

test.each<Found>([
  {
    input: { kind: 'expressions', seed: 7, source: { form: 'expression', text: '@(END)\n  a\n  | END' } },
    group: 'value: value - "a" + "b"',
    lines: ['value', '  - "a"', '  + "b"'],
  },
  {
    input: {
      kind: 'programs',
      seed: 12,
      source: {
        form: 'case',
        files: new Map([
          [MANIFEST, "notice('a')\n"],
          ['data/common.yaml', '---\na: 1\n'],
        ]),
      },
    },
    group: 'resources: x',
    lines: ['resources'],
  },
])('a stored difference reads as it was written: $group', (found) => {
  expect(foundFromText(foundToText(found))).toEqual(found);
});

test('each reason for a known difference is in the list of deviations', () => {
  const page = readFileSync(fileURLToPath(new URL('../conformance/deviations.md', import.meta.url)), 'utf8');
  expect(deviations.filter(({ reason }) => !page.includes(reason))).toEqual([]);
});
