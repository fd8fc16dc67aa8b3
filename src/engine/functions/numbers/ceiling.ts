import { roundingFunction } from './rounding.ts';

export const ceiling = roundingFunction(
  'ceiling',
  `The least integer that is not below a number.

\`\`\`puppet
ceiling(4.2)   # 5
\`\`\``,
  Math.ceil,
);
