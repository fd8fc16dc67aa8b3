import {
  readTimespan,
  readTimestamp,
  timespanFromHash,
  timestampFromHash,
} from '../../values/time/time-from-values.ts';
import { nanosecondsOfSeconds, timespanFromFields } from '../../values/time/timespan.ts';
import { PuppetHash, TimespanValue, TimestampValue, type Value } from '../../values/value.ts';
import { timestampSignatures, timespanSignatures } from '../../types/new/signatures.ts';
import { defineConstructor, type Constructor } from './constructor.ts';

const seconds = (value: Value): bigint =>
  nanosecondsOfSeconds(typeof value === 'bigint' || typeof value === 'number' ? value : 0n);
const fromHash = <T>(make: (hash: PuppetHash) => T): ((args: readonly Value[]) => T) => {
  return ([hash]) => make(hash instanceof PuppetHash ? hash : PuppetHash.empty);
};

/** Creates the constructor of timestamps. `now` returns the current time in nanoseconds since the epoch. */
export function timestampConstructor(now: () => bigint): Constructor {
  return defineConstructor({
    name: 'new_timestamp',
    signatures: timestampSignatures,
    calls: [
      () => new TimestampValue(now()),
      ([value]) => new TimestampValue(seconds(value)),
      ([string, format, timezone]) => readTimestamp(string, format, timezone),
      fromHash(timestampFromHash),
    ],
  });
}

export const timespanConstructor = defineConstructor({
  name: 'new_timespan',
  signatures: timespanSignatures,
  calls: [
    ([value]) => new TimespanValue(seconds(value)),
    ([string, format]) => readTimespan(string, format),
    (args) => {
      const [days = 0n, hours = 0n, minutes = 0n, whole = 0n, milliseconds = 0n, microseconds = 0n, nanoseconds = 0n] =
        args.map((each) => (typeof each === 'bigint' ? each : 0n));
      return timespanFromFields({ days, hours, minutes, seconds: whole, milliseconds, microseconds, nanoseconds });
    },
    fromHash(timespanFromHash),
    fromHash(timespanFromHash),
  ],
});
