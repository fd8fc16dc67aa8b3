/** Expands placeholders in the replacement of a match. */

const SIGNS = /\$(?:(\$)|(&)|(\d\d?)|<([^>]*)>)|\\(?:([nt\\]))/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };

/**
 * Returns the replacement for one match. Placeholders are expanded only for a regular expression: `$1`, `$<name>`,
 * `$&`, `$$`, `\n`, `\t` and `\\`. A group that matched nothing is empty. A number without a group is kept.
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

/** Expands a group number. `$12` is group 12, or group 1 followed by a 2 if there are fewer than 12 groups. */
function numbered(match: RegExpExecArray, digits: string): string | undefined {
  const number = Number(digits);
  if (number > 0 && number < match.length) return match[number] ?? '';
  const [first = '', second = ''] = digits;
  const short = Number(first);
  return second !== '' && short > 0 && short < match.length ? `${match[short] ?? ''}${second}` : undefined;
}
