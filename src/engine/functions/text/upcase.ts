import { deepTextFunction } from './text-function.ts';

export const upcase = deepTextFunction(
  'upcase',
  `All letters as capitals; in arrays and hashes, every string.

\`\`\`puppet
upcase('abc')   # 'ABC'
\`\`\``,
  (text) => text.toUpperCase(),
);
