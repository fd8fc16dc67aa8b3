import { describe, expect, it } from 'vitest';
import { wrapWords, drawLine, textWidth } from './screen-line.ts';

it('counts columns, including wide characters, without colors', () => {
  expect(textWidth('abc')).toBe(3);
  expect(textWidth('\u001b[1mab\u001b[0m')).toBe(2);
  expect(textWidth('日本')).toBe(4);
  expect(textWidth('e\u0301')).toBe(1);
});

it('draws on one row and puts the cursor in place', () => {
  expect(drawLine('$ ', 'abc', 1, 20, 0)).toEqual({ output: '\r\u001b[J$ abc\r\u001b[3C', row: 0 });
});

it('returns to the first row of a wrapped line', () => {
  const { output, row } = drawLine('$ ', 'x'.repeat(10), 10, 5, 1);
  expect(output.startsWith('\r\u001b[1A\u001b[J')).toBe(true);
  expect(row).toBe(2);
});

it('breaks a row that is exactly full, so that the cursor is on the next row', () => {
  const { output, row } = drawLine('$ ', 'abc', 3, 5, 0);
  expect(output).toBe('\r\u001b[J$ abc\r\n\r');
  expect(row).toBe(1);
});

it('moves up to a cursor that is not on the last row', () => {
  expect(drawLine('$ ', 'abcdefgh', 1, 5, 0)).toEqual({
    output: '\r\u001b[J$ abcdefgh\r\n\u001b[2A\r\u001b[3C',
    row: 0,
  });
});

describe('lines of output', () => {
  it("are wrapped between words at the terminal's width", () => {
    expect(wrapWords('one two three\nfour\n', 8)).toBe('one two\nthree\nfour\n');
    expect(wrapWords('one two', 7)).toBe('one two');
    expect(wrapWords('  - one two', 8)).toBe('  - one\ntwo');
  });

  it('are split within a word that is longer than a line', () => {
    expect(wrapWords('abcdefghijkl mn', 5)).toBe('abcdefghijkl mn');
    expect(wrapWords('ab abcdefghijk mnop', 5)).toBe('ab abcdefghijk\nmnop');
  });

  it('are measured without colors', () => {
    expect(wrapWords('\u001b[1;32mone\u001b[0m two', 7)).toBe('\u001b[1;32mone\u001b[0m two');
  });
});
