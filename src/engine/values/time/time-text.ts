/** Default string form of timestamps and timespans (`to_s` in `Puppet::Pops::Time`). */

const SECOND = 1_000_000_000n;

export const DAY_NAMES: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function divideDown(n: bigint, d: bigint): { readonly quotient: bigint; readonly remainder: bigint } {
  let quotient = n / d;
  let remainder = n % d;
  if (remainder < 0n) {
    quotient -= 1n;
    remainder += d;
  }
  return { quotient, remainder };
}

/** Formats a timestamp, such as `2024-03-05T07:08:09.123456789 UTC`. */
export function timestampText(nanoseconds: bigint): string {
  const { quotient: seconds, remainder } = divideDown(nanoseconds, SECOND);
  const { quotient: days, remainder: inDay } = divideDown(seconds, 86_400n);
  const { year, month, day } = civilFromDays(days);
  const time = Number(inDay);
  const two = (value: number): string => value.toString().padStart(2, '0');
  const clock = `${two(Math.floor(time / 3600))}:${two(Math.floor(time / 60) % 60)}:${two(time % 60)}`;
  return `${yearText(year)}-${two(month)}-${two(day)}T${clock}.${remainder.toString().padStart(9, '0')} UTC`;
}

/** Formats a year like strftime's `%Y`, with at least four digits. */
function yearText(year: number): string {
  return year < 0 ? `-${(-year).toString().padStart(4, '0')}` : year.toString().padStart(4, '0');
}

/**
 * Converts days since 1970-01-01 to a date of the proleptic Gregorian calendar (Howard Hinnant's `civil_from_days`).
 */
export function civilFromDays(days: bigint): { readonly year: number; readonly month: number; readonly day: number } {
  const shifted = days + 719_468n;
  const { quotient: era, remainder } = divideDown(shifted, 146_097n);
  const dayOfEra = Number(remainder);
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + Number(era) * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/**
 * Converts a date of the proleptic Gregorian calendar to days since 1970-01-01. The day may be greater than the length
 * of the month.
 */
export function daysFromCivil(year: number, month: number, day: number): bigint {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return BigInt(era) * 146_097n + BigInt(dayOfEra) - 719_468n;
}

/**
 * Formats a timespan such as `1-02:03:04.5`: days, hours, minutes, seconds, and the fraction without leading and
 * trailing zeros. As in Puppet, five milliseconds therefore print as `.5`.
 */
export function timespanText(nanoseconds: bigint): string {
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const two = (value: bigint): string => value.toString().padStart(2, '0');
  const seconds = size / SECOND;
  const fraction = (size % SECOND).toString().replace(/^(\d+?)0*$/, '$1');
  const clock = `${two((seconds / 3600n) % 24n)}:${two((seconds / 60n) % 60n)}:${two(seconds % 60n)}`;
  return `${nanoseconds < 0n ? '-' : ''}${seconds / 86_400n}-${clock}.${fraction}`;
}
