/** Converts time zones to offsets, as Ruby's `DateTime` and Puppet do. */
import { rubyError } from '../../diagnostics/issues/ruby.ts';
import { ZONE_HOURS } from './zone-names.ts';

/** A zone in a time: a name, possibly with its season, or an offset. */
export const ZONE_PATTERN =
  /^(?:(?:gmt|utc?)?[-+]\d+(?:[,.:]\d+(?::\d+)?)?|[a-z.\s]+(?:standard|daylight)\s+time\b|[a-z]+(?:\s+dst)?\b)/i;

/**
 * Parses `UTC`, `PST`, `EST DST`, `+01:00`, `-0530`, `+2` or `+2.5` to seconds east of Greenwich. Ruby ignores what
 * follows. Returns undefined for any other string.
 */
function parseOffset(text: string): number | undefined {
  const name = ZONE_PATTERN.exec(text)?.[0].toLowerCase();
  if (name === undefined) return undefined;
  const season = /\s(?:dst|(?:daylight|standard)\s+time)$/.exec(name);
  const hours = ZONE_HOURS.get(name.slice(0, season?.index).trimEnd());
  if (hours !== undefined) return (hours + (season?.[0].trimStart().startsWith('d') === true ? 1 : 0)) * 3600;
  const [, sign, number = ''] = /^(?:utc|gmt)?([+-])(.+)$/.exec(name) ?? [];
  if (sign === undefined) return undefined;
  return sign === '-' ? -parseSize(number) : parseSize(number);
}

/** Parses the number of an offset to seconds: `5`, `530`, `0530`, `5:30:15` or `5.5`. */
function parseSize(text: string): number {
  if (/[.,]/.test(text)) return Math.trunc(Number(text.replace(',', '.')) * 3600);
  const parts = text.includes(':')
    ? text.split(':')
    : (text.length % 2 === 0 ? text : `0${text}`).match(/\d\d/g)?.slice(0, 3);
  const [hours = 0, minutes = 0, seconds = 0] = (parts ?? []).map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/**
 * Returns the offset of a zone in seconds east of Greenwich. The zone is a name or an offset. `current` is UTC, the
 * zone of the simulated machine.
 */
export function utcOffset(timezone: string): number {
  if (timezone.toLowerCase() === 'current') return 0;
  const offset = parseOffset(timezone);
  if (offset === undefined) throw rubyError(`Illegal timezone '${timezone}'`);
  return offset;
}

/**
 * Returns the offset in whole minutes with which a time is printed, in seconds. Puppet passes `+HH:MM` on to Ruby,
 * which refuses a day or more, and 60 minutes or more.
 */
export function printedOffset(timezone: string): number {
  const [, minutes] = /^[+-]\d\d:(\d\d)$/.exec(timezone) ?? [];
  if (Number(minutes ?? 0) > 59)
    throw rubyError(`"+HH:MM", "-HH:MM", "UTC" or "A".."I","K".."Z" expected for utc_offset: ${timezone}`);
  const offset = Math.floor(utcOffset(timezone) / 60) * 60;
  if (Math.abs(offset) >= 86_400) throw rubyError('utc_offset out of range');
  return offset;
}
