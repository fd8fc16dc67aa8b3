import { rubyError } from '../../diagnostics/issues/ruby.ts';
import { strptime, type ParsedTime } from './strptime.ts';
import { daysFromCivil } from './time-text.ts';
import { utcOffset } from './time-zone.ts';

const FORMATS_WITHOUT_ZONE: readonly string[] = ['%FT%T.%N', '%FT%T', '%F %T.%N', '%F %T', '%F'];
const DEFAULT_TIMESTAMP_FORMATS: readonly string[] = [
  '%FT%T.%N %Z',
  '%FT%T %Z',
  '%F %T.%N %Z',
  '%F %T %Z',
  '%F %Z',
  ...FORMATS_WITHOUT_ZONE,
];

function fail(message: string): never {
  throw rubyError(message);
}

/**
 * Parses a timestamp to nanoseconds with one format, with the first of several that matches, or with the default
 * formats. If a time zone is given, the formats must not contain one.
 */
export function parseTimestamp(text: string, formats?: string | readonly string[], timezone?: string): bigint {
  const zone = timezone === undefined || timezone === '' ? undefined : timezone;
  const wanted = formats ?? (zone === undefined ? DEFAULT_TIMESTAMP_FORMATS : FORMATS_WITHOUT_ZONE);
  let parsed: ParsedTime | undefined;
  if (typeof wanted === 'string') {
    parsed = strptime(text, wanted);
    if (parsed === undefined || parsed.leftover) fail(`Unable to parse '${text}' using format '${wanted}'`);
    if (zone !== undefined && parsed.zone !== undefined) {
      fail(
        'Using a Timezone designator in format specification is mutually exclusive to providing an explicit timezone argument',
      );
    }
  } else {
    for (const format of wanted) {
      const candidate = strptime(text, format);
      if (candidate === undefined || candidate.leftover || (zone !== undefined && candidate.zone !== undefined))
        continue;
      parsed = candidate;
      break;
    }
    if (parsed === undefined) fail(`Unable to parse '${text}' using any of the formats ${wanted.join(', ')}`);
  }
  const offset = zone ?? parsed.zone;
  return toNanoseconds(parsed) - (offset === undefined ? 0n : BigInt(utcOffset(offset)) * 1_000_000_000n);
}

/** Computes the time like Ruby's `Time.utc`. A day after the end of a month belongs to the next month. */
function toNanoseconds(time: ParsedTime): bigint {
  if (time.year === undefined) fail('no implicit conversion of nil into Integer');
  const { year, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = time;
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60)
    fail('argument out of range');
  const seconds = daysFromCivil(year, month, day) * 86_400n + BigInt(hour * 3600 + minute * 60 + second);
  return seconds * 1_000_000_000n + (time.fraction ?? 0n);
}
