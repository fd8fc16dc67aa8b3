/** IP addresses and networks, parsed and printed like Ruby's `IPAddr` 1.2. */
import { argumentError } from '../../../evaluator/errors.ts';

interface IpNetwork {
  readonly family: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
  /** Zone of an IPv6 address, such as `%eth0`. */
  readonly zone: string;
}

/** Creates Ruby's error for an invalid address. The caller appends the address to the message. */
function invalid(reason = 'invalid address'): Error {
  return argumentError(`${reason}: `);
}

/**
 * Parses an address of four numbers. Returns undefined for any other string. Throws if a number exceeds 255 or has a
 * leading zero.
 */
function parseIpv4(text: string): bigint | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (match === null) return undefined;
  let address = 0n;
  for (const part of match.slice(1)) {
    if (Number(part) > 255) throw invalid();
    if (/^0./.test(part)) throw invalid('zero-filled number in IPv4 address is ambiguous');
    address = (address << 8n) | BigInt(part);
  }
  return address;
}

function zeros(length: number): readonly string[] {
  return Array.from({ length }, () => '0');
}

/**
 * Parses an address of eight hexadecimal groups. `::` may replace groups of zeros once. The last two groups may be in
 * IPv4 notation.
 */
function parseIpv6(text: string): bigint | undefined {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  if (tail !== null) {
    const low = parseIpv4(tail[2] ?? '');
    if (low === undefined) return undefined;
    return parseIpv6(`${tail[1] ?? ''}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`);
  }
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  if (!groups.flat().every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  const [left = [], right] = groups;
  const missing = 8 - left.length - (right?.length ?? 0);
  if (right === undefined ? missing !== 0 : missing < 0) return undefined;
  const all = [...left, ...zeros(right === undefined ? 0 : missing), ...(right ?? [])];
  return BigInt(`0x${all.map((group) => group.padStart(4, '0')).join('')}`);
}

interface Address {
  readonly family: 4 | 6;
  readonly address: bigint;
  readonly zone: string;
}

function parseAddress(text: string): Address {
  const bare = /^\[(.*)\]$/.exec(text)?.[1] ?? text;
  const v4 = parseIpv4(bare);
  if (v4 !== undefined) return { family: 4, address: v4, zone: '' };
  const [, digits = bare, zone = ''] = /^([^%]*)(%.+)$/.exec(bare) ?? [];
  const v6 = bare.includes(':') ? parseIpv6(digits) : undefined;
  if (v6 === undefined) throw invalid();
  return { family: 6, address: v6, zone };
}

/** Converts a mask to its prefix length. The mask is a number of bits, or an address such as `255.255.0.0`. */
function prefixLength(mask: string, { family, address }: Address): bigint {
  const size = family === 4 ? 32n : 128n;
  if (/^\d+$/.test(mask)) {
    const length = BigInt(mask);
    if (length > size) throw argumentError(`invalid length: ${address}`);
    return length;
  }
  const given = parseAddress(mask);
  if (given.family !== family) throw argumentError('address family is not same');
  const ones = (1n << size) - 1n;
  const hosts = ones ^ given.address;
  if ((hosts & (hosts + 1n)) !== 0n) throw argumentError(`invalid mask ${mask}: ${address}`);
  return size - BigInt(hosts === 0n ? 0 : hosts.toString(2).length);
}

export function parseNetwork(text: string): IpNetwork {
  const slash = text.indexOf('/');
  const parsed = parseAddress(slash === -1 ? text : text.slice(0, slash));
  const size = parsed.family === 4 ? 32n : 128n;
  const length = slash === -1 ? size : prefixLength(text.slice(slash + 1), parsed);
  const hosts = (1n << (size - length)) - 1n;
  const first = parsed.address & ~hosts;
  return { family: parsed.family, first, last: first | hosts, zone: parsed.zone };
}

export function networkIncludes(network: IpNetwork, other: IpNetwork): boolean {
  return network.family === other.family && network.first <= other.first && other.last <= network.last;
}

/** Prints the first address of a network in short notation. For IPv6, `::` replaces the longest run of zero groups. */
export function addressText({ family, first, zone }: IpNetwork): string {
  if (family === 4) return ipv4Text(first);
  const groups = first.toString(16).padStart(32, '0').match(/.{4}/g) ?? [];
  let text = groups.map((group) => group.replace(/^0{1,3}/, '')).join(':');
  for (let length = 8; length >= 2; length -= 1) {
    const run = zeros(length).join(':');
    const shorter = text.replace(new RegExp(`\\b${run}\\b`), ':');
    if (shorter === text) continue;
    text = shorter.replace(/:{3,}/, '::');
    break;
  }
  const mapped = /^::(ffff:)?([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(text);
  if (mapped !== null) text = `::${mapped[1] ?? ''}${ipv4Text(first & 0xffffffffn)}`;
  return text + zone;
}

function ipv4Text(address: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 0xffn).join('.');
}
