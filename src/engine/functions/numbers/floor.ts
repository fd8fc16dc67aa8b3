import { roundingFunction } from './rounding.ts';

export const floor = roundingFunction(
  'floor',
  `Returns the largest integer that is not greater than a number.

\`\`\`puppet
floor(4.7)   # 4
\`\`\``,
  Math.floor,
);
