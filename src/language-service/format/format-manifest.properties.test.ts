import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLexemes, parse, printPn } from '../../engine/index.ts';
import { applyEdits, formatManifest } from './format-manifest.ts';

const folders = ['src/examples', 'e2e/conformance/cases'];
const manifests = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pp'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);
const parsed = manifests.filter((text) => formatManifest(text).kind === 'formatted');

function format(text: string): string {
  const result = formatManifest(text);
  return result.kind === 'formatted' ? applyEdits(text, result.edits) : text;
}

function pn(text: string): string {
  return printPn(parse(text, 'site.pp').program);
}

function comments(text: string): readonly string[] {
  return readLexemes(text)
    .filter(({ category }) => category === 'comment')
    .flatMap(({ offset, end }) =>
      text
        .slice(offset, end)
        .replace(/^\/\*|\*\/$/g, '')
        .split('\n'),
    )
    .map((line) => line.replace(/^\s*#/, '').trim())
    .filter((line) => line !== '');
}

/** A manifest with random changes to the white space at line starts, except inside strings and comments. */
const disturbed = fc.constantFrom(...parsed).chain((text) => {
  const starts = readLexemes(text)
    .filter(({ offset, category }) => category !== 'heredoc-text' && /(?:^|\n)[ \t]*$/.test(text.slice(0, offset)))
    .map(({ offset }) => offset);
  return fc
    .array(fc.constantFrom('', ' ', '   ', '\t', '        '), { minLength: starts.length, maxLength: starts.length })
    .map((indents) => {
      let result = '';
      let end = 0;
      for (const [index, start] of starts.entries()) {
        result += text.slice(end, start).replace(/[ \t]*$/, '') + (indents[index] ?? '');
        end = start;
      }
      return result + text.slice(end);
    });
});

describe('formatManifest', () => {
  it('keeps the tree and the comments of every manifest, and changes nothing a second time', () => {
    expect(parsed.length).toBeGreaterThan(500);
    for (const text of parsed) {
      const formatted = format(text);
      expect(pn(formatted)).toBe(pn(text));
      expect(comments(formatted)).toEqual(comments(text));
      expect(format(formatted)).toBe(formatted);
    }
  });

  it('does so for any indentation', () => {
    fc.assert(
      fc.property(disturbed, (text) => {
        const formatted = format(text);
        expect(pn(formatted)).toBe(pn(text));
        expect(comments(formatted)).toEqual(comments(text));
        expect(format(formatted)).toBe(formatted);
      }),
    );
  });
});
