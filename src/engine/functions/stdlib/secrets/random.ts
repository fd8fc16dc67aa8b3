/** Pseudo-random values from a seed: the same numbers as Ruby's `Random`, and the same in every run. */
import { sha256 } from '@noble/hashes/sha2.js';
import { argumentError } from '../../../evaluator/errors.ts';
import type { CallContext } from '../../../evaluator/calls/function.ts';
import { lookupVariable } from '../../../evaluator/scope/variables.ts';
import { MISSING } from '../../../evaluator/scope/frames.ts';
import { displayString } from '../../../formatting/display.ts';
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { textCharacters } from '../../../values/text.ts';
import { isArray, isHash, type Value } from '../../../values/value.ts';
import { arrayAt, integerAt, optionalStringAt, stringAt } from '../../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../../define.ts';
import { hexDigest, md5Hex } from '../../core/digests.ts';
import { RubyRandom } from '../../../ruby-like/ruby-random.ts';
import { parseError, toInteger, valueFunction } from '../legacy-function.ts';

const DIGITS = '0123456789';
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const CAPITAL = SMALL.toUpperCase();

function joined(values: readonly Value[], separator: string): string {
  return values.map((value) => (isArray(value) ? joined(value, separator) : rubyToString(value))).join(separator);
}

function seededNumber(seed: string, max: bigint): bigint {
  return new RubyRandom(BigInt(`0x${md5Hex(seed)}`)).upTo(max - 1n);
}

function isWholeNumber(value: Value): boolean {
  return typeof value === 'bigint' || (typeof value === 'string' && /^-?(?:[1-9]\d*|0)$/m.test(value));
}

const SEEDED = 'a number from 0 to less than a maximum. It looks random but is always the same for the same seed.';

const seededRand: readonly BuiltInFunction[] = [
  valueFunction({
    name: 'seeded_rand',
    doc: `Returns ${SEEDED}

\`\`\`puppet
seeded_rand(60, $facts['networking']['fqdn'])
\`\`\``,
    call: (_, args) => {
      if (args.length !== 2) {
        throw argumentError(`seeded_rand(): Wrong number of arguments given (${args.length} for 2)`);
      }
      const [max, seed] = args;
      if (!isWholeNumber(max) || toInteger(max) <= 0n) {
        throw argumentError('seeded_rand(): first argument must be a positive integer');
      }
      if (typeof seed !== 'string') throw argumentError('seeded_rand(): second argument must be a string');
      return seededNumber(seed, toInteger(max));
    },
  }),
  defineFunction({
    name: 'stdlib::seeded_rand',
    doc: `Returns ${SEEDED}

\`\`\`puppet
stdlib::seeded_rand(60, $facts['networking']['fqdn'])
\`\`\``,
    dispatches: [
      {
        parameters: ['Integer[1] max', 'String seed'],
        call: (_, args) => seededNumber(stringAt(args, 1), integerAt(args, 0)),
      },
    ],
  }),
];

const seededRandString: readonly BuiltInFunction[] = ['seeded_rand_string', 'stdlib::seeded_rand_string'].map((name) =>
  defineFunction({
    name,
    doc: `Returns a random-looking string of a given length, which is always the same for the same seed. The third argument is the set of characters.

\`\`\`puppet
${name}(16, "\${facts['networking']['fqdn']} db")
\`\`\``,
    dispatches: [
      {
        parameters: ['Integer[1] length', 'String seed', 'String[2] charset?'],
        call: ({ evaluator }, args) => {
          const length = Number(integerAt(args, 0));
          evaluator.checkString(length);
          const characters = textCharacters(optionalStringAt(args, 2) ?? DIGITS + SMALL + CAPITAL);
          const random = new RubyRandom(BigInt(`0x${hexDigest(sha256, stringAt(args, 1))}`));
          const last = BigInt(characters.length - 1);
          return Array.from({ length }, () => characters[Number(random.upTo(last))]).join('');
        },
      },
    ],
  }),
);

function fullName({ evaluator }: CallContext): Value {
  const networking = evaluator.host.facts.get('networking');
  return isHash(networking) ? networking.get('fqdn') : undefined;
}

function randomString(context: CallContext, length: number, charset: string, seeds: readonly Value[]): string {
  const { evaluator, scope, place } = context;
  evaluator.checkString(length);
  const characters = textCharacters(charset === '' ? DIGITS + CAPITAL + SMALL : charset);
  const max = BigInt(characters.length);
  let result = '';
  for (let index = 1; index <= length; index += 1) {
    const seed = joined([...seeds, String(index)], ':');
    const options = { scope, place, block: undefined };
    result += characters[Number(evaluator.callFunction('fqdn_rand', [max, seed], options))] ?? '';
  }
  return result;
}

const fqdnRandString: readonly BuiltInFunction[] = [
  valueFunction({
    name: 'fqdn_rand_string',
    doc: `Returns a random-looking string of a given length, which is always the same for one machine, because it is computed from the full name of the machine and further seeds. The second argument is the set of characters. Do not use it for secrets: anyone who knows the name can compute it.

\`\`\`puppet
fqdn_rand_string(10)
fqdn_rand_string(10, 'ABCDEF', 'a seed')
\`\`\``,
    call: (context, args) => {
      if (args.length === 0)
        throw argumentError('fqdn_rand_string(): Wrong number of arguments given (0 for minimum 1)');
      const [length, charset, ...seeds] = args;
      if (!isWholeNumber(length) || toInteger(length) <= 0n) {
        throw argumentError('fqdn_rand_string(): first argument must be a positive integer');
      }
      if (charset !== undefined && typeof charset !== 'string') {
        throw argumentError('fqdn_rand_string(): second argument must be undef or a string');
      }
      return randomString(context, Number(toInteger(length)), charset ?? '', seeds);
    },
  }),
  defineFunction({
    name: 'stdlib::fqdn_rand_string',
    doc: `Returns a random-looking string of a given length, which is always the same for one machine, because it is computed from the full name of the machine and further seeds. The second argument is the set of characters. Do not use it for secrets: anyone who knows the name can compute it.

\`\`\`puppet
stdlib::fqdn_rand_string(10, undef, 'a seed')
\`\`\``,
    dispatches: [
      {
        parameters: ['Integer[1] length', 'Optional[String] charset?', 'Any seed*'],
        call: (context, args) =>
          randomString(context, Number(integerAt(args, 0)), optionalStringAt(args, 1) ?? '', args.slice(2)),
      },
    ],
  }),
];

/** Rotates values by a number that depends on the machine's name and the seeds. */
function rotated<Item extends Value>(values: readonly Item[], name: Value, seeds: readonly Value[]): readonly Item[] {
  if (values.length <= 1) return values;
  const offset = Number(seededNumber(joined([name, seeds], ':'), BigInt(values.length)));
  return [...values.slice(offset), ...values.slice(0, offset)];
}

const fqdnRotate: readonly BuiltInFunction[] = [
  valueFunction({
    name: 'fqdn_rotate',
    doc: `Rotates an array or a string by a number of places that depends on the full name of the machine and a seed. Many machines then use different servers first.

\`\`\`puppet fragment
fqdn_rotate(['a', 'b', 'c'], 'a seed')
\`\`\``,
    call: (context, args) => {
      if (args.length === 0) throw parseError(`fqdn_rotate(): Wrong number of arguments given (${args.length} for 1)`);
      const [value, ...seeds] = args;
      if (!isArray(value) && typeof value !== 'string') {
        throw parseError('fqdn_rotate(): Requires either array or string to work with');
      }
      if (value.length <= 1) return value;
      const fact = lookupVariable(context.evaluator, '::fqdn', context.scope);
      if (fact === MISSING) throw argumentError("Undefined variable '::fqdn'; ");
      if (isArray(value)) return rotated(value, fact, seeds);
      return rotated(textCharacters(value), fact, seeds).join('');
    },
  }),
  defineFunction({
    name: 'stdlib::fqdn_rotate',
    doc: `Rotates an array or a string by a number of places that depends on the full name of the machine and seeds. Many machines then use different servers first.

\`\`\`puppet
stdlib::fqdn_rotate(['a', 'b', 'c'], 'a seed')
\`\`\``,
    dispatches: [
      {
        parameters: ['String input', 'Variant[Integer, String] seeds*'],
        returns: 'String',
        call: (context, args) => rotated(textCharacters(stringAt(args, 0)), fullName(context), args.slice(1)).join(''),
      },
      {
        parameters: ['Array input', 'Variant[Integer, String] seeds*'],
        returns: 'Array',
        call: (context, args) => rotated(arrayAt(args, 0), fullName(context), args.slice(1)),
      },
    ],
  }),
];

const shuffle = valueFunction({
  name: 'shuffle',
  doc: `Returns the elements of an array, or the characters of a string, in a different order. Real Puppet uses a new order in every run; here the order depends on the values, so that runs can be repeated.

\`\`\`puppet
shuffle(['a', 'b', 'c'])
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw parseError(`shuffle(): Wrong number of arguments given (${args.length} for 1)`);
    const [value] = args;
    if (!isArray(value) && typeof value !== 'string') {
      throw parseError('shuffle(): Requires either array or string to work with');
    }
    const result: Value[] = isArray(value) ? [...value] : [...textCharacters(value)];
    const random = new RubyRandom(BigInt(`0x${md5Hex(rubyToString(value))}`));
    for (let index = 0; index < result.length - 1; index += 1) {
      const other = index + Number(random.upTo(BigInt(result.length - index - 1)));
      [result[index], result[other]] = [result[other], result[index]];
    }
    return isArray(value) ? result : result.map(displayString).join('');
  },
});

export const randoms: readonly BuiltInFunction[] = [
  ...seededRand,
  ...seededRandString,
  ...fqdnRandString,
  ...fqdnRotate,
  shuffle,
];
