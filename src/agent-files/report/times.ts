const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d+))?\s*(?:(Z|UTC)|([-+]\d\d):?(\d\d)?)?$/;

/**
 * Converts a time of a report to milliseconds since the epoch. A time without a zone is UTC. Drops digits after
 * microseconds, so that the times of all formats have the same precision. Undefined if the string is not a time.
 */
export function parseTime(text: string | undefined): number | undefined {
  const match = TIME.exec(text ?? '');
  if (match === null) return undefined;
  const [, date = '', clock = '', fraction = '', , hours, minutes = '00'] = match;
  const seconds = Date.parse(`${date}T${clock}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(seconds) ? undefined : seconds + Number(fraction.slice(0, 6).padEnd(6, '0')) / 1000;
}

/**
 * Rounds milliseconds to microseconds. A difference of two large floating-point times is not more precise than that.
 */
export function roundTime(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
