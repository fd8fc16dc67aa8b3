import { extreme } from './extremes.ts';

export const min = extreme(
  'min',
  `Returns the least of several values, or of the elements of an array. A block can compare two values instead.

\`\`\`puppet
min(3, 1, 2)   # 1
\`\`\``,
);
