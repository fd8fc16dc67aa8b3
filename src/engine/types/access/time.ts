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
import { isUriParameter } from './uri-parameters.ts';
import type { Type } from '../type.ts';

function fail(message: string): never {
  throw rubyError(message);
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
    if (value.kind === 'Hash')
      return (kind === 'Timestamp' ? timestampFromHash(value) : timespanFromHash(value)).nanoseconds;
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
  if (typeof only === 'string') return uriType(uriParts(only));
  return uriType(only instanceof PuppetHash && only.size > 0 ? only : undefined);
}
