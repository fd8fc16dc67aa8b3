import { md5 } from '@noble/hashes/legacy.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { spend } from '../../budget/meter.ts';
import { argumentError } from '../../evaluator/errors.ts';
import { textToBytes } from '../../values/binary.ts';
import { rubyClassName } from '../../formatting/ruby-number.ts';
import { isType } from '../../values/value.ts';
import type { BuiltInFunction } from '../define.ts';
import { defineLegacyFunction } from '../legacy.ts';

type Digest = (bytes: Uint8Array) => Uint8Array;

/** Units of work for digesting one character. */
const WORK = 0.5;

export function hexDigest(digest: Digest, text: string): string {
  spend(text.length * WORK);
  return bytesToHex(digest(textToBytes(text)));
}
export const md5Hex = (text: string): string => hexDigest(md5, text);

function digestFunction(name: string, digest: Digest, about: string): BuiltInFunction {
  return defineLegacyFunction({
    name,
    doc: `${about}, in hexadecimal.

\`\`\`puppet
${name}('abc')
\`\`\``,
    arity: 1,
    rvalue: true,
    call: (_, [text]) => {
      if (typeof text === 'string') return hexDigest(digest, text);
      // Functions of the 3.x API receive references as resources.
      const isReference = isType(text) && (text.type.kind === 'Resource' || text.type.kind === 'Class');
      const given = isReference ? 'Puppet::Resource' : rubyClassName(text);
      throw argumentError(`no implicit conversion of ${given} into String`);
    },
  });
}

export const digests: readonly BuiltInFunction[] = [
  digestFunction('md5', md5, 'Returns the MD5 digest of a string'),
  digestFunction('sha1', sha1, 'Returns the SHA-1 digest of a string'),
  digestFunction('sha256', sha256, 'Returns the SHA-256 digest of a string'),
  digestFunction('digest', sha256, 'Returns the digest of a string with the default algorithm of Puppet, SHA-256'),
];
