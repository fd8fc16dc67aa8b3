import { labelOfValue } from '../../evaluator/labels.ts';
import { compareText, compareTextIgnoringCase } from '../../values/text.ts';
import type { Value } from '../../values/value.ts';
import { stringAt } from '../arguments.ts';
import { defineFunction, type Dispatch } from '../define.ts';
import { requireOrder } from '../../ruby-like/ruby-order.ts';

const ordered = (a: string, b: string): Dispatch => ({
  parameters: [`${a} a`, `${b} b`],
  call: (_, args) => BigInt(Math.sign(requireOrder(args[0], args[1]))),
});

/** Compares a number and a time: compares the time with the number, and negates the result. */
const numberFirst: Dispatch = {
  parameters: ['Numeric a', 'Variant[Timespan, Timestamp] b'],
  call: (_, args) => BigInt(-Math.sign(requireOrder(args[1], args[0]))),
};

function explain(args: readonly Value[]): string {
  const [a, b, ...ignoreCase] = args;
  const [first] = ignoreCase;
  if (ignoreCase.length > 0) {
    if (typeof a !== 'string' || typeof b !== 'string') {
      return 'compare(): The third argument (ignore case) can only be used when comparing strings';
    }
    if (ignoreCase.length > 1) return `compare(): Accepts at most 3 arguments, got ${2 + ignoreCase.length}`;
    return `compare(): The third argument (ignore case) must be a Boolean. Got ${labelOfValue(first)}`;
  }
  return `compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got ${labelOfValue(a)} and ${labelOfValue(b)}`;
}

export const compare = defineFunction({
  name: 'compare',
  doc: `Compares two values: -1 if the first is less, 0 if they are equal, 1 if it is greater. Strings are compared regardless of case unless the third argument is \`false\`. Designed for the block of \`sort\`.

\`\`\`puppet
compare(1, 2)             # -1
compare('a', 'A')         # 0
compare('a', 'A', false)  # 1
\`\`\``,
  localTypes: {
    TimeComparable: 'Variant[Numeric, Timespan, Timestamp]',
    Comparable: 'Variant[String, Semver, TimeComparable]',
  },
  dispatches: [
    ordered('Numeric', 'Numeric'),
    {
      parameters: ['String a', 'String b', 'Boolean ignore_case?'],
      call: (_, args) => {
        const order = args[2] === false ? compareText : compareTextIgnoringCase;
        return BigInt(order(stringAt(args, 0), stringAt(args, 1)));
      },
    },
    ordered('Semver', 'Semver'),
    numberFirst,
    ordered('Timestamp', 'Variant[Timestamp, Numeric]'),
    ordered('Timespan', 'Variant[Timespan, Numeric]'),
  ],
  refusals: [
    { parameters: ['Comparable a', 'Comparable b', 'Any ignore_case*'], message: explain },
    {
      parameters: ['Any a', 'Any b', 'Any ignore_case*'],
      message: ([a, b]) =>
        `compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got ${labelOfValue(a)} and ${labelOfValue(b)}`,
    },
  ],
});
