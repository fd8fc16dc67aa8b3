import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checksum, digest } from './checksums.ts';

const contents = ['', 'port = 1\n', 'ä€😀', 'x'.repeat(63), 'x'.repeat(64), 'ü'.repeat(5000), 'y'];

test.each(['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'])(
  'computes the digest of one content after another: %s',
  (type) => {
    for (const content of contents) {
      const expected = createHash(type).update(content, 'utf8').digest('hex');
      expect(digest(type, content)).toBe(expected);
      expect(digest(type, new TextEncoder().encode(content))).toBe(expected);
    }
  },
);

test('looks at the first 512 bytes for the lite kinds, and at nothing for times', () => {
  expect(digest('md5lite', 'a'.repeat(600))).toBe(digest('md5', 'a'.repeat(512)));
  expect(digest('mtime', 'a')).toBe('');
});

test('prefixes the digest for `etag` of a local file with its real type, as OpenVox does', () => {
  expect(checksum('etag', 'x')).toBe('{md5}9dd4e461268c8034f5c8564e155c67a6');
});
