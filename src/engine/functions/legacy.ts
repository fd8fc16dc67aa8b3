/**
 * Functions of Puppet's 3.x API (`lib/puppet/parser/functions`). Only the number of their arguments is checked. They
 * receive undef as an empty string, and versions, times and similar values as strings. A statement function always
 * returns undef.
 */
import { allocateList } from '../budget/meter.ts';
import { argumentError } from '../evaluator/errors.ts';
import type { CallContext } from '../evaluator/calls/function.ts';
import { displayString } from '../formatting/display.ts';
import { delimitRegexp } from '../values/quote.ts';
import { rubyFormat } from '../formatting/sprintf.ts';
import { isInt64 } from '../values/number.ts';
import { isArray, isHash, PuppetHash, type Value } from '../values/value.ts';
import { type BuiltInFunction, defineFunction } from './define.ts';

interface LegacyDeclaration {
  readonly name: string;
  readonly doc: string;
  /** Exact number of arguments. A negative number `-n - 1` means at least n arguments, so -1 means any number. */
  readonly arity: number;
  /**
   * Names of parameters for signatures. By default `args*`. Each name ends in `?` (optional) or `*` (repeated). The
   * number of required arguments is in `arity`.
   */
  readonly names?: readonly string[];
  readonly rvalue: boolean;
  readonly call: (context: CallContext, args: readonly Value[]) => Value;
}

export function legacyArguments(args: readonly Value[]): readonly Value[] {
  return args.map((value) => convert(value, false));
}

function convert(value: Value, inner: boolean): Value {
  if (value === undefined) return inner ? undefined : '';
  if (typeof value === 'bigint') return checkedInteger(value);
  if (typeof value !== 'object') return value;
  if (isArray(value)) {
    allocateList(value.length);
    return value.map((each) => convert(each, true));
  }
  if (isHash(value))
    return PuppetHash.of([...value].map(([key, each]) => [convert(key, true), convert(each, true)] as const));
  switch (value.kind) {
    case 'Regexp':
      return delimitRegexp(value.source);
    case 'SemVer':
    case 'SemVerRange':
    case 'Binary':
    case 'Timespan':
    case 'Timestamp':
      return displayString(value);
    case 'Iterator':
      throw argumentError('Use of an Iterator is not supported here');
    default:
      return value;
  }
}

function checkedInteger(value: bigint): bigint {
  if (isInt64(value)) return value;
  const end = value > 0n ? 'max' : 'min';
  throw argumentError(
    `Use of a Ruby Integer outside of Puppet Integer ${end} range, got '${rubyFormat('%#x', [value])}'`,
  );
}

export function defineLegacyFunction({
  name,
  doc,
  arity,
  names = ['args*'],
  rvalue,
  call,
}: LegacyDeclaration): BuiltInFunction {
  return defineFunction({
    name,
    doc,
    dispatches: [
      {
        parameters: [...names.map((each) => `Any ${each}`), '&Callable block?'],
        call: (context, given) => {
          const args = legacyArguments(given);
          if (arity >= 0 && args.length !== arity) {
            throw argumentError(`${name}(): Wrong number of arguments given (${args.length} for ${arity})`);
          }
          const least = -arity - 1;
          if (arity < 0 && args.length < least) {
            throw argumentError(`${name}(): Wrong number of arguments given (${args.length} for minimum ${least})`);
          }
          const result = call(context, args);
          return rvalue ? result : undefined;
        },
      },
    ],
  });
}
