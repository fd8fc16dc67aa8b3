/** Checks URIs like Ruby (`uri/rfc3986_parser.rb`, `uri/generic.rb`, `uri/mailto.rb`), with Ruby's messages. */
import { inspectString } from './inspect-string.ts';

const CHAR = "(?:%[0-9A-Fa-f]{2}|[A-Za-z0-9._~!$&'()*+,;=-])";
const HOST = `(?:\\[[0-9A-Fa-f:.vV]+\\]|${CHAR}*)`;
const SEGMENTS = `(?:/(?:${CHAR}|[:@])*)*`;
const REST = `(?:\\?(?:${CHAR}|[:@/?])*)?(?:#(?:${CHAR}|[:@/?])*)?`;
const AUTHORITY = `//(?:(?:${CHAR}|:)*@)?${HOST}(?::\\d*)?${SEGMENTS}`;

const ABSOLUTE = new RegExp(
  `^[A-Za-z][A-Za-z0-9+.-]*:(?:${AUTHORITY}|/(?:${CHAR}|[:@])+${SEGMENTS}|/|(?:${CHAR}|[:@])+${SEGMENTS}|)${REST}$`,
);
/**
 * Matches a relative reference. Its first segment must not contain a colon, because the part before it would be a
 * scheme.
 */
const RELATIVE = new RegExp(`^(?:${AUTHORITY}|${SEGMENTS}|(?:${CHAR}|@)+${SEGMENTS})${REST}$`);

const EMAIL = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9-]+)*";
const MAIL_OPAQUE = new RegExp(`^(?:${EMAIL}(?:,${EMAIL})*)?(?:\\?.*)?$`);

/** Returns Ruby's message about an invalid URI, or undefined if the URI is valid. */
export function uriMistake(text: string): string | undefined {
  if (/[^\0-\x7f]/.test(text)) return `URI must be ascii only ${escapedText(text)}`;
  if (!ABSOLUTE.test(text) && !RELATIVE.test(text)) return `bad URI(is not URI?): ${inspectString(text)}`;
  const mail = /^mailto:([^#]*)/i.exec(text);
  if (mail?.[1] === '') return 'missing opaque part for mailto URL';
  if (mail?.[1] !== undefined && !MAIL_OPAQUE.test(mail[1])) {
    return `unrecognised opaque part for mailtoURL: ${mail[1]}`;
  }
  if (/^ldaps?:[^/?#]/i.test(text)) return 'bad LDAP URL';
  if (/^ftp:[^/?#]/i.test(text)) return 'URI::InvalidURIError';
  return undefined;
}

/** Escapes all characters beyond ASCII, like Ruby's `String#dump`. */
function escapedText(text: string): string {
  return inspectString(text).replace(/[^\0-\x7f]/gu, (char) => {
    const hex = (char.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
  });
}

const COMPONENTS: readonly (readonly [name: string, expected: string, pattern: RegExp])[] = [
  ['scheme', 'scheme component', /^[A-Za-z][A-Za-z0-9+.-]*$/],
  ['userinfo', 'userinfo component or user component', new RegExp(`^(?:${CHAR}|:)*$`)],
  ['host', 'host component', new RegExp(`^${HOST}$`)],
];

/** An IPv6 address without brackets, which Ruby adds. */
const IPV6 = /^[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*$/;

/** Returns Ruby's message about the first invalid component of a URI, or undefined if all are valid. */
export function componentMistake(part: (name: string) => string | undefined): string | undefined {
  for (const [name, expected, pattern] of COMPONENTS) {
    const value = part(name);
    if (value === undefined || (name === 'host' && IPV6.test(value))) continue;
    if (!pattern.test(value)) return `bad component(expected ${expected}): ${value}`;
  }
  const path = part('path');
  const scheme = part('scheme')?.toLowerCase();
  const isAbsolute = scheme !== undefined && scheme !== 'ftp';
  if (path !== undefined && isAbsolute && !new RegExp(`^(?:/(?:${CHAR}|[:@])*)+$`).test(path)) {
    return `bad component(expected absolute path component): ${path}`;
  }
  const opaque = part('opaque');
  if (opaque !== undefined && !new RegExp(`^(?:${CHAR}|[:@/?])+$`).test(opaque)) {
    return `bad component(expected opaque component): ${opaque}`;
  }
  return undefined;
}

/** Percent-escapes characters that a query or fragment must not contain. */
export function escapedComponent(text: string): string {
  return text.replace(/[^A-Za-z0-9._~!$&'()*+,;=:@/?%-]/gu, (char) => encodeURIComponent(char));
}

/**
 * Percent-escapes the path and the query of a URI. Like Puppet (`Puppet::Util.uri_encode`), escapes the `#` of a
 * fragment too, so that the fragment becomes part of the path or query.
 */
export function encodeUri(text: string): string {
  const [, start = '', path = '', query, fragment] =
    /^((?:[^:/?#]+:)?(?:\/\/[^/?#]*)?)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text) ?? [];
  const encodedPath = path.replace(/[^A-Za-z0-9;/?:@&=+$,[\]_.!~*'()-]/gu, percentEncode);
  const pairs = query?.split('&').map((pair) => pair.split('=').map(encodeQueryPart).join('='));
  return (
    start +
    encodedPath +
    (pairs === undefined ? '' : `?${pairs.join('&')}`) +
    (fragment === undefined ? '' : `%23${encodeQueryPart(fragment)}`)
  );
}

function encodeQueryPart(text: string): string {
  return text.replace(/[^A-Za-z0-9_.~-]/gu, percentEncode);
}

function percentEncode(char: string): string {
  return /[!'()*]/.test(char) ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(char);
}
