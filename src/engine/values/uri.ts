import { uriMistake } from './uri-check.ts';
import { PuppetHash, type Value } from './value.ts';

/** Pattern from RFC 3986, appendix B. */
const URI_TEXT = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

const TYPECODE = ';type=';

export const DEFAULT_PORTS: Readonly<Record<string, bigint>> = {
  http: 80n,
  https: 443n,
  ftp: 21n,
  ldap: 389n,
  ldaps: 636n,
  ws: 80n,
  wss: 443n,
};

export interface UriParts {
  readonly scheme: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly port: bigint | undefined;
  readonly path: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
  readonly opaque: string | undefined;
  /** Mode of the transfer with FTP, such as `i` (`;type=i` after the path). */
  readonly typecode?: string | undefined;
}

export function splitUri(text: string): UriParts | undefined {
  const match = URI_TEXT.exec(text);
  if (match === null || uriMistake(text) !== undefined) return undefined;
  const [, scheme, authority, path = '', query, fragment] = match;
  const none = { userinfo: undefined, host: undefined, port: undefined };
  if (scheme !== undefined && authority === undefined && !path.startsWith('/')) {
    const opaque = query === undefined ? path : `${path}?${query}`;
    if (opaque === '') return { scheme, ...none, path: '', query: undefined, fragment, opaque: undefined };
    return { scheme, ...none, path: undefined, query: undefined, fragment, opaque };
  }
  const place = authority === undefined ? none : splitAuthority(authority);
  if (place === undefined) return undefined;
  const lower = scheme?.toLowerCase();
  if (lower === 'ftp')
    return { scheme, ...place, ...ftpPath(path), port: place.port ?? 21n, query, fragment, opaque: undefined };
  // `file:///x` has an empty host, and no file has a user or a port.
  if (lower === 'file')
    return { scheme, ...none, host: fileHost(place.host), path, query, fragment, opaque: undefined };
  const port = place.port ?? (place.host === undefined ? undefined : DEFAULT_PORTS[lower ?? '']);
  // An empty host counts as a missing one.
  if (place.host === '') return { scheme, ...none, path, query, fragment, opaque: undefined };
  return { scheme, userinfo: place.userinfo, host: place.host, port, path, query, fragment, opaque: undefined };
}

function splitAuthority(text: string): Pick<UriParts, 'userinfo' | 'host' | 'port'> | undefined {
  const match = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(text);
  if (match === null) return undefined;
  const [, userinfo, host, port] = match;
  return { userinfo, host, port: port === undefined || port === '' ? undefined : BigInt(port) };
}

export function fileHost(host: string | undefined): string {
  return host === undefined || host === 'localhost' ? '' : host;
}

/** Reads the path of an FTP URI, which is relative to the user's directory unless it begins with `%2F`. */
function ftpPath(text: string): Pick<UriParts, 'path' | 'typecode'> {
  const path = text.replace(/^\//, '').replace(/^%2F/, '/');
  const typecode = path.indexOf(TYPECODE);
  if (typecode === -1) return { path };
  return { path: path.slice(0, typecode), typecode: path.slice(typecode + TYPECODE.length) };
}

/** Returns the path as it stands in the URI: with a slash at its beginning for FTP, and with the type of the transfer. */
export function writtenPath({ scheme, path = '', typecode }: UriParts): string {
  if (scheme?.toLowerCase() !== 'ftp') return path;
  return `/${path.replace(/^\//, '%2F')}${typecode === undefined ? '' : TYPECODE + typecode}`;
}

/** Prints a URI like Ruby: with the scheme in lower case, and without the scheme's default port. */
export function uriText(parts: UriParts): string {
  const scheme = parts.scheme?.toLowerCase();
  const after = (prefix: string, value: string | undefined): string => (value === undefined ? '' : prefix + value);
  const port = parts.port === undefined || parts.port === DEFAULT_PORTS[scheme ?? ''] ? '' : `:${parts.port}`;
  const user = parts.userinfo === undefined ? '' : `${parts.userinfo}@`;
  const authority = parts.host === undefined ? '' : `//${user}${parts.host}${port}`;
  const rest = parts.opaque ?? `${authority}${writtenPath(parts)}${after('?', parts.query)}`;
  return `${scheme === undefined ? '' : `${scheme}:`}${rest}${after('#', parts.fragment)}`;
}

/** True if two URIs are equivalent. The case of the host does not matter, and an empty path equals `/`. */
export function sameUri(a: string, b: string): boolean {
  return a === b || normalUri(a) === normalUri(b);
}

function normalUri(text: string): string {
  const parts = splitUri(text);
  if (parts === undefined) return text;
  const path = parts.path === '' && parts.host !== undefined ? '/' : parts.path;
  return uriText({ ...parts, host: parts.host?.toLowerCase(), path });
}

/** Returns all components of a URI, with `undef` for missing ones. The port may be the default port of the scheme. */
export function uriMembers(text: string): PuppetHash {
  const parts = splitUri(text);
  if (parts === undefined) return PuppetHash.empty;
  const { scheme, host, userinfo, port, path, query, fragment, opaque } = parts;
  const members = { scheme: scheme?.toLowerCase(), userinfo, host, port, path, query, fragment, opaque };
  return PuppetHash.fromObject(members);
}

/**
 * Returns the components in the form that a `URI[...]` type stores: scheme and host in lower case, and without the
 * default ports of http and https.
 */
export function uriParts(text: string): Value {
  const parts = splitUri(text);
  if (parts === undefined) return undefined;
  const scheme = parts.scheme?.toLowerCase();
  const entries: [string, Value][] = [];
  if (scheme !== undefined) entries.push(['scheme', scheme]);
  if (parts.userinfo !== undefined) entries.push(['userinfo', parts.userinfo]);
  if (parts.host !== undefined && parts.host !== '') entries.push(['host', parts.host.toLowerCase()]);
  const usual = (parts.port === 80n && scheme === 'http') || (parts.port === 443n && scheme === 'https');
  if (parts.port !== undefined && !usual) entries.push(['port', parts.port.toString()]);
  if (parts.path !== undefined && parts.path !== '') entries.push(['path', parts.path]);
  if (parts.query !== undefined) entries.push(['query', parts.query]);
  if (parts.fragment !== undefined) entries.push(['fragment', parts.fragment]);
  if (parts.opaque !== undefined) entries.push(['opaque', parts.opaque]);
  return entries.length === 0 ? undefined : PuppetHash.of(entries);
}
