const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

export function isInt64(value: bigint): boolean {
  return value >= MIN_INT64 && value <= MAX_INT64;
}

// Puppet's `Patterns::NUMERIC` (lib/puppet/pops/patterns.rb).
const NUMERIC = /^[ \t]*([+-]?)[ \t]*(?:(0[xX][0-9A-Fa-f]+)|(0?\d+)((?:\.\d+)?(?:[eE]-?\d+)?))[ \t]*$/;

/**
 * Parses a numeric string like Puppet's `Utils.to_n`: decimal, hexadecimal (`0x`), octal (`0`), or a float, each with
 * an optional sign. Returns undefined for any other string.
 */
export function parseNumber(text: string): bigint | number | undefined {
  const match = NUMERIC.exec(text);
  if (match === null || text.includes('\n')) return undefined;
  const [, sign = '', hex, digits = '', rest = ''] = match;
  const negative = sign === '-';
  let number: bigint | number;
  if (hex !== undefined) number = BigInt(hex);
  else if (/^0\d*[89]/.test(digits)) return undefined;
  else if (rest !== '') {
    // Like Puppet, rejects zero with an exponent, and numbers too large for a float.
    if (/^0*$/.test(digits) && /^\.?0*[eE]/.test(rest)) return undefined;
    number = Number(digits + rest);
    if (!Number.isFinite(number)) return undefined;
  } else if (digits.length > 1 && digits.startsWith('0')) number = BigInt(`0o${digits}`);
  else number = BigInt(digits);
  return negative ? -number : number;
}

/** Prints a float like Ruby's `Float#to_s`: `1.0`, `1.0e+15`, `1.0e-05`, `Infinity`, `NaN`. */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-Infinity' : 'Infinity';
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const [mantissa = '', exponentText = '0'] = value.toExponential().split('e');
  const exponent = Number(exponentText);
  if (exponent < -4 || exponent >= 15) {
    const digits = mantissa.includes('.') ? mantissa : `${mantissa}.0`;
    const size = Math.abs(exponent).toString().padStart(2, '0');
    return `${digits}e${exponent < 0 ? '-' : '+'}${size}`;
  }
  const negative = mantissa.startsWith('-');
  const digits = mantissa.replace('-', '').replace('.', '');
  let text: string;
  if (exponent < 0) text = `0.${'0'.repeat(-exponent - 1)}${digits}`;
  else if (digits.length <= exponent + 1) text = `${digits.padEnd(exponent + 1, '0')}.0`;
  else text = `${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`;
  return negative ? `-${text}` : text;
}

/** Compares two numbers exactly, like Ruby. */
export function compareNumbers(a: bigint | number, b: bigint | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Truncates a float toward zero, like Ruby's `Float#to_i`. The float must be finite. */
export function truncateToInteger(value: number): bigint {
  return BigInt(Math.trunc(value));
}
