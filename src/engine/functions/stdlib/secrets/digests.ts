import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { spend } from '../../../budget/meter.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { textToBytes } from '../../../values/binary.ts';
import { rubyClass } from '../../../types/ruby-class.ts';
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { SensitiveValue, type Value } from '../../../values/value.ts';
import { type BuiltInFunction, defineFunction } from '../../define.ts';
import { hexDigest } from '../../core/digests.ts';
import { valueFunction } from '../legacy-function.ts';

function unwrapped(value: Value): string {
  return rubyToString(value instanceof SensitiveValue ? value.value : value);
}

function digestFunction(name: string, doc: string, digest: (text: string) => string): BuiltInFunction {
  return defineFunction({
    name,
    doc,
    dispatches: [
      {
        parameters: ['Variant[ScalarData, Sensitive[ScalarData], Binary, Sensitive[Binary]] my_data'],
        returns: 'String',
        call: (_, args) => digest(unwrapped(args[0])),
      },
    ],
  });
}

const POLYNOMIAL = 0xedb88320;

/** Computes the CRC-32 of zlib, in hexadecimal without leading zeros. */
function crc32(text: string): string {
  let crc = 0xffffffff;
  spend(text.length);
  for (const byte of textToBytes(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ ((crc & 1) === 0 ? 0 : POLYNOMIAL);
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16);
}

const DNS_NAMESPACE = [
  0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8,
] as const;

const fqdnUuid = valueFunction({
  name: 'fqdn_uuid',
  doc: `Returns the UUID (version 5, RFC 4122) of a machine name. It is always the same for the same name.

\`\`\`puppet
fqdn_uuid($facts['networking']['fqdn'])
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw argumentError('fqdn_uuid: No arguments given');
    if (args.length !== 1) throw argumentError(`fqdn_uuid: Too many arguments given (${args.length})`);
    const [name] = args;
    if (typeof name !== 'string') throw argumentError(`no implicit conversion of ${rubyClass(name)} into String`);
    const bytes = sha1(Uint8Array.from([...DNS_NAMESPACE, ...textToBytes(name)])).slice(0, 16);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = bytesToHex(bytes);
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  },
});

export const digestFunctions: readonly BuiltInFunction[] = [
  digestFunction(
    'stdlib::crc32',
    `Returns the CRC-32 checksum of a value as a string, in hexadecimal. It detects accidental changes and is not suitable for secrets.

\`\`\`puppet
stdlib::crc32('abc')   # '352441c2'
\`\`\``,
    crc32,
  ),
  digestFunction(
    'stdlib::sha256',
    `Returns the SHA-256 digest of a value as a string, in hexadecimal. It also accepts sensitive values.

\`\`\`puppet
stdlib::sha256(Sensitive('abc'))
\`\`\``,
    (text) => hexDigest(sha256, text),
  ),
  fqdnUuid,
];
