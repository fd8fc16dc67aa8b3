import { roundingFunction } from './rounding.ts';

export const ceiling = roundingFunction(
  'ceiling',
  `Returns the smallest integer that is not less than a number.

\`\`\`puppet
ceiling(4.2)   # 5
\`\`\``,
  Math.ceil,
);
