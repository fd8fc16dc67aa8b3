import { defineFunction } from '../define.ts';
import { toInteger } from './rounding.ts';

export const round = defineFunction({
  name: 'round',
  doc: `Rounds a number to the nearest integer. Halves are rounded away from zero.

\`\`\`puppet
round(2.5)    # 3
round(-2.5)   # -3
\`\`\``,
  dispatches: [
    {
      parameters: ['Numeric val'],
      call: (_, args) => {
        const [value] = args;
        if (typeof value !== 'number' && typeof value !== 'bigint') return value;
        // Like Puppet, converts integers to floats, so large integers lose their last digits.
        return toInteger(Math.trunc(value > 0 ? Number(value) + 0.5 : Number(value) - 0.5));
      },
    },
  ],
});
