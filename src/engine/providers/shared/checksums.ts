/** Checksums in Puppet's format, `{sha256}…` (`util/checksums.rb`). */
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { toBytes, type FileContent } from '../../machine/files/node.ts';
import { ContentMemo } from './content-memo.ts';
import { hasher } from './hasher.ts';

const DIGESTS: Readonly<Record<string, (content: FileContent) => string>> = {
  sha256: hasher(sha256),
  md5: hasher(md5),
  // Only a server sends an ETag. For a local file, Puppet computes an MD5 digest.
  etag: hasher(md5),
  sha1: hasher(sha1),
  sha512: hasher(sha512),
  sha384: hasher(sha384),
  sha224: hasher(sha224),
};
/** Number of bytes at the start of the content that are digested for checksum types ending in `lite`. */
const LITE_SIZE = 512;

/**
 * Returns the digest in hexadecimal. Returns an empty string for a checksum type that does not depend on the content,
 * such as `mtime`.
 */
export function digest(type: string, content: FileContent): string {
  const lite = type.endsWith('lite');
  const hash = DIGESTS[lite ? type.slice(0, -4) : type];
  return hash?.(lite ? toBytes(content).slice(0, LITE_SIZE) : content) ?? '';
}

const memos = new Map(
  Object.keys(DIGESTS).map(
    (type) =>
      // For `etag`, OpenVox uses the name of the digest as prefix.
      [type, new ContentMemo((content) => `{${type === 'etag' ? 'md5' : type}}${digest(type, content)}`)] as const,
  ),
);

export function checksum(type: string, content: FileContent): string {
  return memos.get(type)?.of(content) ?? `{${type}}${digest(type, content)}`;
}
