import { rubyError } from '../../diagnostics/issues/ruby.ts';

const ZONES: Readonly<Record<string, number>> = {
  utc: 0,
  z: 0,
  gmt: 0,
  wet: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
  bst: 1,
  cet: 1,
  cest: 2,
  met: 1,
  mest: 2,
  west: 1,
  eet: 2,
  eest: 3,
  msk: 3,
  msd: 4,
  jst: 9,
  ist: 5.5,
  sgt: 8,
  aest: 10,
  nzst: 12,
  nzdt: 13,
};

/**
 * Parses `UTC`, `PST`, `+01:00`, `-0530` or `+2` to seconds east of Greenwich. Returns undefined for any other string.
 */
function parseOffset(text: string): number | undefined {
  const name = text.trim().toLowerCase();
  const hours = ZONES[name];
  if (hours !== undefined) return hours * 3600;
  const match = /^(?:utc|gmt)?([+-])(\d{1,2})(?::?(\d{2})(?::?(\d{2}))?)?$/.exec(name);
  if (match === null) return undefined;
  const size = Number(match[2]) * 3600 + Number(match[3] ?? 0) * 60 + Number(match[4] ?? 0);
  return match[1] === '-' ? -size : size;
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
