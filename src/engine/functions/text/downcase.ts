import { deepTextFunction } from './text-function.ts';

export const downcase = deepTextFunction(
  'downcase',
  `All letters as small ones; in arrays and hashes, every string.

\`\`\`puppet
downcase('ABC')   # 'abc'
\`\`\``,
  (text) => text.toLowerCase(),
);
