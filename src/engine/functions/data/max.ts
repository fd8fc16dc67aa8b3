import { extreme } from './extremes.ts';

export const max = extreme(
  'max',
  `Returns the greatest of several values, or of the elements of an array. A block can compare two values instead.

\`\`\`puppet
max(3, 1, 2)   # 3
\`\`\``,
);
