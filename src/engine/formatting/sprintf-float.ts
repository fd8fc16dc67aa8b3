import type { Directive } from './sprintf.ts';

function decorate(directive: Directive, negative: boolean, digits: string, prefix = '', allowZeros = true): string {
  const width = directive.width ?? 0;
  const sign = (negative ? '-' : directive.plus ? '+' : directive.space ? ' ' : '') + prefix;
  if (directive.minus) return (sign + digits).padEnd(width);
  if (directive.zero && allowZeros) return sign + digits.padStart(width - sign.length, '0');
  return (sign + digits).padStart(width);
}

/** Converts JavaScript's `1.5e+3` to `1.5e+03`. */
function twoDigitExponent(text: string): string {
  return text.replace(/e([+-])(\d)$/, 'e$10$2');
}

/**
 * Rounds `numerator / denominator` to an integer. Like Ruby, treats a value within the margin of error of a half as a
 * half, and rounds a half to the even integer. Therefore `%.2f` prints 2.675 (really a little less) as 2.68, and 12.345
 * (a little more) as 12.34.
 */
function divideAsRuby(numerator: bigint, denominator: bigint, margin: number): bigint {
  const quotient = numerator / denominator;
  const rest = numerator % denominator;
  const fraction = Number((rest * 2n ** 64n) / denominator) / 2 ** 64;
  if (margin > 0 && Math.abs(fraction - 0.5) <= margin) return quotient + (quotient % 2n);
  const twice = rest * 2n;
  return twice > denominator || (twice === denominator && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

function computeExponent(value: number): number {
  return value === 0 ? 0 : Number(value.toExponential().split('e')[1] ?? 0);
}

/**
 * Computes Ruby's margin of error for rounding to a number of significant digits (`dtoa` in its `util.c`). The margin
 * is zero for more than 14 digits, because Ruby then calculates exactly.
 */
function computeMargin(value: number, exponent: number, digits: number): number {
  if (digits < 1 || digits > 14) return 0;
  const normal = value / 10 ** exponent;
  return (2 * normal + 7) * 2 ** -52 * 10 ** (digits - 1);
}

function scaledDigits(value: number, power: number, margin: number): bigint {
  const { numerator, denominator } = toFraction(value);
  const [above, below] = power >= 0 ? [10n ** BigInt(power), 1n] : [1n, 10n ** BigInt(-power)];
  return divideAsRuby(numerator * above, denominator * below, margin);
}

function toFixedExactly(value: number, places: number): string {
  const exponent = computeExponent(value);
  const digits = scaledDigits(value, places, computeMargin(value, exponent, places + 1 + exponent))
    .toString()
    .padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Formats a float as `d.ddde+dd` with `places` digits after the point. */
function toExponentialExactly(value: number, places: number): string {
  if (value === 0) return `0${places === 0 ? '' : `.${'0'.repeat(places)}`}e+00`;
  let exponent = computeExponent(value);
  let digits = scaledDigits(value, places - exponent, computeMargin(value, exponent, places + 1)).toString();
  if (digits.length > places + 1) {
    exponent += 1;
    digits = digits.slice(0, -1);
  }
  const fraction = places === 0 ? '' : `.${digits.slice(1)}`;
  return twoDigitExponent(`${digits.charAt(0)}${fraction}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`);
}

function toFraction(value: number): { readonly numerator: bigint; readonly denominator: bigint } {
  let denominator = 1n;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    denominator *= 2n;
  }
  return { numerator: BigInt(scaled), denominator };
}

/**
 * Formats a number by `%f`, `%e`, `%g` or an upper-case variant. If the number is an integer, `integer` is its exact
 * value, which `%f` prints without rounding.
 */
export function formatFloatDirective(directive: Directive, value: number, integer?: bigint): string {
  const negative = integer === undefined ? value < 0 || Object.is(value, -0) : integer < 0n;
  if (!Number.isFinite(value)) return decorate(directive, negative, Number.isNaN(value) ? 'NaN' : 'Inf', '', false);
  const size = Math.abs(value);
  const upper = directive.type === directive.type.toUpperCase();
  const precision = directive.precision ?? 6;
  let text: string;
  switch (directive.type.toLowerCase()) {
    case 'f':
      if (integer !== undefined) {
        const digits = (integer < 0n ? -integer : integer).toString();
        text = precision === 0 ? digits : `${digits}.${'0'.repeat(precision)}`;
      } else text = toFixedExactly(size, precision);
      if (directive.alternate && precision === 0 && integer === undefined) text += '.';
      break;
    case 'e':
      text = toExponentialExactly(size, precision);
      if (directive.alternate && precision === 0) text = text.replace('e', '.e');
      break;
    default:
      text = formatGeneral(size, precision === 0 ? 1 : precision, directive.alternate);
  }
  return decorate(directive, negative, upper ? text.toUpperCase() : text);
}

/**
 * Formats a number by `%g`, which is the shorter of `%e` and `%f`. Removes trailing zeros unless `keepZeros` is true.
 */
function formatGeneral(size: number, precision: number, keepZeros: boolean): string {
  const exponential = toExponentialExactly(size, precision - 1);
  const exponent = Number(exponential.slice(exponential.indexOf('e') + 1));
  const strip = (text: string): string => (keepZeros || !text.includes('.') ? text : text.replace(/\.?0+$/, ''));
  if (exponent < -4 || exponent >= precision) {
    const [mantissa = '', power = ''] = exponential.split('e');
    const digits = keepZeros && !mantissa.includes('.') ? `${mantissa}.` : strip(mantissa);
    return twoDigitExponent(`${digits}e${power}`);
  }
  const fixed = toFixedExactly(size, Math.max(precision - 1 - exponent, 0));
  return strip(keepZeros && !fixed.includes('.') ? `${fixed}.` : fixed);
}

/** Formats a number by `%a`, as in `0x1.8p+1`. */
export function formatHexFloat(directive: Directive, value: number): string {
  const negative = value < 0 || Object.is(value, -0);
  if (!Number.isFinite(value)) return decorate(directive, negative, Number.isNaN(value) ? 'NaN' : 'Inf', '', false);
  const upper = directive.type === 'A';
  let mantissa = Math.abs(value);
  let exponent = 0;
  if (mantissa !== 0) {
    while (mantissa >= 2) {
      mantissa /= 2;
      exponent += 1;
    }
    while (mantissa < 1 && exponent > -1022) {
      mantissa *= 2;
      exponent -= 1;
    }
  }
  const whole = Math.floor(mantissa);
  let fraction = BigInt((mantissa - whole) * 2 ** 52)
    .toString(16)
    .padStart(13, '0');
  let lead = BigInt(whole);
  if (directive.precision !== undefined && directive.precision < 13) {
    const shift = BigInt(4 * (13 - directive.precision));
    const bits = (lead << 52n) | BigInt(`0x${fraction}`);
    const half = 1n << (shift - 1n);
    let kept = bits >> shift;
    const rest = bits & ((1n << shift) - 1n);
    if (rest > half || (rest === half && (kept & 1n) === 1n)) kept += 1n;
    lead = kept >> BigInt(4 * directive.precision);
    if (lead > 1n) {
      lead = 1n;
      exponent += 1;
    }
    fraction =
      directive.precision === 0
        ? ''
        : (kept & ((1n << BigInt(4 * directive.precision)) - 1n)).toString(16).padStart(directive.precision, '0');
  } else if (directive.precision !== undefined) fraction = fraction.padEnd(directive.precision, '0');
  else fraction = fraction.replace(/0+$/, '');
  const digits = `${lead}${fraction === '' ? (directive.alternate ? '.' : '') : `.${fraction}`}p${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
  const text = decorate(directive, negative, digits, '0x');
  return upper ? text.toUpperCase() : text;
}
