import type { Range } from '../../answers.ts';
import type { Cursor } from '../../cursor/cursor.ts';
import { ESCAPES, SINGLE_QUOTED_ESCAPES } from '../../docs/escapes.ts';

/** Returns the range of the escape sequence at the cursor, or an empty range if there is none. */
export function escapeRange({ file: { text }, offset, inside }: Cursor): Range {
  if (inside === undefined) return [offset, offset];
  for (let at = inside.start + 1; at <= offset && at < text.length; at += 1) {
    if (text.charAt(at) !== '\\') continue;
    const whole = /^\\(?:u\{[\da-fA-F]*\}|u[\da-fA-F]{0,4}|[^])/.exec(text.slice(at, at + 12))?.[0] ?? '\\';
    if (offset < at + whole.length) return [at, at + whole.length];
    at += whole.length - 1;
  }
  return [offset, offset];
}

/** Describes the escape sequence or interpolation at the cursor. */
export function escapeText(cursor: Cursor): string | undefined {
  const { inside, file, offset } = cursor;
  if (inside === undefined || !/^(?:single|double)$/.test(inside.kind)) return undefined;
  if (inside.kind === 'double' && file.text.startsWith('${', offset))
    return 'Interpolation: the value of the expression in the braces becomes part of the string.';
  const [start, end] = escapeRange(cursor);
  if (start === end) return undefined;
  const whole = file.text.slice(start, end);
  const docs = inside.kind === 'single' ? SINGLE_QUOTED_ESCAPES : ESCAPES;
  const doc = docs[whole.charAt(1)];
  const number = /^\\u\{?([\da-fA-F]{1,6})\}?$/.exec(whole)?.[1];
  const code = number === undefined ? NaN : Number.parseInt(number, 16);
  const character = code <= 0x10ffff ? ` Here \`${String.fromCodePoint(code)}\`.` : '';
  const quotes = inside.kind === 'single' ? 'single' : 'double';
  return doc === undefined
    ? `\`${whole}\` is not an escape in ${quotes} quotes: the backslash is kept.`
    : `\`${whole}\` (escape)\n\n${doc}${inside.kind === 'double' ? character : ''}`;
}
