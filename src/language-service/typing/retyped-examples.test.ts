import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLexemes } from '../../engine/index.ts';
import { typeKeys } from './testing/type-keys.ts';

/**
 * Returns the keys that type a manifest. Leaves out indentation and aligned arrows, which the editor adds. Adds Enter
 * on an empty comment line, which ends the comment.
 */
function keysOf(code: string): string {
  let keys = '';
  let end = 0;
  for (const lexeme of readLexemes(code)) {
    const between = code.slice(end, lexeme.offset).replaceAll(/\n[ \t]+/g, '\n');
    const isArrow = /^[=+]>/.test(code.slice(lexeme.offset, lexeme.end));
    keys += isArrow && !between.includes('\n') ? ' ' : between;
    const text = code.slice(lexeme.offset, lexeme.end);
    keys += lexeme.category === 'heredoc-text' ? text.replaceAll(/^[ \t]+/gm, '') : text;
    ({ end } = lexeme);
  }
  const lines = keys.split('\n');
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      const isContinued = line.startsWith('#') && !/^#\s*lint:/.test(line) && next !== undefined;
      return isContinued && !next.startsWith('#') ? `${line}\n` : line;
    })
    .join('\n');
}

/** Checks for significant indentation in a heredoc, which has to be typed. */
function hasIndentedText(code: string): boolean {
  return readLexemes(code)
    .filter(({ category }) => category === 'heredoc-text')
    .map(({ offset, end }) => code.slice(offset, end).match(/^[ \t]*(?=\S)/gm) ?? [])
    .some((indents) => new Set(indents).size > 1);
}

const folder = new URL('../../examples/', import.meta.url);
const manifests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.pp'))
  .map((path) => ({ path, code: readFileSync(new URL(path, folder), 'utf8').trimEnd() }))
  .filter(({ code }) => !hasIndentedText(code));

it.each(manifests)('typing $path key by key reproduces it', ({ code }) => {
  expect(typeKeys(keysOf(code))).toBe(`${code}‸`);
});
