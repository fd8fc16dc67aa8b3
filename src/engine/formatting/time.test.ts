import { describe, expect, it } from 'vitest';
import { formatTimestamp } from './strftime.ts';
import { formatTimespan } from './timespan-format.ts';
import { parseTimespan } from '../values/time/timespan-format.ts';
import { timespanText, timestampText } from '../values/time/time-text.ts';
import { parseTimestamp } from '../values/time/timestamp.ts';

describe('timestamps', () => {
  it.each([
    ['2024-03-05T07:08:09.123456789 UTC', '2024-03-05T07:08:09.123456789 UTC'],
    ['2015-03-01T10:00:00 PST', '2015-03-01T18:00:00.000000000 UTC'],
    ['2020-01-01T00:00:00 +0130', '2019-12-31T22:30:00.000000000 UTC'],
    ['2024-02-30', '2024-03-01T00:00:00.000000000 UTC'],
  ])('reads %s', (text, result) => {
    expect(timestampText(parseTimestamp(text))).toBe(result);
  });

  it('reads by a format', () => {
    expect(timestampText(parseTimestamp('Mar 5 2021 3:04 PM', '%b %d %Y %I:%M %p'))).toBe(
      '2021-03-05T15:04:00.000000000 UTC',
    );
  });

  it('rejects strings that match no format', () => {
    expect(() => parseTimestamp('x', '%Y')).toThrow("Unable to parse 'x' using format '%Y'");
    expect(() => parseTimestamp('2020-01-01', undefined, 'nowhere')).toThrow("Illegal timezone 'nowhere'");
  });

  it('prints by the directives of strftime', () => {
    const format = '%c|%D|%F|%T|%r|%v|%C|%y|%G|%V|%U|%u|%j|%k|%l|%P|%-d|%03e|%^B|%10Y|%s';
    expect(formatTimestamp(5_000_000_000n, format)).toBe(
      'Thu Jan  1 00:00:05 1970|01/01/70|1970-01-01|00:00:05|12:00:05 AM| 1-JAN-1970|19|70|1970|01|00|4|001| 0|12|am|1|001|JANUARY|0000001970|5',
    );
    expect(formatTimestamp(0n, '%F %T %z', '+05:30')).toBe('1970-01-01 05:30:00 +0530');
    expect(formatTimestamp(0n, '%-5p|%06n|%_4%|%Et|%Od|%OQ|%-z|%-%-')).toBe('AM|00000\n|   %|%Et|01|%OQ|-0000|%-');
    expect(formatTimestamp(0n, '%_4Z|', 'Z')).toBe('|');
    expect(() => formatTimestamp(0n, '%::%')).toThrow('invalid format: %::%');
    expect(() => formatTimestamp(0n, 'x%-')).toThrow('invalid format: x%-');
  });
});

describe('timespans', () => {
  it.each([
    ['1-02:03:04.5', '1-02:03:04.5'],
    ['10:20:30', '0-10:20:30.0'],
    ['90', '0-00:01:30.0'],
    ['-1.5', '-0-00:00:01.5'],
  ])('reads %s', (text, result) => {
    expect(timespanText(parseTimespan(text))).toBe(result);
  });

  it('puts larger units into the largest unit of a format', () => {
    const span = 93_784_500_000_000n;
    expect(formatTimespan(span, '%D|%H|%M|%S|%-N')).toBe('1|02|03|04|5');
    expect(formatTimespan(span, '%H:%M')).toBe('26:03');
    expect(formatTimespan(-span, '%S')).toBe('-93784');
  });

  it('rejects invalid formats', () => {
    expect(() => formatTimespan(0n, '%Q')).toThrow("Bad format specifier '%' in '%Q', at position 1");
  });
});
