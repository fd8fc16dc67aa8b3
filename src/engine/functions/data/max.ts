import { extreme } from './extremes.ts';

export const max = extreme(
  'max',
  `The greatest of several values, or of an array's elements. A block can compare two of them instead.

\`\`\`puppet
max(3, 1, 2)   # 3
\`\`\``,
);
