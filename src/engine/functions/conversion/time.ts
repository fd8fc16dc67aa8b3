/** `Timestamp.new` and `Timespan.new`. */
import { nanosecondsOfSeconds, parseTimespan, timespanFromFields } from '../../values/timespan.ts';
import { parseTimestamp } from '../../values/timestamp.ts';
import { DEFAULT, PuppetHash, TimespanValue, TimestampValue, isArray, type Value } from '../../values/value.ts';
import { defineConstructor, type Constructor } from './constructor.ts';

const text = (value: Value): string => (typeof value === 'string' ? value : '');

/** One format, several, or none given. */
function formats(value: Value): string | readonly string[] | undefined {
  if (value === undefined || value === DEFAULT) return undefined;
  return isArray(value) ? value.map(text) : text(value);
}

export function timestampFromHash(hash: PuppetHash): TimestampValue {
  return timestamp(hash.get('string'), hash.get('format'), hash.get('timezone'));
}

function timestamp(string: Value, format: Value, timezone: Value): TimestampValue {
  return new TimestampValue(
    parseTimestamp(text(string), formats(format), typeof timezone === 'string' ? timezone : undefined),
  );
}

export function timespanFromHash(hash: PuppetHash): TimespanValue {
  if (hash.has('string')) return timespan(hash.get('string'), hash.get('format'));
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

function timespan(string: Value, format: Value): TimespanValue {
  return new TimespanValue(parseTimespan(text(string), formats(format)));
}

const FORMATS = 'Variant[String[2],Array[String[2], 1]]';
const seconds = (value: Value): bigint =>
  nanosecondsOfSeconds(typeof value === 'bigint' || typeof value === 'number' ? value : 0n);
const fromHash = <T>(make: (hash: PuppetHash) => T): ((args: readonly Value[]) => T) => {
  return ([hash]) => make(hash instanceof PuppetHash ? hash : PuppetHash.empty);
};

/** `now` tells the time in nanoseconds since the epoch. */
export function timestampConstructor(now: () => bigint): Constructor {
  return defineConstructor({
    name: 'new_timestamp',
    localTypes: { Formats: FORMATS },
    dispatches: [
      { parameters: [], call: () => new TimestampValue(now()) },
      { parameters: ['Variant[Integer,Float] seconds'], call: ([value]) => new TimestampValue(seconds(value)) },
      {
        parameters: ['String[1] string', 'Formats format?', 'String[1] timezone?'],
        call: ([string, format, timezone]) => timestamp(string, format, timezone),
      },
      {
        parameters: [
          'Struct[{string => String[1], Optional[format] => Formats, Optional[timezone] => String[1]}] hash_arg',
        ],
        call: fromHash(timestampFromHash),
      },
    ],
  });
}

export const timespanConstructor = defineConstructor({
  name: 'new_timespan',
  localTypes: { Formats: FORMATS },
  dispatches: [
    { parameters: ['Variant[Integer,Float] seconds'], call: ([value]) => new TimespanValue(seconds(value)) },
    { parameters: ['String[1] string', 'Formats format?'], call: ([string, format]) => timespan(string, format) },
    {
      parameters: [
        'Integer days',
        'Integer hours',
        'Integer minutes',
        'Integer seconds',
        'Integer milliseconds?',
        'Integer microseconds?',
        'Integer nanoseconds?',
      ],
      call: (args) => {
        const [
          days = 0n,
          hours = 0n,
          minutes = 0n,
          whole = 0n,
          milliseconds = 0n,
          microseconds = 0n,
          nanoseconds = 0n,
        ] = args.map((each) => (typeof each === 'bigint' ? each : 0n));
        return timespanFromFields({ days, hours, minutes, seconds: whole, milliseconds, microseconds, nanoseconds });
      },
    },
    {
      parameters: ['Struct[{string => String[1], Optional[format] => Formats}] hash_arg'],
      call: fromHash(timespanFromHash),
    },
    {
      parameters: [
        'Struct[{Optional[negative] => Boolean, Optional[days] => Integer, Optional[hours] => Integer, Optional[minutes] => Integer, Optional[seconds] => Integer, Optional[milliseconds] => Integer, Optional[microseconds] => Integer, Optional[nanoseconds] => Integer}] hash_arg',
      ],
      call: fromHash(timespanFromHash),
    },
  ],
});
