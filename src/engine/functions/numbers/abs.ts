import { argumentError } from '../../evaluator/errors.ts';
import { TimespanValue } from '../../values/value.ts';
import { stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export const abs = defineFunction({
  name: 'abs',
  doc: `Returns the absolute value of a number.

\`\`\`puppet
abs(-5)   # 5
\`\`\``,
  dispatches: [
    {
      parameters: ['Numeric val'],
      call: (_, args) => {
        const [value] = args;
        if (typeof value === 'bigint') return value < 0n ? -value : value;
        if (typeof value === 'number') return Math.abs(value);
        if (value instanceof TimespanValue && value.nanoseconds < 0n) return new TimespanValue(-value.nanoseconds);
        return value;
      },
    },
    {
      parameters: ['String val'],
      call: ({ evaluator }, args) => {
        evaluator.warnOnce(
          'abs_function_numeric_coerce_string',
          "The abs() function's auto conversion of String to Numeric is deprecated - change to convert input before calling",
        );
        const text = stringAt(args, 0);
        if (/^-?\d+\.\d+$/m.test(text)) return Math.abs(Number.parseFloat(text));
        if (/^-?\d+$/.test(text)) return BigInt(text.replace('-', ''));
        throw argumentError('abs(): Requires float or integer to work with - was given non decimal string');
      },
    },
  ],
});
