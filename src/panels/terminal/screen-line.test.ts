import { expect, it } from 'vitest';
import { drawLine, textWidth } from './screen-line.ts';

it('counts columns, wide characters and colours too', () => {
  expect(textWidth('abc')).toBe(3);
  expect(textWidth('\u001b[1mab\u001b[0m')).toBe(2);
  expect(textWidth('日本')).toBe(4);
  expect(textWidth('e\u0301')).toBe(1);
});

it('draws on one row, the cursor where it stands', () => {
  expect(drawLine('$ ', 'abc', 1, 20, 0)).toEqual({ output: '\r\u001b[J$ abc\r\u001b[3C', row: 0 });
});

it('goes back to the first row of a line that wrapped', () => {
  const { output, row } = drawLine('$ ', 'x'.repeat(10), 10, 5, 1);
  expect(output.startsWith('\r\u001b[1A\u001b[J')).toBe(true);
  expect(row).toBe(2);
});

it('breaks a row that is just full, so that the cursor stands on the next', () => {
  const { output, row } = drawLine('$ ', 'abc', 3, 5, 0);
  expect(output).toBe('\r\u001b[J$ abc\r\n\r');
  expect(row).toBe(1);
});

it('goes up to a cursor that is not on the last row', () => {
  expect(drawLine('$ ', 'abcdefgh', 1, 5, 0)).toEqual({
    output: '\r\u001b[J$ abcdefgh\r\n\u001b[2A\r\u001b[3C',
    row: 0,
  });
});
