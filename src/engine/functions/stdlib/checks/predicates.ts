/** Tests of values that the `is_…` and `validate_…` functions use. */
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import { rubyInspect } from '../../../formatting/ruby-inspect.ts';
import { isArray, isHash, type Value } from '../../../values/value.ts';
import { parseNetwork } from '../network/ip-address.ts';

const NUMBER = /^-?(?:[1-9]\d*|0)(?:\.\d+)?(?:[eE]-?\d+)?$/m;
const INTEGER = /^-?(?:[1-9]\d*|0)$/m;

export function isNumber(value: Value): boolean {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** True if Ruby's `to_f.to_s` returns the same string. */
function isFloatText(text: string): boolean {
  const number = Number(/^\s*[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?/i.exec(text)?.[0] ?? 0);
  return rubyInspect(number) === text;
}

function isIntegerText(text: string): boolean {
  return /^(?:0|-?[1-9]\d*)$/.test(text);
}

function parseFamily(value: Value): 4 | 6 | undefined {
  try {
    return typeof value === 'string' ? parseNetwork(value).family : undefined;
  } catch (error) {
    if (error instanceof PuppetError) return undefined;
    throw error;
  }
}

function isLabel(label: string): boolean {
  return label.length <= 63 && /^[a-z\d-]+$/i.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

export function isDomainName(value: Value): boolean {
  if (typeof value !== 'string') return false;
  if (value === '.') return true;
  const domain = value.replace(/\.$/, '');
  if (domain === '' || domain.length > 255) return false;
  if (domain.includes('.') && !/\.[A-Za-z]+$/m.test(domain)) return false;
  return domain.replace(/\.+$/, '').split('.').every(isLabel);
}

/**
 * True for an email address. Before the `@`, a character other than a letter, digit, `_`, `+` or `-` must not follow
 * another such character.
 */
export function isEmailAddress(value: Value): boolean {
  if (typeof value !== 'string') return false;
  return /^[\w+-]+(?:[^\w+\n-][\w+-]+)*[^\w+\n-]?@[a-z\d-]+(?:\.[a-z]+)+$(?![\s\S])/.test(value);
}

/** Tests of the `is_…` functions. The keys are the functions' names without `is_`. */
export const TESTS = {
  absolute_path: (value) =>
    typeof value === 'string' &&
    (value.startsWith('/') || /^(?:[A-Za-z]:[\\/]|[\\/]{2}[^\\/]+[\\/][^\\/]+|[\\/]{2}\?[\\/][^\\/]+)/.test(value)),
  array: isArray,
  bool: (value) => typeof value === 'boolean',
  float: (value) => typeof value === 'number' || (typeof value === 'string' && isFloatText(value)),
  hash: isHash,
  integer: (value) => typeof value === 'bigint' || (typeof value === 'string' && INTEGER.test(value)),
  ip_address: (value) => parseFamily(value) !== undefined,
  ipv4_address: (value) => parseFamily(value) === 4,
  ipv6_address: (value) => parseFamily(value) === 6,
  numeric: (value) => isNumber(value) || (typeof value === 'string' && NUMBER.test(value)),
  string: (value) => value === undefined || (typeof value === 'string' && !isFloatText(value) && !isIntegerText(value)),
} satisfies Readonly<Record<string, (value: Value) => boolean>>;

export type TestName = keyof typeof TESTS;
