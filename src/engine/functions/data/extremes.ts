/** Implements `min` and `max` together, because they differ only in the sign of a comparison. */
import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { compareText } from '../../values/text.ts';
import type { Value } from '../../values/value.ts';
import { arrayAt, requireBlock } from '../arguments.ts';
import { type BuiltInFunction, defineFunction, type Dispatch } from '../define.ts';
import { orderFromBlock, requireOrder } from '../../ruby-like/ruby-order.ts';

type Order = (context: CallContext, a: Value, b: Value) => number;

const NUMERIC = /^-?\d+(?:[._eE]\d+)?$/;

/** Converts a `NUMERIC` string like Ruby's `to_f`. `10_0` becomes 100. */
function toFloat(text: string): number {
  return Number.parseFloat(text.replace('_', ''));
}

/** Creates a comparison of strings that compares numeric strings as numbers, with a warning. */
function textOrder(name: string, coerced: boolean): Order {
  return ({ evaluator }, left, right) => {
    const a = rubyToString(left);
    const b = rubyToString(right);
    if (NUMERIC.test(a) && NUMERIC.test(b)) {
      evaluator.warnOnce(
        `${name}_function_numeric_coerce_string`,
        `The ${name}() function's auto conversion of String to Numeric is deprecated - change to convert input before calling, or use lambda`,
      );
      return toFloat(a) - toFloat(b);
    }
    if (coerced) {
      evaluator.warnOnce(
        `${name}_function_string_coerce_any`,
        `The ${name}() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda`,
      );
    }
    return compareText(a, b);
  };
}

const blockOrder: Order = (context, a, b) => orderFromBlock(requireBlock(context).call([a, b]), a, b);
const naturalOrder: Order = (_, a, b) => requireOrder(a, b);

export function extreme(name: 'min' | 'max', doc: string): BuiltInFunction {
  const sign = name === 'min' ? 1 : -1;
  const pick = (context: CallContext, values: readonly Value[], order: Order): Value => {
    if (values.length === 0) {
      if (context.block !== undefined) return undefined;
      throw argumentError(`${name}(): Wrong number of arguments need at least one`);
    }
    return values.reduce((best, value) => (order(context, value, best) * sign < 0 ? value : best));
  };
  const orders: readonly (readonly [type: string, order: Order])[] = [
    ['Numeric', naturalOrder],
    ['String', textOrder(name, false)],
    ['Semver', naturalOrder],
    ['Timespan', naturalOrder],
    ['Timestamp', naturalOrder],
  ];
  // For `min`, Puppet's messages list the signatures with an array in a different order than the other signatures.
  const listed = name === 'min' ? [...orders.filter(([type]) => type !== 'String'), ...orders.slice(1, 2)] : orders;
  const arrayOf = (parameter: string, order: Order): Dispatch => ({
    parameters: [parameter, '&Callable[2,2] block?'],
    call: (context, args) => pick(context, arrayAt(args, 0), context.block === undefined ? order : blockOrder),
  });
  return defineFunction({
    name,
    doc,
    dispatches: [
      ...orders.map(([type, order]): Dispatch => ({
        parameters: [`${type} values*`],
        call: (context, args) => pick(context, args, order),
      })),
      ...listed.map(([type, order]) => arrayOf(`Array[${type}] values`, order)),
      arrayOf('Array values', textOrder(name, true)),
      {
        parameters: ['Any values*', '&Callable[2,2] block'],
        call: (context, args) => pick(context, args, blockOrder),
      },
      { parameters: ['Any values*'], call: (context, args) => pick(context, args, textOrder(name, true)) },
    ],
  });
}
