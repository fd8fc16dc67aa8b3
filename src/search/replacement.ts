/** What stands in the place of a match. */

const SIGNS = /\$(?:(\$)|(&)|(\d\d?)|<([^>]*)>)|\\(?:([nt\\]))/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };

/**
 * The text of a replacement for one match: of a plain search as it is; of a regular expression with `$1`, `$<name>`, `$&`, `$$`, `\n`, `\t` and `\\`
 * in it. A group that took no part is empty, a number without a group is text.
 */
export function replacementFor(match: RegExpExecArray, replacement: string, isRegExp: boolean): string {
  if (!isRegExp) return replacement;
  return replacement.replace(
    SIGNS,
    (sign, dollar?: string, whole?: string, digits?: string, name?: string, escape?: string) => {
      if (dollar !== undefined) return '$';
      if (whole !== undefined) return match[0];
      if (escape !== undefined) return ESCAPED[escape] ?? sign;
      if (name !== undefined) return match.groups === undefined ? sign : (match.groups[name] ?? '');
      return numbered(match, digits ?? '') ?? sign;
    },
  );
}

/** `$12` is the twelfth group, or the first and a 2 where there are not so many. */
function numbered(match: RegExpExecArray, digits: string): string | undefined {
  const number = Number(digits);
  if (number > 0 && number < match.length) return match[number] ?? '';
  const [first = '', second = ''] = digits;
  const short = Number(first);
  return second !== '' && short > 0 && short < match.length ? `${match[short] ?? ''}${second}` : undefined;
}
