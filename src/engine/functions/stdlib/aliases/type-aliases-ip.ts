const OCTET = String.raw`(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])`;
export const IPV4 = String.raw`${OCTET}(?:\.${OCTET}){3}`;
const PREFIX4 = String.raw`\/(?:\d|[12]\d|3[0-2])`;

const GROUP = '[0-9A-Fa-f]{1,4}';
const FULL = `${GROUP}(?::${GROUP}){7}`;
const PREFIX6 = String.raw`\/(?:\d|[1-9]\d|1[01]\d|12[0-8])`;

/**
 * Returns the pattern of an address in which `::` follows after `groups` groups. `::` replaces one or more of the eight
 * groups.
 */
function compressed(groups: number): string {
  const left = groups === 0 ? ':' : `(?:${GROUP}:){${groups}}`;
  return groups === 7 ? `${left}:` : `${left}(?::|(?::${GROUP}){1,${7 - groups}})`;
}

/** Returns a pattern like `compressed`, with the last two groups in IPv4 notation. */
function compressedWithIpv4(groups: number): string {
  const left = groups === 0 ? ':' : `(?:${GROUP}:){${groups}}`;
  return `${left}(?::${GROUP}){0,${5 - groups}}:${IPV4}`;
}

const COMPRESSED = `(?:${[0, 1, 2, 3, 4, 5, 6, 7].map(compressed).join('|')})`;
const WITH_IPV4 = `(?:(?:${GROUP}:){6}${IPV4}|${[0, 1, 2, 3, 4, 5].map(compressedWithIpv4).join('|')})`;

/** Matches all forms of an IPv6 address. Longer forms come first, because some patterns are not anchored at the end. */
export const IPV6 = `(?:${WITH_IPV4}|${FULL}|${COMPRESSED})`;

function whole(source: string): string {
  return `Pattern[/\\A${source}\\z/]`;
}

export const IP_ALIASES: Readonly<Record<string, string>> = {
  'Stdlib::IP::Address': 'Variant[Stdlib::IP::Address::V4, Stdlib::IP::Address::V6]',
  'Stdlib::IP::Address::Nosubnet': 'Variant[Stdlib::IP::Address::V4::Nosubnet, Stdlib::IP::Address::V6::Nosubnet]',
  'Stdlib::IP::Address::CIDR': 'Variant[Stdlib::IP::Address::V4::CIDR, Stdlib::IP::Address::V6::CIDR]',
  'Stdlib::IP::Address::V4': 'Variant[Stdlib::IP::Address::V4::CIDR, Stdlib::IP::Address::V4::Nosubnet]',
  'Stdlib::IP::Address::V4::CIDR': whole(IPV4 + PREFIX4),
  'Stdlib::IP::Address::V4::Nosubnet': whole(IPV4),
  'Stdlib::IP::Address::V6':
    'Variant[Stdlib::IP::Address::V6::Full, Stdlib::IP::Address::V6::Compressed, Stdlib::IP::Address::V6::Alternative, Stdlib::IP::Address::V6::Nosubnet]',
  'Stdlib::IP::Address::V6::Full': whole(`${FULL}(?:${PREFIX6})?`),
  'Stdlib::IP::Address::V6::Compressed': whole(`${COMPRESSED}(?:${PREFIX6})?`),
  'Stdlib::IP::Address::V6::Alternative': whole(`${WITH_IPV4}(?:${PREFIX6})?`),
  // The length after the slash is optional in this alias, and a zone may precede the slash, as in stdlib. The alias
  // excludes forms with an IPv4 address.
  'Stdlib::IP::Address::V6::CIDR': whole(
    String.raw`(?:${FULL}|${COMPRESSED})(?:%.+)?\/(?:\d|[1-9]\d|1[01]\d|12[0-8])?`,
  ),
  'Stdlib::IP::Address::V6::Nosubnet':
    'Variant[Stdlib::IP::Address::V6::Nosubnet::Full, Stdlib::IP::Address::V6::Nosubnet::Compressed, Stdlib::IP::Address::V6::Nosubnet::Alternative]',
  'Stdlib::IP::Address::V6::Nosubnet::Full': whole(FULL),
  'Stdlib::IP::Address::V6::Nosubnet::Compressed': whole(COMPRESSED),
  'Stdlib::IP::Address::V6::Nosubnet::Alternative': whole(WITH_IPV4),
};
