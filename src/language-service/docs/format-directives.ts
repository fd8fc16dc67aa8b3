/** Directives in the formats of `sprintf`, of `String.new`, and of `strftime`, by the letter that ends them. */

export interface DirectiveDoc {
  readonly doc: string;
  /** A value that shows the effect of flags, width and precision. */
  readonly sample?: bigint | number | string;
}

const DECIMAL: DirectiveDoc = {
  doc: 'An integer in decimal. A precision is the minimum number of digits.',
  sample: 42n,
};
const FIXED = 'A number with a decimal point. The precision is the number of digits after the point (6 by default).';
const EXPONENT =
  'A number in scientific notation. The precision is the number of digits after the point (6 by default).';
const SHORTEST =
  'A number in scientific notation if its exponent is small or large, otherwise with a decimal point. The precision is the number of significant digits (6 by default).';
const HEXADECIMAL_FLOAT = 'A float in hexadecimal, with an exponent of two.';

export const SPRINTF_DIRECTIVES: Readonly<Record<string, DirectiveDoc>> = {
  s: {
    doc: 'Any value as a string. A precision is the maximum number of characters.',
    sample: 'text',
  },
  p: {
    doc: 'Any value as Ruby’s `inspect` prints it: a string has double quotes. A precision is the maximum number of characters.',
    sample: 'text',
  },
  c: {
    doc: 'One character: a string of length 1, or the Unicode number of a character.',
    sample: 65n,
  },
  d: DECIMAL,
  i: DECIMAL,
  u: DECIMAL,
  x: {
    doc: 'An integer in hexadecimal, with lowercase letters.',
    sample: 255n,
  },
  X: {
    doc: 'An integer in hexadecimal, with uppercase letters.',
    sample: 255n,
  },
  o: { doc: 'An integer in octal.', sample: 420n },
  b: { doc: 'An integer in binary.', sample: 10n },
  B: {
    doc: 'An integer in binary; the prefix of the flag `#` is `0B`.',
    sample: 10n,
  },
  f: { doc: FIXED, sample: 3.14159 },
  e: { doc: EXPONENT, sample: 31415.9 },
  E: {
    doc: `${EXPONENT} The exponent has an uppercase \`E\`.`,
    sample: 31415.9,
  },
  g: { doc: SHORTEST, sample: 31415.9 },
  G: {
    doc: `${SHORTEST} The exponent has an uppercase \`E\`.`,
    sample: 31415.9,
  },
  a: { doc: HEXADECIMAL_FLOAT, sample: 0.5 },
  A: { doc: `${HEXADECIMAL_FLOAT} Its letters are uppercase.`, sample: 0.5 },
  '%': { doc: 'A percent sign.' },
};

export const SPRINTF_FLAGS: Readonly<Record<string, string>> = {
  '-': 'aligns left',
  '0': 'fills with zeros',
  '+': 'writes the sign of positive numbers',
  ' ': 'writes a space before positive numbers',
  '#': 'writes the prefix of the base (`0x`, `0b`, `0`), or always a decimal point',
};

const SIGNED_DIRECTIVES = {
  d: 'an integer in decimal',
  x: 'an integer in hexadecimal',
  X: 'an integer in hexadecimal, with uppercase letters',
  o: 'an integer in octal',
  b: 'an integer in binary',
  B: 'an integer in binary; the prefix of the flag `#` is `0B`',
  f: 'a number with a decimal point',
  e: 'a number in scientific notation',
  E: 'a number in scientific notation, with an uppercase `E`',
  g: 'a number in the shorter of both notations',
  G: 'a number in the shorter of both notations, with an uppercase `E`',
  a: 'a float in hexadecimal',
  A: 'a float in hexadecimal, with uppercase letters',
};
const PLAIN = { s: 'the value as a string', p: 'the value as in Puppet code' };

/** Directives of `String.new`, by data type of the value. The letter means something else for each of them. */
export const STRING_DIRECTIVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Integer: {
    ...SIGNED_DIRECTIVES,
    ...PLAIN,
    c: 'the character with this Unicode number',
  },
  Float: { ...SIGNED_DIRECTIVES, ...PLAIN },
  String: {
    s: 'the string itself',
    p: 'the string in quotes',
    c: 'the first letter in upper case, the others in lower case',
    C: 'each part of a name such as `a::b` with its first letter in upper case',
    u: 'all letters in upper case',
    d: 'all letters in lower case',
    t: 'the string without white space at its ends',
  },
  Boolean: {
    ...SIGNED_DIRECTIVES,
    d: '`1` or `0`',
    t: '`true` or `false`',
    T: '`True` or `False`',
    y: '`yes` or `no`',
    Y: '`Yes` or `No`',
    ...PLAIN,
  },
  Array: { a: 'the elements in brackets', ...PLAIN },
  Hash: { h: 'the entries in braces', a: 'an array of pairs', ...PLAIN },
  Undef: {
    ...Object.fromEntries(Object.keys(SIGNED_DIRECTIVES).map((letter) => [letter, '`NaN`'])),
    n: '`nil`',
    u: '`undef`',
    v: '`n/a`',
    V: '`N/A`',
    s: 'an empty string',
    p: '`undef`',
  },
  Default: { d: '`default`', D: '`Default`', s: '`default`', p: '`default`' },
  Regexp: { s: 'the pattern', p: 'the pattern between slashes' },
  Type: PLAIN,
  URI: PLAIN,
  Binary: {
    s: 'the bytes as a UTF-8 string',
    p: '`Binary("…")` with the bytes in Base64',
    b: 'Base64 with line breaks',
    B: 'Base64 without line breaks',
    u: 'Base64 for URLs',
    t: '`Binary`',
    T: '`BINARY`',
  },
};

export const STRING_FLAGS: Readonly<Record<string, string>> = {
  ...SPRINTF_FLAGS,
  ' ': 'writes a space before positive numbers, and no delimiters around collections',
  '#': 'uses the alternative form: prefixes of bases, quotes around strings, lines for collections',
  '[': 'encloses collections in `[` and `]`',
  '{': 'encloses collections in `{` and `}`',
  '(': 'encloses collections in `(` and `)`',
  '<': 'encloses collections in `<` and `>`',
  '|': 'encloses collections in `|`',
};

export const TIMESTAMP_DIRECTIVES: Readonly<Record<string, string>> = {
  Y: 'The year with its century.',
  C: 'The century: the year divided by 100.',
  y: 'The last two digits of the year.',
  m: 'The month as a number, 01 to 12.',
  B: 'The name of the month.',
  b: 'The name of the month in three letters.',
  h: 'The name of the month in three letters.',
  d: 'The day of the month, 01 to 31.',
  e: 'The day of the month, padded with a space.',
  j: 'The day of the year, 001 to 366.',
  H: 'The hour, 00 to 23.',
  k: 'The hour, 0 to 23, padded with a space.',
  I: 'The hour of a 12-hour clock, 01 to 12.',
  l: 'The hour of a 12-hour clock, padded with a space.',
  P: '`am` or `pm`.',
  p: '`AM` or `PM`.',
  M: 'The minute, 00 to 59.',
  S: 'The second, 00 to 59.',
  L: 'Milliseconds. A width is the number of digits (3 by default).',
  N: 'The fraction of the second. A width is the number of digits (9 by default).',
  z: 'The offset from UTC: `+0200`. Each colon before `z` adds a part: `%:z` is `+02:00`.',
  Z: 'The abbreviation of the time zone.',
  A: 'The name of the weekday.',
  a: 'The name of the weekday in three letters.',
  u: 'The weekday as a number: 1 is Monday, 7 is Sunday.',
  w: 'The weekday as a number: 0 is Sunday, 6 is Saturday.',
  G: 'The year of the ISO 8601 week.',
  g: 'The last two digits of the year of the ISO 8601 week.',
  V: 'The number of the ISO 8601 week, 01 to 53.',
  U: 'The number of the week, 00 to 53. Weeks begin on Sunday.',
  W: 'The number of the week, 00 to 53. Weeks begin on Monday.',
  s: 'The seconds since 1970-01-01 00:00:00 UTC.',
  n: 'A line break.',
  t: 'A tab.',
  '%': 'A percent sign.',
  c: 'The date and the time: `%a %b %e %H:%M:%S %Y`.',
  D: 'The date: `%m/%d/%y`.',
  x: 'The date: `%m/%d/%y`.',
  F: 'The date: `%Y-%m-%d`.',
  T: 'The time of day: `%H:%M:%S`.',
  X: 'The time of day: `%H:%M:%S`.',
  R: 'The hour and minute: `%H:%M`.',
  r: 'The time of a 12-hour clock: `%I:%M:%S %p`.',
  v: 'The date: `%e-%^b-%Y`.',
};

const LARGEST = 'The largest unit of the format also counts all larger ones.';
/** `strftime` refuses other letters for a timespan. */
export const TIMESPAN_DIRECTIVES: Readonly<Record<string, string>> = {
  D: 'Days.',
  H: `Hours. ${LARGEST}`,
  M: `Minutes. ${LARGEST}`,
  S: `Seconds. ${LARGEST}`,
  L: 'Milliseconds, three digits.',
  N: 'Nanoseconds, nine digits.',
  '%': 'A percent sign.',
};

export const STRFTIME_FLAGS: Readonly<Record<string, string>> = {
  '-': 'removes the padding',
  '0': 'fills with zeros',
  _: 'fills with spaces',
  '^': 'writes uppercase letters',
  '#': 'changes upper and lower case',
};
