/**
 * Predicates for the character classes in the regular expressions of Puppet's lexer. They take UTF-16 code units. A
 * position past the end of the source has the code unit NaN, which is in no class.
 */

const WORD = 1;
const LOWER = 2;
const UPPER = 4;
const DIGIT = 8;
const HEX = 16;

const CLASSES = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  if (/[A-Za-z0-9_]/.test(char)) CLASSES[code] = (CLASSES[code] ?? 0) | WORD;
  if (/[a-z_]/.test(char)) CLASSES[code] = (CLASSES[code] ?? 0) | LOWER;
  if (/[A-Z]/.test(char)) CLASSES[code] = (CLASSES[code] ?? 0) | UPPER;
  if (/[0-9]/.test(char)) CLASSES[code] = (CLASSES[code] ?? 0) | DIGIT;
  if (/[0-9A-Fa-f]/.test(char)) CLASSES[code] = (CLASSES[code] ?? 0) | HEX;
}

/** True for Ruby's `\w`, which contains only ASCII characters. */
export function isWordChar(code: number): boolean {
  return code < 128 && ((CLASSES[code] ?? 0) & WORD) !== 0;
}
/** True for `[a-z_]`, the first character of a name segment. */
export function isLowerOrUnderscore(code: number): boolean {
  return code < 128 && ((CLASSES[code] ?? 0) & LOWER) !== 0;
}
export function isUpper(code: number): boolean {
  return code < 128 && ((CLASSES[code] ?? 0) & UPPER) !== 0;
}
export function isDigit(code: number): boolean {
  return code < 128 && ((CLASSES[code] ?? 0) & DIGIT) !== 0;
}
export function isHexDigit(code: number): boolean {
  return code < 128 && ((CLASSES[code] ?? 0) & HEX) !== 0;
}

/** True for `[[:blank:]\r]`, white space within a line. `[[:blank:]]` includes Unicode's space separators. */
export function isBlank(code: number): boolean {
  if (code < 128) return code === 0x20 || code === 0x09 || code === 0x0d;
  return isUnicodeSpace(code);
}

function isUnicodeSpace(code: number): boolean {
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/** Source of a character class equal to Ruby's `[[:blank:]]`. */
export const BLANK_CLASS = '[ \\t\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]';

/**
 * True if Ruby's `\b` matches between a word character and this character. Unlike `\w`, Ruby's `\b` counts all Unicode
 * letters as word characters.
 */
export function isWordBoundary(code: number): boolean {
  if (Number.isNaN(code)) return true;
  if (code < 128) return !isWordChar(code);
  return !/[\p{L}\p{M}\p{N}\p{Pc}]/u.test(String.fromCharCode(code));
}
