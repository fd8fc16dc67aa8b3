/**
 * Formats the examples of `style-examples.txt`. An example consists of a name after `##`, the code before, `=>`, and
 * the formatted code.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyEdits, formatManifest } from './format-manifest.ts';

const examples = readFileSync(new URL('style-examples.txt', import.meta.url), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((example) => {
    const [name = '', before = '', after = ''] = example.split(/^([^\n]*)\n([\s\S]*?)^=>\n/m).slice(1);
    return { name, before, after };
  });

function format(text: string): string {
  const result = formatManifest(text);
  return result.kind === 'formatted' ? applyEdits(text, result.edits) : result.error.message;
}

it('has examples of all constructs', () => {
  expect(examples.length).toBeGreaterThanOrEqual(60);
});

it.each(examples)('formats $name', ({ before, after }) => {
  expect(format(before)).toBe(after);
  expect(format(after)).toBe(after);
});
