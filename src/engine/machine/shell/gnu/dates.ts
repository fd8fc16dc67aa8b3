import { strftime } from '../../../formatting/strftime.ts';

/** Formats a time of the machine's clock in UTC. Like GNU's `date`, keeps an unknown directive unchanged. */
export function formatDate(time: number, format: string): string {
  return strftime(BigInt(time) * 1_000_000n, format.replace(/%$/, '%%'), 0, 'UTC');
}

const UNITS: Readonly<Record<string, number>> = {
  second: 1000,
  sec: 1000,
  minute: 60_000,
  min: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
  month: 2_592_000_000,
  year: 31_536_000_000,
};

/**
 * Parses common dates of `date -d` and `touch -d`: `@SECONDS`, ISO dates, `now`, `yesterday`, `3 days ago`, `+2 hours`.
 * Returns milliseconds since the epoch.
 */
export function parseDate(text: string, now: number): number | undefined {
  const plain = text.trim();
  if (plain === '' || plain === 'now' || plain === 'today') return now;
  if (plain === 'yesterday') return now - 86_400_000;
  if (plain === 'tomorrow') return now + 86_400_000;
  if (/^@-?\d+$/.test(plain)) return Number(plain.slice(1)) * 1000;
  const relative = /^([+-]?\d+)\s*([a-z]+?)s?(\s+ago)?$/i.exec(plain);
  if (relative !== null) {
    const unit = UNITS[(relative[2] ?? '').toLowerCase()];
    if (unit === undefined) return undefined;
    return now + Number(relative[1]) * unit * (relative[3] === undefined ? 1 : -1);
  }
  const iso = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?(?:\s*(?:UTC|Z))?$/.exec(plain);
  return iso === null ? undefined : Date.parse(`${iso[1]}T${iso[2] ?? '00:00:00'}Z`);
}
