/** Expectations recorded from real Puppet 8 with stdlib. */
import { describe, expect, it } from 'vitest';
import { evaluateExpression } from '../../../testing/evaluate.ts';
import { PuppetHash } from '../../../values/value.ts';

const facts = { networking: PuppetHash.fromObject({ fqdn: 'playground.example.com' }) };
function valueOf(text: string): string {
  const result = evaluateExpression(text, { facts });
  return 'error' in result ? `Error: ${result.error}` : result.value;
}

describe('digests, passwords and values derived from a seed', () => {
  it.each([
    ["seeded_rand(1000,'abc')", '249'],
    ["seeded_rand('1000','abc')", '249'],
    ["seeded_rand_string(20,'abc')", "'O3dZqaFqSLiMRqmBY8rG'"],
    ["seeded_rand_string(5,'abc','xyz')", "'zyyzz'"],
    ['fqdn_rand_string(12)', "'dbKKkzNaQ1U7'"],
    ["fqdn_rand_string(12,'ABC')", "'BBAABCABABAB'"],
    ["fqdn_rand_string(12,'','seed',2)", "'GiOlDFHjzbyw'"],
    ["fqdn_rand_string(12,undef,'seed')", "'oywQUaZSoPGQ'"],
    ["fqdn_rotate(['a'])", "['a']"],
    ["fqdn_uuid('a.example.com')", "'565ef9a1-a550-55d9-91a4-aeeb4555c095'"],
    ["fqdn_uuid('')", "'4ebd0208-8328-5d69-8c44-ec50939c0967'"],
    [
      "pw_hash('password','SHA-512','salt')",
      "'$6$salt$IxDD3jeSOb5eB1CX5LBsqZFVkJdido3OUILO5Ifz5iwMuTS4XMS130MTSuDDl3aCI6WouIL9AjRbLCelDCy.g.'",
    ],
    ["pw_hash('password','SHA-256','salt')", "'$5$salt$Gcm6FsVtF/Qa77ZKD.iwsJlCVPY0XSMgLJL0Hnww/c1'"],
    ["pw_hash('password','MD5','salt')", "'$1$salt$qJH7.N4xYta3aEG/dfqo/0'"],
    ["pw_hash('','MD5','salt')", 'undef'],
    ["pw_hash(undef,'MD5','salt')", 'undef'],
    [
      "pw_hash(Sensitive('password'),'sha-512','salt')",
      "'$6$salt$IxDD3jeSOb5eB1CX5LBsqZFVkJdido3OUILO5Ifz5iwMuTS4XMS130MTSuDDl3aCI6WouIL9AjRbLCelDCy.g.'",
    ],
    [
      "str2saltedpbkdf2('password','using s0m3 s@lt',50000)",
      "{'password_hex' => 'b69f8dcfe86d47c4c7caa72c9ce0b382c64d7d903a31ab31b2e78df261c3fd71677959ecb41bc098fb947f03a55ce1f9f35b774a17064a41dbfaa89a2247fe0e4e0344f6f2a7355587c68a764ca5b33bea5809b7306cc327425b90e44fef56b7b2c75adb86e874dcf3fb01814ca7841742eec8ac3cb960b284e4063edc545433', 'salt_hex' => '7573696e672073306d332073406c74', 'iterations' => 50000}",
    ],
    ["str2saltedsha512('a') =~ /^[0-9a-f]{136}$/", 'true'],
    ["stdlib::crc32('abc')", "'352441c2'"],
    ["stdlib::crc32('')", "'0'"],
    ["stdlib::crc32(Sensitive('abc'))", "'352441c2'"],
    ['stdlib::crc32(100)', "'237750ea'"],
    ['stdlib::crc32(1.5)', "'875c9bba'"],
    ['stdlib::crc32(true)', "'fdfc4c8d'"],
    ["stdlib::sha256('abc')", "'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'"],
    ["stdlib::sha256(Sensitive('abc'))", "'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'"],
    ["stdlib::sha256(Binary('YWJj'))", "'35d95694d3f160215db293c7899daa5907837838fb4b8119ed713e32446c1266'"],
    ['stdlib::sha256(1)', "'6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b'"],
    ["stdlib::seeded_rand(1000,'abc')", '249'],
    ["stdlib::seeded_rand_string(8,'abc')", "'O3dZqaFq'"],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it.each([
    ["seeded_rand(0,'abc')", 'seeded_rand(): first argument must be a positive integer'],
    ['seeded_rand(10,1)', 'seeded_rand(): second argument must be a string'],
    [
      "seeded_rand_string(0,'abc')",
      "'seeded_rand_string' parameter 'length' expects an Integer[1] value, got Integer[0, 0]",
    ],
    ["fqdn_rand_string('a')", 'fqdn_rand_string(): first argument must be a positive integer'],
    ['fqdn_rand_string()', 'fqdn_rand_string(): Wrong number of arguments given (0 for minimum 1)'],
    ["fqdn_rotate(['a','b','c','d','e'])", "Undefined variable '::fqdn'; "],
    ["fqdn_rotate('abc','s')", "Undefined variable '::fqdn'; "],
    ['fqdn_uuid()', 'fqdn_uuid: No arguments given'],
    ["pw_hash('p','foo','salt')", 'pw_hash(): foo is not a valid hash type'],
    ["pw_hash('p','md5','')", 'pw_hash(): third argument must not be empty'],
    ["str2saltedpbkdf2('password','short',50000)", 'str2saltedpbkdf2(): second argument must be at least 8 bytes long'],
    [
      "str2saltedpbkdf2('password','using s0m3 s@lt',500)",
      'str2saltedpbkdf2(): third argument must be between 40,000 and 70,000',
    ],
    ['str2saltedsha512(1)', 'str2saltedsha512(): Requires a String argument, you passed: Integer'],
    ['str2saltedsha512()', 'str2saltedsha512(): Wrong number of arguments passed (0 but we require 1)'],
    [
      'stdlib::crc32([1])',
      "'stdlib::crc32' parameter 'my_data' expects a value of type ScalarData, Sensitive[ScalarData], Binary, or Sensitive[Binary], got Tuple",
    ],
    [
      "stdlib::seeded_rand(0,'abc')",
      "'stdlib::seeded_rand' parameter 'max' expects an Integer[1] value, got Integer[0, 0]",
    ],
  ])('%s fails: %s', (text, message) => {
    expect(valueOf(text)).toContain(`Error while evaluating a Function Call, ${message} (file: test.pp`);
  });
});
