import { argumentError } from '../../evaluator/errors.ts';
import { matchAll, matchRegexp } from '../../values/regexp/regexp.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isHash, type RegexpValue, type Value } from '../../values/value.ts';

/** Expands escapes in a replacement: `\0`, `\1`, `\k<name>`, and Ruby's escapes for the text around a match. */
function expand(replacement: string, match: RegExpExecArray, text: string): string {
  return replacement.replace(
    /\\(?:(\d)|k<(\w+)>|([&`'\\]))/g,
    (whole, digit: string | undefined, name: string | undefined, sign: string | undefined) => {
      if (digit === '0') return match[0];
      // In Ruby, `\1` in a replacement is an empty string if the pattern has named groups.
      if (digit !== undefined) return match.groups === undefined ? (match[Number(digit)] ?? '') : '';
      if (name !== undefined) {
        const { groups } = match;
        if (groups === undefined || !(name in groups)) throw argumentError(`undefined group name reference: ${name}`);
        return groups[name] ?? '';
      }
      switch (sign) {
        case '&':
          return match[0];
        case '`':
          return text.slice(0, match.index);
        case "'":
          return text.slice(match.index + match[0].length);
        case '\\':
          return '\\';
        default:
          return whole;
      }
    },
  );
}

/**
 * Replaces matches like Ruby's `sub` and `gsub`. The replacement is a string, or a hash from matched strings to their
 * replacements.
 */
export function substitute(text: string, pattern: RegexpValue, replacement: Value, all: boolean): string {
  const first = matchRegexp(pattern, text);
  if (first === null) return text;
  let result = '';
  let from = 0;
  for (const match of all ? matchAll(pattern, text) : [first]) {
    const put = isHash(replacement)
      ? rubyToString(replacement.get(match[0]))
      : expand(rubyToString(replacement), match, text);
    result += text.slice(from, match.index) + put;
    from = match.index + match[0].length;
  }
  return result + text.slice(from);
}
