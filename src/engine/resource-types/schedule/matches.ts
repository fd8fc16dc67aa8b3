/**
 * Decides whether a schedule lets a resource be managed now (`type/schedule.rb`, `match?`). The machine's clock is in
 * UTC.
 */
import { isArray, type Value } from '../../values/value.ts';
import type { ResourceInstance } from '../resource.ts';

const DAY = 86_400_000;
const PERIOD_SECONDS: Readonly<Record<string, number>> = {
  hourly: 3600,
  daily: 86_400,
  weekly: 604_800,
  monthly: 2_592_000,
};

/**
 * True if a schedule matches now. `previous` is the time of the resource's last check, or 0 if there was none. Times
 * are milliseconds since the epoch.
 */
export function scheduleMatches(schedule: ResourceInstance, previous: number, now: number): boolean {
  const range = schedule.get('range');
  const period = schedule.get('period');
  const days = schedule.get('weekday');
  if (range !== undefined && !rangeMatches(range, days, now)) return false;
  if (typeof period === 'string' && !periodMatches(schedule, period, previous, now)) return false;
  return range !== undefined || dayMatches(days, now);
}

function dayMatches(days: Value, time: number): boolean {
  return days === undefined || (isArray(days) && days.includes(BigInt(new Date(time).getUTCDay())));
}

function rangeMatches(ranges: Value, days: Value, now: number): boolean {
  if (!isArray(ranges)) return true;
  const midnight = Math.floor(now / DAY) * DAY;
  return ranges.some((range) => {
    if (!isArray(range)) return false;
    const start = midnight + ofDay(range[0]);
    const end = midnight + ofDay(range[1]);
    if (start < end) return now >= start && now <= end && dayMatches(days, now);
    // A range that extends past midnight may have begun today or yesterday.
    if (now >= start && now <= end + DAY) return dayMatches(days, now);
    return now >= start - DAY && now <= end && dayMatches(days, now - DAY);
  });
}

function ofDay(time: Value): number {
  if (!isArray(time)) return 0;
  const [hour = 0, minute = 0, second = 0] = time.map(Number);
  return ((hour * 60 + minute) * 60 + second) * 1000;
}

function periodMatches(schedule: ResourceInstance, period: string, previous: number, now: number): boolean {
  if (period === 'never') return false;
  if (schedule.get('periodmatch') === 'number') return isAnotherPeriod(period, new Date(previous), new Date(now));
  const seconds = Math.floor(now / 1000) - Math.floor(previous / 1000);
  const times = Number(schedule.get('repeat') ?? 1n);
  return seconds >= Math.floor((PERIOD_SECONDS[period] ?? 0) / times);
}

function isAnotherPeriod(period: string, previous: Date, now: Date): boolean {
  switch (period) {
    case 'hourly':
      return now.getUTCHours() !== previous.getUTCHours();
    case 'daily':
      return now.getUTCDate() !== previous.getUTCDate();
    case 'monthly':
      return now.getUTCMonth() !== previous.getUTCMonth();
    default:
      return previous.getUTCDay() > now.getUTCDay() || now.getTime() - previous.getTime() > 7 * DAY;
  }
}
