import { flatten } from '../../evaluator/access.ts';
import { argumentError } from '../../evaluator/errors.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import { isHash, type Value } from '../../values/value.ts';
import type { BuiltInFunction } from '../define.ts';
import { noMethod, parseError, toInteger, valueFunction } from './legacy-function.ts';
import { textsBetween } from './ruby-text.ts';

const clamp = valueFunction({
  name: 'clamp',
  doc: `Returns the median of three integers. It limits a number to a range.

\`\`\`puppet
clamp(24, 0, 20)   # 20
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw argumentError('clamp(): Wrong number of arguments given (0 for minimum 1)');
    const values = flatten(args);
    if (values.length !== 3) throw parseError('clamp(): Wrong number of arguments, need three to clamp');
    for (const value of values) {
      if (typeof value === 'string' && !/^\d+$/m.test(value)) {
        throw parseError(`clamp(): Required explicit numeric (${value}:String)`);
      }
      if (isHash(value)) throw parseError(`clamp(): The Hash type is not allowed (${rubyToString(value)})`);
    }
    return values.map(toInteger).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))[1];
  },
});

const convertBase = valueFunction({
  name: 'convert_base',
  doc: `Converts an integer to a string in another base, from 2 to 36.

\`\`\`puppet
convert_base(255, 16)    # 'ff'
convert_base('5', '2')   # '101'
\`\`\``,
  call: (_, args) => {
    if (args.length !== 2) {
      throw argumentError(`convert_base(): Wrong number of arguments given (${args.length} for 2)`);
    }
    const [number, base] = args;
    if (typeof number !== 'bigint' && typeof number !== 'string') {
      throw parseError('convert_base(): First argument must be either a string or an integer');
    }
    if (typeof base !== 'bigint' && typeof base !== 'string') {
      throw parseError('convert_base(): Second argument must be either a string or an integer');
    }
    for (const each of [number, base]) {
      if (typeof each === 'string' && !/^[0-9]+$/m.test(each)) {
        throw parseError(
          'convert_base(): First argument must be an integer or a string corresponding to an integer in base 10',
        );
      }
    }
    const radix = toInteger(base);
    if (radix < 2n || radix > 36n) {
      throw parseError('convert_base(): base must be at least 2 and must not be greater than 36');
    }
    return toInteger(number).toString(Number(radix));
  },
});

const range = valueFunction({
  name: 'range',
  doc: `Returns an array of the numbers or strings from a start to an end, both included. The third argument is the step. Strings are counted up at their end. A single string such as \`'1-5'\` or \`'a..e'\` is also a range; \`...\` excludes the end. For numbers, \`Integer[0, 9].each\` needs no array.

\`\`\`puppet
range(0, 9, 3)                # [0, 3, 6, 9]
range('host01', 'host03')     # ['host01', 'host02', 'host03']
\`\`\``,
  call: ({ evaluator }, args) => {
    if (args.length === 0) throw parseError('range(): Wrong number of arguments given (0 for 1)');
    const { start, stop, step, withoutLast } = args.length > 1 ? parseRange(args) : rangeOfText(args[0]);
    const first = rubyToString(start);
    const all = /^\d+$/m.test(first)
      ? integersBetween(toInteger(start), toInteger(stop), withoutLast)
      : textsBetween(first, rubyToString(stop), withoutLast);
    const result: Value[] = [];
    let index = 0n;
    for (const value of all) {
      if (index % step === 0n) {
        evaluator.checkCollection(result.length + 1);
        result.push(value);
      }
      index += 1n;
    }
    return result;
  },
});

interface Range {
  readonly start: Value;
  readonly stop: Value;
  readonly step: bigint;
  readonly withoutLast: boolean;
}

function parseRange([start, stop, given]: readonly Value[]): Range {
  const step = given === undefined ? 1n : toInteger(given);
  if (step === 0n) throw argumentError('range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)');
  return { start, stop, step: step < 0n ? -step : step, withoutLast: false };
}

function rangeOfText(value: Value): Range {
  if (typeof value !== 'string') throw noMethod('match', value);
  const match = /^(\w+)(\.\.\.?|-)(\w+)$/m.exec(value);
  if (match === null) {
    throw parseError(
      /^.+$/m.test(value)
        ? `range(): Unable to compute range from the value: ${value}`
        : `range(): Unknown range format: ${value}`,
    );
  }
  return { start: match[1], stop: match[3], step: 1n, withoutLast: match[2] === '...' };
}

function* integersBetween(first: bigint, last: bigint, withoutLast: boolean): Generator<bigint, void> {
  const end = withoutLast ? last - 1n : last;
  for (let value = first; value <= end; value += 1n) yield value;
}

const UNITS: Readonly<Record<string, number>> = {
  '': 2 ** 0,
  k: 2 ** 10,
  M: 2 ** 20,
  G: 2 ** 30,
  T: 2 ** 40,
  P: 2 ** 50,
  E: 2 ** 60,
};

const toBytes = valueFunction({
  name: 'to_bytes',
  doc: `Converts a size such as \`4 kB\` or \`1.5G\` to a number of bytes. Each unit is 1024 times the previous one.

\`\`\`puppet
to_bytes('4 kB')   # 4096
\`\`\``,
  call: (_, args) => {
    if (args.length !== 1) throw parseError(`to_bytes(): Wrong number of arguments given (${args.length} for 1)`);
    const [size] = args;
    if (typeof size === 'bigint' || typeof size === 'number') return size;
    if (typeof size !== 'string') throw argumentError(`no implicit conversion of ${rubyClass(size)} into String`);
    const [, digits = '', prefix = ''] = /^([0-9.e+-]*)\s*([^bB]?)/.exec(size) ?? [];
    const number = Number(/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?/.exec(digits)?.[0] ?? 0);
    const unit = UNITS[prefix];
    if (unit === undefined) throw parseError(`to_bytes(): Unknown prefix ${prefix}`);
    return BigInt(Math.trunc(number * unit));
  },
});

const time = valueFunction({
  name: 'time',
  doc: `Returns the seconds since the start of 1970. A time zone has no effect. The result differs in every compilation, so avoid it for values of resources.

\`\`\`puppet
time()
\`\`\``,
  call: (_, args) => {
    if (args.length > 1) throw parseError(`time(): Wrong number of arguments given ${args.length} for 0 or 1`);
    return BigInt(Math.floor(Date.now() / 1000));
  },
});

const TYPE_NAMES: Readonly<Record<string, string>> = {
  TrueClass: 'boolean',
  FalseClass: 'boolean',
  Array: 'array',
  Integer: 'integer',
  Float: 'float',
  Hash: 'hash',
};

const type3x = valueFunction({
  name: 'type3x',
  doc: `Returns the kind of a value as in Puppet 3: \`string\`, \`integer\`, \`float\`, \`boolean\`, \`array\` or \`hash\`. A string that contains a number counts as a number. Use \`type()\` or \`=~\` instead.

\`\`\`puppet
type3x('12')   # 'integer'
\`\`\``,
  call: (_, args) => {
    if (args.length !== 1) throw parseError(`type3x(): Wrong number of arguments given (${args.length} for 1)`);
    const [value] = args;
    if (typeof value === 'string') {
      if (value === toInteger(value).toString()) return 'integer';
      const float = Number.parseFloat(value);
      return rubyInspect(Number.isNaN(float) ? 0 : float) === value ? 'float' : 'string';
    }
    const name = TYPE_NAMES[rubyClass(value)];
    if (name === undefined) throw parseError('type3x(): Unknown type');
    return name;
  },
});

export const numbers: readonly BuiltInFunction[] = [clamp, convertBase, range, time, toBytes, type3x];
