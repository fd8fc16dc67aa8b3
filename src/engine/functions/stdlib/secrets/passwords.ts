import { hmac } from '@noble/hashes/hmac.js';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { spend } from '../../../budget/meter.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { textToBytes } from '../../../values/binary.ts';
import { rubyClass } from '../../../types/ruby-class.ts';
import { PuppetHash, SensitiveValue, type Value } from '../../../values/value.ts';
import type { BuiltInFunction } from '../../define.ts';
import { CRYPT } from './crypt.ts';
import { parseError, valueFunction } from '../legacy-function.ts';

/** Units of work of one iteration of PBKDF2. */
const ITERATION = 100;

const PREFIXES: Readonly<Record<string, string>> = {
  md5: '1',
  'sha-256': '5',
  'sha-512': '6',
  bcrypt: '2b',
  'bcrypt-a': '2a',
  'bcrypt-x': '2x',
  'bcrypt-y': '2y',
};

const BCRYPT_SALT = /^[0-9]{2}\$[./A-Za-z0-9]{22}/m;

function unwrapped(value: Value): Value {
  return value instanceof SensitiveValue ? value.value : value;
}

const pwHash = valueFunction({
  name: 'pw_hash',
  doc: `Hashes a password for the attribute \`password\` of a user, as in \`/etc/shadow\`. The algorithm is \`SHA-512\`, \`SHA-256\` or \`MD5\`; the salt consists of letters, digits, dots and slashes. An empty password gives \`undef\`. bcrypt is not available here.

\`\`\`puppet
user { 'ada': password => pw_hash('secret', 'SHA-512', 'mysalt') }
\`\`\``,
  call: (_, given) => {
    if (given.length !== 3) throw argumentError(`pw_hash(): Wrong number of arguments given (${given.length} for 3)`);
    const [password, type, salt] = given.map(unwrapped);
    if (typeof password !== 'string' && password !== undefined) {
      throw argumentError('pw_hash(): first argument must be a string');
    }
    if (typeof type !== 'string') throw argumentError('pw_hash(): second argument must be a string');
    const prefix = PREFIXES[type.toLowerCase()];
    if (prefix === undefined) throw argumentError(`pw_hash(): ${type} is not a valid hash type`);
    if (typeof salt !== 'string') throw argumentError('pw_hash(): third argument must be a string');
    if (salt === '') throw argumentError('pw_hash(): third argument must not be empty');
    const crypt = CRYPT[prefix];
    if (crypt === undefined && !BCRYPT_SALT.test(salt)) {
      throw argumentError(String.raw`pw_hash(): characters in salt must match (?-mix:^[0-9]{2}\$[.\/A-Za-z0-9]{22})`);
    }
    if (crypt !== undefined && !/^[a-zA-Z0-9./]+$/.test(salt)) {
      throw argumentError('pw_hash(): characters in salt must be in the set [a-zA-Z0-9./]');
    }
    if (password === undefined || password === '') return undefined;
    if (crypt === undefined) throw argumentError(`pw_hash(): ${type} is not available in the playground`);
    return crypt(password, salt);
  },
});

const saltedPbkdf2 = valueFunction({
  name: 'str2saltedpbkdf2',
  doc: `Hashes a password for macOS with PBKDF2 and SHA-512. It needs the password, a salt of at least 8 bytes, and 40,000 to 70,000 iterations.

\`\`\`puppet
str2saltedpbkdf2('secret', 'a salt of mine', 50000)
\`\`\``,
  call: (_, given) => {
    if (given.length !== 3) {
      throw argumentError(`str2saltedpbkdf2(): wrong number of arguments (${given.length} for 3)`);
    }
    const [password, salt, iterations] = given.map(unwrapped);
    if (typeof password !== 'string') throw argumentError('str2saltedpbkdf2(): first argument must be a string');
    if (typeof salt !== 'string') throw argumentError('str2saltedpbkdf2(): second argument must be a string');
    const saltBytes = textToBytes(salt);
    if (saltBytes.length < 8) {
      throw argumentError('str2saltedpbkdf2(): second argument must be at least 8 bytes long');
    }
    if (typeof iterations !== 'bigint') {
      throw argumentError('str2saltedpbkdf2(): third argument must be an integer');
    }
    if (iterations <= 40_000n || iterations >= 70_000n) {
      throw argumentError('str2saltedpbkdf2(): third argument must be between 40,000 and 70,000');
    }
    spend(Number(iterations) * ITERATION);
    const key = pbkdf2(sha512, textToBytes(password), saltBytes, { c: Number(iterations), dkLen: 128 });
    return PuppetHash.fromObject({
      password_hex: bytesToHex(key),
      salt_hex: bytesToHex(saltBytes),
      iterations,
    });
  },
});

const saltedSha512 = valueFunction({
  name: 'str2saltedsha512',
  doc: `Hashes a password for Mac OS X 10.7: four bytes of salt and the SHA-512 digest of both. Real Puppet uses a random salt; here the salt depends on the password, so that runs can be repeated.

\`\`\`puppet
str2saltedsha512('secret')
\`\`\``,
  call: (_, args) => {
    if (args.length !== 1) {
      throw parseError(`str2saltedsha512(): Wrong number of arguments passed (${args.length} but we require 1)`);
    }
    const [password] = args;
    if (typeof password !== 'string') {
      throw parseError(`str2saltedsha512(): Requires a String argument, you passed: ${rubyClass(password)}`);
    }
    const bytes = textToBytes(password);
    const salt = hmac(sha512, textToBytes('salt'), bytes).slice(0, 4);
    return bytesToHex(concatBytes(salt, sha512(concatBytes(salt, bytes))));
  },
});

export const passwords: readonly BuiltInFunction[] = [pwHash, saltedPbkdf2, saltedSha512];
