import { parseTimespan } from './timespan-format.ts';
import { timespanFromFields } from './timespan.ts';
import { parseTimestamp } from './timestamp.ts';
import { DEFAULT, type PuppetHash, TimespanValue, TimestampValue, isArray, type Value } from '../value.ts';

const text = (value: Value): string => (typeof value === 'string' ? value : '');

/** Converts the argument `format` of a constructor: one format, several, or undefined for undef and `default`. */
function formats(value: Value): string | readonly string[] | undefined {
  if (value === undefined || value === DEFAULT) return undefined;
  return isArray(value) ? value.map(text) : text(value);
}

export function timestampFromHash(hash: PuppetHash): TimestampValue {
  return readTimestamp(hash.get('string'), hash.get('format'), hash.get('timezone'));
}

/** Creates a timestamp from a string, its possible formats and a time zone, like `Timestamp.new`. */
export function readTimestamp(string: Value, format: Value, timezone: Value): TimestampValue {
  return new TimestampValue(
    parseTimestamp(text(string), formats(format), typeof timezone === 'string' ? timezone : undefined),
  );
}

/** Creates a timespan from a hash of `string` and `format`, or of its units (`days`, `hours` and so on). */
export function timespanFromHash(hash: PuppetHash): TimespanValue {
  if (hash.has('string')) return readTimespan(hash.get('string'), hash.get('format'));
  const field = (name: string): bigint => {
    const value = hash.get(name);
    return typeof value === 'bigint' ? value : 0n;
  };
  return timespanFromFields({
    negative: hash.get('negative') === true,
    days: field('days'),
    hours: field('hours'),
    minutes: field('minutes'),
    seconds: field('seconds'),
    milliseconds: field('milliseconds'),
    microseconds: field('microseconds'),
    nanoseconds: field('nanoseconds'),
  });
}

/** Creates a timespan from a string and its possible formats, like `Timespan.new`. */
export function readTimespan(string: Value, format: Value): TimespanValue {
  return new TimespanValue(parseTimespan(text(string), formats(format)));
}
