import { extreme } from './extremes.ts';

export const min = extreme(
  'min',
  `The least of several values, or of an array's elements. A block can compare two of them instead.

\`\`\`puppet
min(3, 1, 2)   # 1
\`\`\``,
);
