/** Formats lines of a service's journal like `journalctl`. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Computes a process number that depends only on the unit and the time. */
export function processId(unit: string, clock: number): number {
  let sum = Math.floor(clock / 1000) % 20_000;
  for (const character of unit) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 20_000;
  return 1000 + sum;
}

/**
 * Formats lines such as `Jun 02 08:00:03 playground systemd[1]: …`. A string is a message of systemd. An object is a
 * message of the unit's daemon.
 */
export function journalLines(
  clock: number,
  hostname: string,
  lines: readonly (string | { readonly unit: string; readonly line: string })[],
): readonly string[] {
  const date = new Date(clock);
  const day = String(date.getUTCDate()).padStart(2, '0');
  const stamp = `${MONTHS[date.getUTCMonth()] ?? ''} ${day} ${date.toISOString().slice(11, 19)}`;
  const host = hostname.split('.')[0] ?? hostname;
  return lines.map((line) =>
    typeof line === 'string'
      ? `${stamp} ${host} systemd[1]: ${line}`
      : `${stamp} ${host} ${line.unit}[${processId(line.unit, clock)}]: ${line.line}`,
  );
}
