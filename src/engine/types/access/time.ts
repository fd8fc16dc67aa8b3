import { rubyClass } from '../ruby-class.ts';
import { rubyError } from '../../diagnostics/issues/ruby.ts';
import { parseTimespan } from '../../values/time/timespan-format.ts';
import { timespanText, timestampText } from '../../values/time/time-text.ts';
import { nanosecondsOfSeconds } from '../../values/time/timespan.ts';
import { parseTimestamp } from '../../values/time/timestamp.ts';
import { uriParts } from '../../values/uri.ts';
import { DEFAULT, PuppetHash, isArray, type Value } from '../../values/value.ts';
import { notAType, wrongCount } from './check.ts';
import { uriType } from '../factory.ts';
import { timespanFromHash, timestampFromHash } from '../../values/time/time-from-values.ts';
import { checkUriText, isUriParameter } from './uri-parameters.ts';
import type { Type } from '../type.ts';

function fail(message: string): never {
  throw rubyError(message);
}

/** Units of a timespan. Each number says how many of the next smaller unit are in one unit. */
const UNITS = [
  ['days', 24],
  ['hours', 60],
  ['minutes', 60],
  ['seconds', 1000],
  ['milliseconds', 1000],
  ['microseconds', 1000],
  ['nanoseconds', 1],
] as const;

/**
 * Reads a hash. Unlike for the constructors, Puppet does not check the types of the hash's values, so errors come from
 * Ruby's conversions.
 */
function parseHash(kind: 'Timestamp' | 'Timespan', hash: PuppetHash): bigint {
  if (kind === 'Timestamp' || hash.has('string')) {
    const text = hash.get('string');
    if (typeof text !== 'string') fail(`no implicit conversion of ${nameInConversion(text)} into String`);
    return (kind === 'Timestamp' ? timestampFromHash(hash) : timespanFromHash(hash)).nanoseconds;
  }
  const values = UNITS.map(([name]) => hash.get(name) ?? 0n);
  const wrong = values.find((value) => typeof value !== 'bigint' && typeof value !== 'number' && value !== false);
  if (wrong !== undefined) fail(`${nameInConversion(wrong)} can't be coerced into Integer`);
  if (!values.some((value) => typeof value === 'number')) return timespanFromHash(hash).nanoseconds;
  const total = UNITS.reduce((sum, [, next], index) => (sum + Number(values[index])) * next, 0);
  return BigInt(Math.trunc(hash.get('negative') === true ? -total : total));
}

/** Returns the name of a value in Ruby's conversion errors: `nil`, `true`, `false`, or the name of its class. */
function nameInConversion(value: Value): string {
  if (value === undefined) return 'nil';
  return typeof value === 'boolean' ? String(value) : rubyClass(value);
}

/**
 * Parses a bound that is a time, a string, seconds or a hash. Returns undefined for `default` and for a missing key.
 */
function parseBound(kind: 'Timestamp' | 'Timespan', value: Value): bigint | undefined {
  if (value === undefined || value === DEFAULT) return undefined;
  if (typeof value === 'string') return kind === 'Timestamp' ? parseTimestamp(value) : parseTimespan(value);
  if (typeof value === 'bigint' || typeof value === 'number') return nanosecondsOfSeconds(value);
  if (typeof value === 'object' && !isArray(value)) {
    if (value.kind === kind) return value.nanoseconds;
    if (value.kind === 'Hash') return parseHash(kind, value);
  }
  return fail(`Unable to create a Puppet::Pops::Time::${kind} from a ${rubyClass(value)}`);
}

export function accessTime(kind: 'Timestamp' | 'Timespan', keys: readonly Value[]): Type {
  const from = parseBound(kind, keys[0]);
  const to = parseBound(kind, keys[1]);
  if (from !== undefined && to !== undefined && from > to) {
    const print = kind === 'Timestamp' ? timestampText : timespanText;
    fail(`'from' must be less or equal to 'to'. Got (${print(from)}, ${print(to)}`);
  }
  return { kind, from, to };
}

/** Creates `URI[string]` or `URI[{component => expected value}]`. */
export function accessUri(keys: readonly Value[]): Type {
  const [only] = keys;
  if (keys.length !== 1) wrongCount('URI-Type', 1, undefined, keys.length);
  if (!isUriParameter(only)) notAType('URI-Type', only, 0);
  if (typeof only === 'string') {
    checkUriText(only);
    return uriType(uriParts(only));
  }
  return uriType(only instanceof PuppetHash && only.size > 0 ? only : undefined);
}
