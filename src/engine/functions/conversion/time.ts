/** `Timestamp.new` and `Timespan.new`. */
import { readTimespan, readTimestamp, timespanFromHash, timestampFromHash } from '../../values/time-from-values.ts';
import { nanosecondsOfSeconds, timespanFromFields } from '../../values/timespan.ts';
import { PuppetHash, TimespanValue, TimestampValue, type Value } from '../../values/value.ts';
import { defineConstructor, type Constructor } from './constructor.ts';

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
        call: ([string, format, timezone]) => readTimestamp(string, format, timezone),
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
    { parameters: ['String[1] string', 'Formats format?'], call: ([string, format]) => readTimespan(string, format) },
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
