import { expect, it } from 'vitest';
import { keepDrawing } from './drawing-sequences.ts';

const ESC = '\u001b';

it.each([
  ['colors', `${ESC}[1;32mgreen${ESC}[0m`],
  ['24-bit colors', `${ESC}[38;2;1;2;3mx${ESC}[m`],
  ['moves of the cursor and erasing', `a${ESC}[2Ab${ESC}[10;4Hc${ESC}[2Jd${ESC}[K`],
  ['control characters of plain text', 'a\tb\r\nc\bd\u0007'],
])('keeps %s', (_what, text) => {
  expect(keepDrawing(text)).toBe(text);
});

it.each([
  ['a request for device attributes', `${ESC}[c`],
  ['the second one', `${ESC}[>0c`],
  ['a request for the position of the cursor', `${ESC}[6n`],
  ['a request for settings', `${ESC}P$q"p${ESC}\\`],
  ['a request for a color', `${ESC}]11;?\u0007`],
  ['a title for the window', `${ESC}]0;title${ESC}\\`],
  ['a request for a mode', `${ESC}[?25$p`],
  ['reports of the mouse', `${ESC}[?1000h`],
  ['another screen', `${ESC}[?1049h`],
  ['insert mode', `${ESC}[4h`],
  ['a full reset', `${ESC}c`],
  ['another keypad', `${ESC}=`],
  ['another character set', `${ESC}(0`],
  ['a request by a single byte', '\u0005'],
  ['8-bit forms', '\u009bc\u0090$q"p\u009c'],
  ['a request for the version', `${ESC}[>q`],
  ['a sequence in parts', `${ESC}[`],
])('removes %s', (_what, text) => {
  expect(keepDrawing(`before ${text}\nafter`)).toMatch(/^before \n?after$/);
});

it('removes an unterminated control string with its content', () => {
  expect(keepDrawing(`before ${ESC}P$q"p`)).toBe('before ');
});
