import { describe, expect, it } from 'vitest';
import { readLexemes } from './lexemes.ts';

function heredocTexts(source: string): readonly string[] {
  return readLexemes(source)
    .filter(({ category }) => category === 'heredoc-text')
    .map(({ offset, end }) => source.slice(offset, end));
}

describe('readLexemes', () => {
  it.each([
    ['END', 'END'],
    ['END', '  | END'],
    ['END', '|-END'],
    ['END', '- END  '],
    ['-END', '|-END'],
    ['END OF TEXT', ' | END OF TEXT'],
  ])('finds a heredoc @(%s) with the last line %j after a heredoc without an end', (tag, last) => {
    const source = `$a = @(MISSING)\n$b = @(OTHER)\n$c = @(${tag})\n  text\n${last}\n$d = @(${tag})\n`;
    expect(heredocTexts(source)).toEqual([`  text\n${last}`]);
  });
});
