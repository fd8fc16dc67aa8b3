/** Checksums with their algorithm, in Puppet's format `{sha256}…` (`util/checksums.rb`). */

export const CHECKSUM_TYPES = [
  'sha256',
  'sha256lite',
  'md5',
  'md5lite',
  'sha1',
  'sha1lite',
  'sha512',
  'sha384',
  'sha224',
  'mtime',
  'ctime',
  'none',
  'etag',
] as const;

export const DEFAULT_CHECKSUM = 'sha256';

const DIGEST_SIZES: Readonly<Record<string, number>> = {
  sha256: 64,
  md5: 32,
  sha1: 40,
  sha512: 128,
  sha384: 96,
  sha224: 56,
};

export function isChecksum(text: string): boolean {
  return text.startsWith('{') && /^\{\w{3,10}\}\S+/.test(text);
}

/** Returns a checksum without its algorithm, or undefined if the string is not a checksum. */
export function checksumData(text: string): string | undefined {
  return /^\{\w+\}(.+)/.exec(text)?.[1];
}

export function isValidDigest(type: string, value: string): boolean {
  const size = DIGEST_SIZES[type.replace(/lite$/, '')];
  return size === undefined || new RegExp(`^[0-9a-fA-F]{${size}}$`).test(value);
}
