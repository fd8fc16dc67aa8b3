/** Prints strings as Puppet source, like Puppet's `StringConverter#puppet_quote`. */

const SPECIAL = /[\0-\x1f'\\]/;

/**
 * Quotes a string. Uses double quotes if a control character needs an escape or if `double` is true, and otherwise
 * single quotes.
 */
export function quoteString(text: string, double = false): string {
  if (double) return quoteDouble(text);
  if (!SPECIAL.test(text)) return `'${text}'`;
  let result = '';
  let escaped = false;
  for (const character of text) {
    if (character < ' ') return quoteDouble(text);
    if (escaped) {
      // In single quotes, a backslash before any other character is literal.
      result += `\\${character}`;
      escaped = false;
    } else if (character === "'") result += "\\'";
    else if (character === '\\') escaped = true;
    else result += character;
  }
  return `'${result}${escaped ? '\\' : ''}'`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '"': '\\"',
  $: '\\$',
  '\\': '\\\\',
};

function quoteDouble(text: string): string {
  let result = '"';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    result += ESCAPES[character] ?? (code < 0x20 ? `\\u{${code.toString(16).toUpperCase()}}` : character);
  }
  return `${result}"`;
}

/** Prints a regular expression as `/source/` with slashes escaped, like Ruby's `Regexp#inspect`. */
export function delimitRegexp(source: string): string {
  let result = '';
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index);
    if (character === '\\' && index + 1 < source.length) {
      result += character + source.charAt(index + 1);
      index += 1;
    } else result += character === '/' ? '\\/' : character;
  }
  return `/${result}/`;
}

/**
 * Prints a regular expression like Puppet (`PRegexpType.regexp_to_s_with_delimiters`). Adds Ruby's options if the
 * expression is bound to an encoding.
 */
export function printRegexp(source: string): string {
  return isBoundToEncoding(source) ? `/(?-mix:${delimitRegexp(source).slice(1, -1)})/` : delimitRegexp(source);
}

/**
 * True if Ruby binds the regular expression to UTF-8 (`Regexp::FIXEDENCODING`), because it contains characters, escapes
 * or classes beyond ASCII.
 */
export function isBoundToEncoding(source: string): boolean {
  // Removes escaped backslashes, which do not begin an escape.
  const escapes = source.replaceAll('\\\\', '');
  if (/[^\0-\x7f]|\\[pP]\{/.test(escapes)) return true;
  return [...escapes.matchAll(/\\u(?:\{([\da-f\s]+)\}|([\da-f]{4}))/gi)].some(([, list, code]) =>
    (list ?? code ?? '').split(/\s+/).some((each) => Number.parseInt(each, 16) > 0x7f),
  );
}
