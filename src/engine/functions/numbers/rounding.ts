import { floorDivide } from '../../evaluator/operators/number-arithmetic.ts';
import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { formatFloat } from '../../values/number.ts';
import { parseRubyFloat } from '../../formatting/ruby-number.ts';
import { TimespanValue, type Value } from '../../values/value.ts';
import { stringAt } from '../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';

const SECOND = 1_000_000_000n;

/** Converts a float to an integer. Throws for infinities and NaN, like Ruby. */
export function toInteger(value: number): bigint {
  if (!Number.isFinite(value)) throw argumentError(formatFloat(value));
  return BigInt(value);
}

export function roundingFunction(
  name: 'floor' | 'ceiling',
  doc: string,
  round: (value: number) => number,
): BuiltInFunction {
  const onText = ({ evaluator }: CallContext, args: readonly Value[]): Value => {
    evaluator.warnOnce(
      `${name}_function_numeric_coerce_string`,
      `The ${name}() function's auto conversion of String to Float is deprecated - change to convert input before calling`,
    );
    const number = parseRubyFloat(stringAt(args, 0));
    if (number === undefined) throw argumentError(`${name}(): cannot convert given value to a floating point value.`);
    return toInteger(round(number));
  };
  return defineFunction({
    name,
    doc,
    dispatches: [
      {
        parameters: ['Numeric val'],
        call: (_, args) => {
          const [value] = args;
          if (typeof value === 'number') return toInteger(round(value));
          if (value instanceof TimespanValue) {
            const whole = floorDivide(value.nanoseconds, SECOND);
            return name === 'floor' || whole * SECOND === value.nanoseconds ? whole : whole + 1n;
          }
          return value;
        },
      },
      { parameters: ['String val'], call: onText },
    ],
  });
}
