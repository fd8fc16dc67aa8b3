import { TimespanValue } from '../value.ts';

const SECOND = 1_000_000_000;

/** Converts seconds and their fraction to nanoseconds, rounded toward zero. */
export function nanosecondsOfSeconds(seconds: bigint | number): bigint {
  return typeof seconds === 'bigint' ? seconds * BigInt(SECOND) : BigInt(Math.trunc(seconds * SECOND));
}

interface TimespanFields {
  readonly negative?: boolean;
  readonly days?: bigint;
  readonly hours?: bigint;
  readonly minutes?: bigint;
  readonly seconds?: bigint;
  readonly milliseconds?: bigint;
  readonly microseconds?: bigint;
  readonly nanoseconds?: bigint;
}

export function timespanFromFields(fields: TimespanFields): TimespanValue {
  const {
    days = 0n,
    hours = 0n,
    minutes = 0n,
    seconds = 0n,
    milliseconds = 0n,
    microseconds = 0n,
    nanoseconds = 0n,
  } = fields;
  const whole = ((days * 24n + hours) * 60n + minutes) * 60n + seconds;
  const total = ((whole * 1000n + milliseconds) * 1000n + microseconds) * 1000n + nanoseconds;
  return new TimespanValue(fields.negative === true ? -total : total);
}
