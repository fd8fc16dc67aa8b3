/** Functions for strings that count code points like Ruby. JavaScript counts UTF-16 code units. */

const SURROGATE = /[\ud800-\udfff]/;

export function textLength(text: string): number {
  if (!SURROGATE.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export function textCharacters(text: string): readonly string[] {
  return SURROGATE.test(text) ? [...text] : text.split('');
}

/** Converts only ASCII letters to lower case, like Ruby's `casecmp`. */
export function asciiDowncase(text: string): string {
  return /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}

/** Compares two strings by code points, like Ruby's `<=>`. */
export function compareText(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  if (!SURROGATE.test(a) && !SURROGATE.test(b)) return a < b ? -1 : 1;
  const left = [...a];
  const right = [...b];
  for (let index = 0; index < left.length && index < right.length; index += 1) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return left.length < right.length ? -1 : left.length > right.length ? 1 : 0;
}

/** Compares strings without regard to ASCII case, like Ruby's `String#casecmp`. */
export function compareTextIgnoringCase(a: string, b: string): -1 | 0 | 1 {
  return compareText(asciiDowncase(a), asciiDowncase(b));
}
