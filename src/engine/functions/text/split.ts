import { argumentError } from '../../evaluator/errors.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { compileRegexp, matchAll } from '../../values/regexp/regexp.ts';
import { RegexpValue, SensitiveValue, isType, type Value } from '../../values/value.ts';
import { defineFunction, type Dispatch } from '../define.ts';

/**
 * Splits a string like Ruby's `String#split` with a regular expression. Keeps captures between the pieces, and drops
 * empty pieces at the end.
 */
export function splitText(text: string, pattern: RegexpValue | string): readonly string[] {
  // An invalid pattern is an error even if the string is empty.
  compileRegexp(pattern);
  if (text === '') return [];
  const pieces: string[] = [];
  let from = 0;
  for (const match of matchAll(pattern, text)) {
    const [whole, ...groups] = match;
    if (whole === '' && match.index === from) continue;
    pieces.push(text.slice(from, match.index));
    from = match.index + whole.length;
    // A group that did not take part in the match is undefined, contrary to its type.
    for (const group of groups as readonly (string | undefined)[]) if (group !== undefined) pieces.push(group);
  }
  if (from < text.length) pieces.push(text.slice(from));
  while (pieces.at(-1) === '') pieces.pop();
  return pieces;
}

export function toPattern(value: Value): RegexpValue {
  if (value instanceof RegexpValue) return value;
  if (typeof value === 'string') return new RegexpValue(value);
  if (isType(value) && value.type.kind === 'Regexp') return new RegexpValue(value.type.pattern ?? '');
  throw argumentError('The value is no pattern');
}

const patterns = ['String pattern', 'Regexp pattern', 'Type[Regexp] pattern'];

const ofText = patterns.map((pattern): Dispatch => ({
  parameters: ['String str', pattern],
  call: (_, [text, by]) => splitText(rubyToString(text), toPattern(by)),
}));

const ofSensitive = patterns.map((pattern): Dispatch => ({
  parameters: ['Sensitive[String] sensitive', pattern],
  call: (_, [text, by]) =>
    text instanceof SensitiveValue ? new SensitiveValue(splitText(rubyToString(text.value), toPattern(by))) : undefined,
}));

const declaration = {
  name: 'split',
  doc: `Splits a string into an array at each match of a pattern. A string as the pattern is a regular expression too, so write \`'[.]'\` for a dot.

\`\`\`puppet
split('a, b,c', /, */)   # ['a', 'b', 'c']
\`\`\``,
};

export const split = defineFunction({ ...declaration, dispatches: [...ofText, ...ofSensitive] });

/** `split` of releases that do not accept `Sensitive` strings. */
export const plainSplit = defineFunction({ ...declaration, dispatches: ofText });
