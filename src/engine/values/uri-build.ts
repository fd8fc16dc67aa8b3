/** Builds a URI from components like Ruby (`URI::Generic.build` and the classes of schemes), with Ruby's messages. */
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { DEFAULT_PORTS, fileHost, uriText } from './uri.ts';
import { componentMistake, escapedComponent } from './uri-check.ts';

/** Returns a given component, or undefined. */
export type GivenPart = (name: string) => string | undefined;

function fail(message: string): never {
  throw rubyError(message);
}

/** Components that a URI with an opaque part must not have. */
const HIERARCHICAL = ['host', 'port', 'userinfo', 'path'] as const;

/** Returns the text of a URI with these components. Fails with Ruby's message if they do not fit together. */
export function buildUri(given: GivenPart): string {
  const scheme = given('scheme')?.toLowerCase();
  const isMail = scheme === 'mailto';
  const isLdap = scheme === 'ldap' || scheme === 'ldaps';
  const mistake = componentMistake((name) => (isMail && name === 'opaque' ? undefined : given(name)));
  if (mistake !== undefined) fail(mistake);
  const host = scheme === 'file' ? fileHost(given('host')) : given('host');
  if (scheme === 'file' && given('userinfo') !== undefined) fail('can not set userinfo for file URI');
  // Puppet passes no recipient, so that Ruby replaces the opaque part by an empty one.
  const opaque = isMail ? '' : given('opaque');
  if (opaque !== undefined && (host !== undefined || HIERARCHICAL.some((name) => given(name) !== undefined)))
    fail('can not set opaque with host, port, userinfo or path');
  if (isMail) fail('bad component(expected opaque component): ');
  // Ruby builds the query of LDAP from other components, which Puppet does not accept.
  const query = isLdap ? '' : given('query');
  const fragment = given('fragment');
  if (isLdap && (opaque !== undefined || fragment !== undefined)) fail('bad LDAP URL');
  return uriText({
    scheme,
    userinfo: host === undefined ? undefined : given('userinfo'),
    host: hostInBrackets(host),
    port: portOf(scheme, given('port')),
    path: given('path') ?? '',
    query: query === undefined ? undefined : escapedComponent(query),
    fragment: fragment === undefined ? undefined : escapedComponent(fragment),
    opaque,
  });
}

/** Puts an IPv6 address into brackets. */
function hostInBrackets(host: string | undefined): string | undefined {
  return host?.includes(':') === true && !host.startsWith('[') ? `[${host}]` : host;
}

function portOf(scheme: string | undefined, port: string | undefined): bigint | undefined {
  if (scheme === 'file') return undefined;
  return port === undefined ? DEFAULT_PORTS[scheme ?? ''] : BigInt(port);
}
