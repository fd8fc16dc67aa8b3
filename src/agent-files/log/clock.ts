/**
 * Reads the times in logs. Times of syslog have no year and no zone, so only the differences between times are
 * meaningful.
 */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SYSLOG = /^([A-Z][a-z]{2}) +(\d+) (\d\d):(\d\d):(\d\d)/;
const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:[.,](\d{1,3})\d*)? ?(Z|UTC|[+-]\d\d:?\d\d)?$/;
const RUBY_1_8 = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d\d) (\d\d:\d\d:\d\d) ([+-]\d{4}) (\d{4})$/;
/** Year for times without a year. It is a leap year, so that 29 February is valid. */
const ANY_YEAR = 2000;

/** Converts a time to milliseconds. Returns undefined if its format is unknown. */
export function toMilliseconds(written: string): number | undefined {
  const [, name = '', day, hours, minutes, seconds] = SYSLOG.exec(written) ?? [];
  if (day !== undefined) {
    const month = MONTHS.indexOf(name);
    return month === -1
      ? undefined
      : Date.UTC(ANY_YEAR, month, Number(day), Number(hours), Number(minutes), Number(seconds));
  }
  const [, date, clock, fraction = '', zone = 'Z'] = ISO.exec(written) ?? [];
  if (date !== undefined && clock !== undefined) return parseIso(date, clock, fraction.padEnd(3, '0'), zone);
  const [, oldMonth = '', oldDay, oldClock, oldZone, year] = RUBY_1_8.exec(written) ?? [];
  if (oldClock === undefined || oldZone === undefined) return undefined;
  const month = String(MONTHS.indexOf(oldMonth) + 1).padStart(2, '0');
  return parseIso(`${year}-${month}-${oldDay}`, oldClock, '000', oldZone);
}

function parseIso(date: string, clock: string, fraction: string, zone: string): number | undefined {
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone === 'UTC' ? 'Z' : zone;
  const time = Date.parse(`${date}T${clock}.${fraction}${offset}`);
  return Number.isNaN(time) ? undefined : time;
}
