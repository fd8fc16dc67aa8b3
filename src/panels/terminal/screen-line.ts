/** Computes the output that draws the prompt and the line in a terminal. Pure functions only. */

/** Ranges of code points whose characters take two columns. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

function measureWidth(code: number): number {
  if (code < 0x300) return 1;
  if (code <= 0x36f || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)) return 0;
  return WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
}

/** Returns the number of columns that a string takes, without escape sequences for colors. */
export function textWidth(text: string): number {
  let width = 0;
  // oxlint-disable-next-line no-control-regex
  for (const character of text.replaceAll(/\u001b\[[\d;]*m/g, '')) width += measureWidth(character.codePointAt(0) ?? 0);
  return width;
}

/** Wraps lines between words. Only a word longer than a whole line is cut. */
export function wrapWords(text: string, columns: number): string {
  return text.replaceAll(/[^\n]+/g, (line) => (textWidth(line) <= columns ? line : wrapLine(line, columns)));
}

function wrapLine(line: string, columns: number): string {
  let [wrapped, room] = ['', columns];
  // Matches each word with the spaces before it.
  for (const [piece] of line.matchAll(/ *[^ ]+| +$/g)) {
    const width = textWidth(piece);
    const word = piece.trimStart();
    if (width <= room || wrapped === '' || textWidth(word) > columns) {
      wrapped += piece;
      room = width <= room ? room - width : columns - ((width - room) % columns);
    } else {
      wrapped += `\n${word}`;
      room = columns - textWidth(word);
    }
  }
  return wrapped;
}

export interface Drawn {
  readonly output: string;
  /** Row of the cursor, counted from the prompt's first row. */
  readonly row: number;
}

/**
 * Redraws the line. `row` is the cursor's row after the last drawing (0 at first); `columns` is the width of the
 * terminal.
 */
export function drawLine(prompt: string, text: string, cursor: number, columns: number, row: number): Drawn {
  const up = row > 0 ? `\u001b[${row}A` : '';
  const whole = textWidth(prompt) + textWidth(text);
  // After a full row, a terminal's cursor stays in the last column. A line break moves it, so that the rows are counted
  // correctly.
  const full = whole > 0 && whole % columns === 0 ? '\r\n' : '';
  const at = textWidth(prompt) + textWidth(text.slice(0, cursor));
  const [endRow, cursorRow, column] = [Math.floor(whole / columns), Math.floor(at / columns), at % columns];
  const back = endRow > cursorRow ? `\u001b[${endRow - cursorRow}A` : '';
  const right = column > 0 ? `\u001b[${column}C` : '';
  return { output: `\r${up}\u001b[J${prompt}${text}${full}${back}\r${right}`, row: cursorRow };
}
