/** Escapes in strings and heredocs, by the character after the backslash. */
export const ESCAPES: Readonly<Record<string, string>> = {
  n: 'A line break.',
  r: 'A carriage return.',
  t: 'A tab.',
  s: 'A space.',
  u: 'A character by its Unicode number: `\\u00e9`, or `\\u{1f600}` with up to six digits.',
  $: 'A dollar sign that does not begin a variable.',
  '"': 'A double quote that does not end the string.',
  "'": 'A single quote that does not end the string.',
  '\\': 'A backslash.',
};

export const SINGLE_QUOTED_ESCAPES: Readonly<Record<string, string>> = {
  "'": 'A single quote that does not end the string.',
  '\\': 'A backslash.',
};
