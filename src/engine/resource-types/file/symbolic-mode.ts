/** Numeric and symbolic modes (`util/symbolic_file_mode.rb`). */
import { inspectString } from '../../values/inspect-string.ts';
import { TypeFailure } from '../failure.ts';

const NUMERIC = /^0?[0-7]{1,4}$/;
const SYMBOLIC = /^([ugoa]*[-=+][-=+rstwxXugo]*)(,[ugoa]*[-=+][-=+rstwxXugo]*)*$/;

export const DEFAULT_FILE_MODE = 0o644;

export function isValidMode(mode: string): boolean {
  return NUMERIC.test(mode) || SYMBOLIC.test(mode);
}

/** Removes leading zeros of a numeric mode. Keeps a symbolic mode unchanged. */
export function normalizeMode(mode: string): string {
  return NUMERIC.test(mode) ? Number.parseInt(mode, 8).toString(8) : mode;
}

/** Formats a numeric mode with at least four digits. Keeps a symbolic mode unchanged. */
export function displayMode(mode: string): string {
  return NUMERIC.test(mode) ? mode.padStart(4, '0') : mode;
}

type PermissionClass = 'u' | 'g' | 'o';
const BITS: Readonly<Record<string, number>> = { r: 4, w: 2, x: 1 };
const SPECIAL: Readonly<Record<string, Readonly<Record<PermissionClass, number>>>> = {
  t: { u: 1, g: 1, o: 1 },
  s: { u: 4, g: 2, o: 1 },
};

/** Applies a numeric or symbolic mode to the permission bits `from`. Throws for an invalid mode. */
export function modeToBits(mode: string, from = 0, isDirectory = false): number {
  if (mode === '') throw new TypeFailure('An empty mode string is illegal');
  if (/^[0-7]+$/.test(mode)) return Number.parseInt(mode, 8);
  if (/^\d+$/.test(mode)) throw new TypeFailure('Numeric modes must be in octal, not decimal!');
  const bits = { s: (from & 0o7000) >> 9, u: (from & 0o700) >> 6, g: (from & 0o70) >> 3, o: from & 0o7 };
  const anyExecute = (from & 0o111) !== 0;
  for (const part of mode.split(/\s*,\s*/)) {
    try {
      applyClause(part, bits, isDirectory || anyExecute);
    } catch (thrown) {
      if (!(thrown instanceof TypeFailure)) throw thrown;
      const at = part === mode ? '' : ` at ${inspectString(part)}`;
      throw new TypeFailure(`${thrown.message}${at} in symbolic mode ${inspectString(mode)}`);
    }
  }
  return (bits.s << 9) | (bits.u << 6) | (bits.g << 3) | bits.o;
}

interface Bits {
  s: number;
  u: number;
  g: number;
  o: number;
}

function applyClause(clause: string, bits: Bits, mayExecute: boolean): void {
  const match = /^([ugoa]*)([-+=].*)$/.exec(clause);
  if (match === null) throw new TypeFailure('Missing action');
  const [, named = '', actions = ''] = match;
  const before = { ...bits };
  const everyone = (named === '' ? 'a' : named).replaceAll('a', 'ugo');
  for (const who of ['u', 'g', 'o'] as const) {
    if (!everyone.includes(who)) continue;
    let value = before[who];
    let action = '';
    const combine = (present: number, more: number) => (action === '-' ? present & ~more : present | more);
    for (const letter of actions) {
      if (letter === '-' || letter === '+' || letter === '=') {
        action = letter;
        if (letter === '=') value = 0;
      } else if (letter === 'u' || letter === 'g' || letter === 'o') value = combine(value, before[letter]);
      else if (letter === 'X') {
        if (action !== '+') throw new TypeFailure("X only works with the '+' operator");
        if (mayExecute) value = combine(value, 1);
      } else if (SPECIAL[letter] !== undefined) bits.s = combine(bits.s, SPECIAL[letter][who]);
      else if (BITS[letter] !== undefined) value = combine(value, BITS[letter]);
      else throw new TypeFailure('Unknown operation');
    }
    bits[who] = value;
  }
}
