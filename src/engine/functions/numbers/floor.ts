import { roundingFunction } from './rounding.ts';

export const floor = roundingFunction(
  'floor',
  `The greatest integer that is not above a number.

\`\`\`puppet
floor(4.7)   # 4
\`\`\``,
  Math.floor,
);
