import type { Directive } from './sprintf.ts';

const RADIXES: Readonly<
  Record<string, { readonly radix: 2 | 8 | 10 | 16; readonly prefix: string; readonly fill: string }>
> = {
  d: { radix: 10, prefix: '', fill: '' },
  i: { radix: 10, prefix: '', fill: '' },
  u: { radix: 10, prefix: '', fill: '' },
  o: { radix: 8, prefix: '0', fill: '7' },
  x: { radix: 16, prefix: '0x', fill: 'f' },
  X: { radix: 16, prefix: '0X', fill: 'F' },
  b: { radix: 2, prefix: '0b', fill: '1' },
  B: { radix: 2, prefix: '0B', fill: '1' },
};

/**
 * Returns a negative number in two's complement, with only one of its infinitely many leading digits. The result for
 * -10 in hexadecimal is `f6`.
 */
function twosComplement(value: bigint, radix: 2 | 8 | 16, fill: string): string {
  const bitsPerDigit = radix === 2 ? 1 : radix === 8 ? 3 : 4;
  let digits = 1;
  while (value < -(1n << BigInt(digits * bitsPerDigit))) digits += 1;
  const text = ((1n << BigInt(digits * bitsPerDigit)) + value).toString(radix).padStart(digits, '0');
  const lowerFill = fill.toLowerCase();
  const significant = text.replace(new RegExp(`^(?:${lowerFill})+`), '');
  return lowerFill + significant;
}

/**
 * Formats an integer by `%d`, `%x`, `%o`, `%b` and similar. A negative non-decimal number without a sign flag prints as
 * two's complement, such as `..f6` for -10. The dots stand for endless leading digits, unless a width or precision
 * fills them in.
 */
export function formatInteger(directive: Directive, value: bigint): string {
  const { radix, prefix, fill } = RADIXES[directive.type] ?? { radix: 10, prefix: '', fill: '' };
  const base = radix === 10 ? undefined : radix;
  const complement = base !== undefined && value < 0n && !directive.plus && !directive.space;
  const sign = complement ? '' : value < 0n ? '-' : directive.plus ? '+' : directive.space ? ' ' : '';
  let digits = complement ? twosComplement(value, base, fill) : (value < 0n ? -value : value).toString(radix);
  if (directive.type === 'X') digits = digits.toUpperCase();
  // The flag `#` adds a leading zero to an octal number, unless the precision already adds one.
  const octal = directive.alternate && radix === 8 && !complement;
  const lead = directive.alternate && value !== 0n && radix !== 8 ? prefix : '';
  const width = directive.width ?? 0;
  const size = directive.precision ?? (directive.zero && !directive.minus ? width - sign.length - lead.length : 0);
  if (complement) digits = `..${digits.padStart(size - 2, fill)}`;
  else if (value === 0n && directive.precision === 0) digits = '';
  else digits = digits.padStart(size, '0');
  if (octal && !digits.startsWith('0')) digits = `0${digits}`;
  const text = sign + lead + digits;
  return directive.minus ? text.padEnd(width) : text.padStart(width);
}
