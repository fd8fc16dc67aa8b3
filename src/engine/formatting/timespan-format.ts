/** Formats timespans (`Puppet::Pops::Time::Timespan::Format`). */
import { getSegments, UNITS, type ValueSegment } from '../values/time/timespan-format.ts';

/** Formats a timespan. Throws Puppet's error for an invalid format. */
export function formatTimespan(nanoseconds: bigint, format: string): string {
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const text = getSegments(format).map((segment) =>
    segment.kind === 'literal' ? segment.text : valueText(segment, size),
  );
  return (nanoseconds < 0n ? '-' : '') + text.join('');
}

function valueText(segment: ValueSegment, size: bigint): string {
  const { unit, pad, total } = segment;
  const { size: unitSize, width: usual, cycle } = UNITS[unit];
  const width = segment.width ?? usual;
  let value: bigint;
  if (unit === 'N' && width < 9) {
    value = size / 10n ** BigInt(9 - width);
    if (!total) value %= 10n ** BigInt(width);
  } else {
    value = size / unitSize;
    if (!total && cycle > 0n) value %= cycle;
  }
  if (unit === 'L' || unit === 'N') {
    // Removes the trailing zeros of a fraction. Like Puppet, stores the fraction as a number, so its leading zeros are
    // missing too.
    if (!total && pad !== '0') value = BigInt(value.toString().replace(/^(\d+?)0*$/, '$1'));
    return pad === undefined ? value.toString() : value.toString().padEnd(width);
  }
  return pad === undefined ? value.toString() : value.toString().padStart(width, pad);
}
