import { uriClass } from '../values/uri-class.ts';
import type { PuppetErrorClass } from '../diagnostics/puppet-error.ts';
import { truncateToInteger } from '../values/number.ts';
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { inspectString } from '../values/inspect-string.ts';
import { DEFAULT, isArray, type Value } from '../values/value.ts';
import { divideDown } from '../values/time/time-text.ts';

function fail(message: string, errorClass: PuppetErrorClass): never {
  throw rubyError(message, errorClass);
}

const PREFIXED = /^(0x)([0-9a-f]+)$|^(0b)([01]+)$|^(0o?)([0-7]+)$/i;

/**
 * Parses a string like Ruby's `Integer(text, radix)`. It may have a sign, a prefix, underscores between digits, and
 * white space around it. Returns `undefined` if it is invalid.
 */
export function parseRubyInteger(text: string, radix?: 2 | 8 | 10 | 16): bigint | undefined {
  const match = /^\s*([+-]?)(\S*)\s*$/.exec(text);
  if (match === null || text.includes('\0')) return undefined;
  const [, sign, rawDigits = ''] = match;
  if (/^_|_$|__/.test(rawDigits)) return undefined;
  const digits = rawDigits.replaceAll('_', '');
  const size = parseDigits(digits, radix);
  if (size === undefined) return undefined;
  return sign === '-' ? -size : size;
}

function parseDigits(digits: string, radix: 2 | 8 | 10 | 16 | undefined): bigint | undefined {
  if (radix === undefined) {
    if (/^(?:0|[1-9]\d*)$/.test(digits)) return BigInt(digits);
    const decimal = /^0d(\d+)$/i.exec(digits);
    if (decimal?.[1] !== undefined) return BigInt(decimal[1]);
    const match = PREFIXED.exec(digits);
    if (match === null) return undefined;
    if (match[2] !== undefined) return BigInt(`0x${match[2]}`);
    if (match[4] !== undefined) return BigInt(`0b${match[4]}`);
    return BigInt(`0o${match[6] ?? ''}`);
  }
  const prefix = { 2: /^0b/i, 8: /^0o?(?=\d)/i, 10: /^0d/i, 16: /^0x/i }[radix];
  const bare = digits.replace(prefix, '');
  const allowed = { 2: /^[01]+$/, 8: /^[0-7]+$/, 10: /^\d+$/, 16: /^[0-9a-f]+$/i }[radix];
  if (!allowed.test(bare)) return undefined;
  return BigInt({ 2: '0b', 8: '0o', 10: '', 16: '0x' }[radix] + bare);
}

/** Parses a string like Ruby's `Float(text)`. Returns `undefined` if it is invalid. */
export function parseRubyFloat(text: string): number | undefined {
  const match = /^\s*([+-]?)(\S+)\s*$/.exec(text);
  if (match === null) return undefined;
  const [, sign, rawDigits = ''] = match;
  if (/^_|_$|__|_[.eE]|[.eE]_/.test(rawDigits)) return undefined;
  const digits = rawDigits.replaceAll('_', '');
  let size: number;
  if (/^0x[0-9a-f]+$/i.test(digits)) size = Number(BigInt(digits));
  else if (/^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(digits)) size = Number(digits);
  else return undefined;
  return sign === '-' ? -size : size;
}

/**
 * Returns the name that Ruby's conversion errors use for a value's class (`no implicit conversion of nil into String`).
 */
export function rubyClassName(value: Value): string {
  if (value === undefined) return 'nil';
  if (value === DEFAULT) return 'Symbol';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint') return 'Integer';
  if (typeof value === 'number') return 'Float';
  if (typeof value === 'string') return 'String';
  if (isArray(value)) return 'Array';
  if (value.kind === 'Type') {
    // Puppet's 3.x functions receive references as resources.
    const isReference = value.type.kind === 'Resource' || value.type.kind === 'Class';
    return isReference ? 'Puppet::Resource' : `Puppet::Pops::Types::P${value.type.kind}Type`;
  }
  if (value.kind === 'URI') return uriClass(value.text);
  return CLASSES[value.kind] ?? value.kind;
}

const CLASSES: Readonly<Record<string, string>> = {
  Timestamp: 'Puppet::Pops::Time::Timestamp',
  Timespan: 'Puppet::Pops::Time::Timespan',
  SemVer: 'SemanticPuppet::Version',
  SemVerRange: 'SemanticPuppet::VersionRange',
  Sensitive: 'Puppet::Pops::Types::PSensitiveType::Sensitive',
  Binary: 'Puppet::Pops::Types::PBinaryType::Binary',
};

/** Converts a value to an integer for `%d`. Throws Ruby's error if this is impossible. */
export function toRubyInteger(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value))
      fail(Number.isNaN(value) ? 'NaN' : value < 0 ? '-Infinity' : 'Infinity', 'ArgumentError');
    return truncateToInteger(value);
  }
  if (typeof value === 'string') {
    const integer = parseRubyInteger(value);
    if (integer === undefined) fail(`invalid value for Integer(): ${inspectString(value)}`, 'ArgumentError');
    return integer;
  }
  if (typeof value === 'object' && !isArray(value) && (value.kind === 'Timestamp' || value.kind === 'Timespan')) {
    return divideDown(value.nanoseconds, 1_000_000_000n).quotient;
  }
  return fail(`can't convert ${rubyClassName(value)} into Integer`, 'TypeError');
}

/** Converts a value to a float for `%f`. Throws Ruby's error if this is impossible. */
export function toRubyFloat(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string') {
    const float = parseRubyFloat(value);
    if (float === undefined) fail(`invalid value for Float(): ${inspectString(value)}`, 'ArgumentError');
    return float;
  }
  if (typeof value === 'object' && !isArray(value) && (value.kind === 'Timestamp' || value.kind === 'Timespan')) {
    return Number(value.nanoseconds) / 1e9;
  }
  return fail(`can't convert ${rubyClassName(value)} into Float`, 'TypeError');
}
