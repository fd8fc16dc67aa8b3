/** Describes the schedule of a cron entry in words. */
import { DAY_NAMES, MONTH_NAMES } from '../../../engine/index.ts';

interface CronTime {
  readonly minute?: string;
  readonly hour?: string;
  readonly monthday?: string;
  readonly month?: string;
  readonly weekday?: string;
  readonly special?: string;
}

/** Names of the weekdays by number; Sunday is both 0 and 7. */
const WEEKDAYS = [...DAY_NAMES, ...DAY_NAMES.slice(0, 1)];
const SPECIAL: Readonly<Record<string, string>> = {
  reboot: 'When the machine starts',
  hourly: 'Every hour, at minute 0',
  daily: 'Every day at 00:00',
  midnight: 'Every day at 00:00',
  weekly: 'Every Sunday at 00:00',
  monthly: 'On day 1 of every month at 00:00',
  yearly: 'On January 1 at 00:00',
  annually: 'On January 1 at 00:00',
};

/** Splits `*\/5 * * * *` into its five fields. Returns undefined for any other string. */
export function cronFields(text: string): CronTime | undefined {
  const fields = text.trim().split(/\s+/);
  const field = /^(?:\*|[\d,*/-]+|(?:[a-z]{3})(?:[-,][a-z]{3})*)(?:\/\d+)?$/i;
  if (fields.length !== 5 || !fields.every((each) => field.test(each))) return undefined;
  const [minute = '*', hour = '*', monthday = '*', month = '*', weekday = '*'] = fields;
  return { minute, hour, monthday, month, weekday };
}

/** Describes a schedule: `At 02:30 on Monday`, `Every 5 minutes`. */
export function cronText({
  minute = '*',
  hour = '*',
  monthday = '*',
  month = '*',
  weekday = '*',
  special,
}: CronTime): string {
  const known = special === undefined ? undefined : SPECIAL[special.replace(/^@/, '')];
  if (known !== undefined) return known;
  const days = daysText(monthday, month, weekday);
  return [timeText(minute, hour), days].filter((part) => part !== '').join(' ');
}

function timeText(minute: string, hour: string): string {
  if (isNumbers(minute) && isNumbers(hour)) {
    const times = parseNumbers(hour).flatMap((h) => parseNumbers(minute).map((m) => `${two(h)}:${two(m)}`));
    if (times.length <= 6) return `At ${listed(times)}`;
  }
  const minutes =
    minute === '*'
      ? 'Every minute'
      : parseStep(minute) === undefined
        ? `At ${unitText(minute, 'minute')}`
        : `Every ${parseStep(minute) ?? ''} minutes`;
  if (hour === '*') return minute === '*' || parseStep(minute) !== undefined ? minutes : `${minutes} of every hour`;
  const step = parseStep(hour);
  return `${minutes} of ${step === undefined ? unitText(hour, 'hour') : `every ${ordinal(Number(step))} hour`}`;
}

function daysText(monthday: string, month: string, weekday: string): string {
  const months = month === '*' ? '' : `in ${named(month, (each) => MONTH_NAMES[each - 1], MONTH_NAMES)}`;
  const onMonthday =
    monthday === '*'
      ? ''
      : parseStep(monthday) === undefined
        ? `on ${unitText(monthday, 'day')} of the month`
        : `every ${parseStep(monthday) ?? ''} days`;
  const onWeekday = weekday === '*' ? '' : `on ${named(weekday, (each) => WEEKDAYS[each], WEEKDAYS)}`;
  // If both days of the month and days of the week are given, cron runs on either.
  const days = onMonthday !== '' && onWeekday !== '' ? `${onMonthday} or ${onWeekday}` : `${onMonthday}${onWeekday}`;
  if (days === '' && months === '') return 'every day';
  return [days, months].filter((part) => part !== '').join(' ');
}

function isNumbers(field: string): boolean {
  return /^\d+(?:,\d+)*$/.test(field);
}

function parseNumbers(field: string): readonly number[] {
  return field.split(',').map(Number);
}

function parseStep(field: string): string | undefined {
  return /^\*\/(\d+)$/.exec(field)?.[1];
}

function unitText(field: string, unit: string): string {
  const parts = field.split(',').map((part) => part.replace('-', ' to ').replace('/', ' by '));
  return `${unit}${parts.length > 1 || field.includes('-') ? 's' : ''} ${listed(parts)}`;
}

/** Returns the names of the days or months in a cron field, which contains their numbers or abbreviated names. */
function named(field: string, name: (number: number) => string | undefined, all: readonly string[]): string {
  const one = (part: string): string =>
    /^\d+$/.test(part)
      ? (name(Number(part)) ?? part)
      : (all.find((each) => each.toLowerCase().startsWith(part.toLowerCase().slice(0, 3))) ?? part);
  return listed(field.split(',').map((part) => part.split('-').map(one).join(' to ')));
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

function ordinal(number: number): string {
  const ending = number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
