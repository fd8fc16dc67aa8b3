/** Checks of the `validate_…` functions. Each throws an error for invalid values. */
import { flatten } from '../../../evaluator/access.ts';
import { rubyClass } from '../../../types/ruby-class.ts';
import { compileRegexp } from '../../../values/regexp/regexp.ts';
import { rubyInspect, rubyToString } from '../../../formatting/ruby-inspect.ts';
import { parseRubyFloat, parseRubyInteger } from '../../../formatting/ruby-number.ts';
import { textLength } from '../../../values/text.ts';
import { isArray, isHash, RegexpValue, type Value } from '../../../values/value.ts';
import { parseError } from '../legacy-function.ts';
import { isDomainName, isEmailAddress, TESTS } from './predicates.ts';

export type Validator = (args: readonly Value[]) => void;

function needsAny(name: string, args: readonly Value[]): void {
  if (args.length === 0) {
    throw parseError(`${name}(): wrong number of arguments (${args.length}; must be > 0)`);
  }
}

function all(name: string, passes: (value: Value) => boolean, message: (value: Value) => string): Validator {
  return (args) => {
    needsAny(name, args);
    for (const each of args) if (!passes(each)) throw parseError(message(each));
  };
}

function ofClass(name: string, what: string, passes: (value: Value) => boolean): Validator {
  return all(name, passes, (value) => `${rubyInspect(value)} is not ${what}.  It looks to be a ${rubyClass(value)}`);
}

function ofText(name: string, what: string, passes: (value: Value) => boolean): Validator {
  return all(name, passes, (value) =>
    typeof value === 'string' ? `${rubyInspect(value)} is not ${what}` : `${rubyInspect(value)} is not a string.`,
  );
}

function between(name: string, what: string, read: (text: string) => bigint | number | undefined): Validator {
  const inClass = (value: Value): string => `${rubyToString(value)}:${rubyClass(value)}`;
  return (args) => {
    if (args.length === 0 || args.length > 3) {
      throw parseError(`${name}(): Wrong number of arguments; must be 1, 2 or 3, got ${args.length}`);
    }
    const [input, highest, lowest] = args;
    const noMaximum = args.length === 1 || (args.length === 3 && rubyToString(highest) === '');
    const max = noMaximum ? undefined : read(rubyToString(highest));
    if (!noMaximum && max === undefined) {
      throw parseError(
        `${name}(): Expected second argument to be unset or ${what}, got ${rubyToString(highest)}:String`,
      );
    }
    const min = args.length === 3 ? read(rubyToString(lowest)) : undefined;
    if (args.length === 3 && min === undefined) {
      throw parseError(`${name}(): Expected third argument to be unset or ${what}, got ${inClass(lowest)}`);
    }
    if (min !== undefined && max !== undefined && min > max) {
      const got = `got ${rubyInspect(max)} < ${rubyInspect(min)}`;
      throw parseError(`${name}(): Expected second argument to be larger than third argument, ${got}`);
    }
    const check = (number: bigint | number, shown: Value): void => {
      const printed = rubyInspect(shown);
      if (max !== undefined && number > max) {
        throw parseError(
          `${name}(): Expected ${printed} to be smaller or equal to ${rubyInspect(max)}, got ${printed}.`,
        );
      }
      if (min !== undefined && number < min) {
        throw parseError(
          `${name}(): Expected ${printed} to be greater or equal to ${rubyInspect(min)}, got ${printed}.`,
        );
      }
    };
    if (isArray(input)) {
      for (const [position, each] of input.entries()) {
        const number = isHash(each) ? undefined : read(rubyToString(each));
        if (number === undefined) {
          const got = `to be ${what}, got ${rubyClass(each)}`;
          throw parseError(`${name}(): Expected element at array position ${position} ${got}`);
        }
        check(number, input);
      }
      return;
    }
    const number = isHash(input) ? undefined : read(rubyToString(input));
    if (number === undefined) {
      throw parseError(`${name}(): Expected first argument to be ${what} or Array, got ${rubyClass(input)}`);
    }
    check(number, number);
  };
}

function absolutePath(args: readonly Value[]): void {
  needsAny('validate_absolute_path', args);
  for (const path of args.flatMap((each): readonly Value[] => (isArray(each) ? each : [each]))) {
    if (!TESTS.absolute_path(path)) throw parseError(`${rubyInspect(path)} is not an absolute path.`);
  }
}

function regularExpression(args: readonly Value[]): void {
  if (args.length < 2 || args.length > 3) {
    throw parseError(`validate_re(): wrong number of arguments (${args.length}; must be 2 or 3)`);
  }
  const [input, patterns, message] = args;
  if (typeof input !== 'string')
    throw parseError(`validate_re(): input needs to be a String, not a ${rubyClass(input)}`);
  const matches = flatten([patterns]).some((pattern) => {
    const source = pattern instanceof RegexpValue ? pattern.source : rubyToString(pattern);
    return compileRegexp(source).test(input);
  });
  if (matches) return;
  const given = message === undefined || message === false ? undefined : rubyToString(message);
  throw parseError(given ?? `validate_re(): ${rubyInspect(input)} does not match ${rubyInspect(patterns)}`);
}

function wholeNumber(value: Value): bigint | undefined {
  if (typeof value === 'number') return BigInt(Math.trunc(value));
  return typeof value === 'bigint' ? value : typeof value === 'string' ? parseRubyInteger(value) : undefined;
}

function textLengths(args: readonly Value[]): void {
  if (args.length !== 2 && args.length !== 3) {
    throw parseError(`validate_slength(): Wrong number of arguments (${args.length}; must be 2 or 3)`);
  }
  const [input, highest, lowest] = args;
  const max = wholeNumber(highest);
  if (max === undefined || max <= 0n) {
    const got = `${rubyToString(highest)}:${rubyClass(highest)}`;
    throw parseError(`validate_slength(): Expected second argument to be a positive Numeric, got ${got}`);
  }
  const min = lowest === undefined || lowest === false ? 0n : wholeNumber(lowest);
  if (min === undefined || min < 0n) {
    const got = `${rubyToString(lowest)}:${rubyClass(lowest)}`;
    throw parseError(`validate_slength(): Expected third argument to be unset or a positive Numeric, got ${got}`);
  }
  if (max < min) {
    throw parseError('validate_slength(): Expected second argument to be equal to or larger than third argument');
  }
  if (typeof input !== 'string' && !isArray(input)) {
    throw parseError(`validate_slength(): Expected first argument to be a String or Array, got ${rubyClass(input)}`);
  }
  for (const [position, text] of (isArray(input) ? input : [input]).entries()) {
    if (typeof text !== 'string') {
      const got = `to be a String, got ${rubyClass(text)}`;
      throw parseError(`validate_slength(): Expected element at array position ${position} ${got}`);
    }
    const length = textLength(text);
    if (length <= max && length >= min) continue;
    const size = isArray(input) ? input.length : length;
    const expected = `Expected length of ${rubyInspect(input)} to be between ${min} and ${max}, was ${size}`;
    throw parseError(`validate_slength(): ${expected}`);
  }
}

/** Checks of the `validate_…` functions. The keys are the functions' names without `validate_`. */
export const VALIDATORS = {
  absolute_path: absolutePath,
  array: ofClass('validate_array', 'an Array', isArray),
  bool: ofClass('validate_bool', 'a boolean', TESTS.bool),
  domain_name: ofText('validate_domain_name', 'a syntactically correct domain name', isDomainName),
  email_address: ofText('validate_email_address', 'a valid email address', isEmailAddress),
  hash: ofClass('validate_hash', 'a Hash', isHash),
  integer: between('validate_integer', 'an Integer', parseRubyInteger),
  ip_address: ofText('validate_ip_address', 'a valid IP address.', TESTS.ip_address),
  ipv4_address: ofText('validate_ipv4_address', 'a valid IPv4 address.', TESTS.ipv4_address),
  ipv6_address: ofText('validate_ipv6_address', 'a valid IPv6 address.', TESTS.ipv6_address),
  numeric: between('validate_numeric', 'a Numeric', parseRubyFloat),
  re: regularExpression,
  slength: textLengths,
  string: ofClass('validate_string', 'a string', (value) => typeof value === 'string' || value === undefined),
} satisfies Readonly<Record<string, Validator>>;

export type ValidatorName = keyof typeof VALIDATORS;
