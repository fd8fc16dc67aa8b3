import { deepTextFunction } from './text-function.ts';

export const downcase = deepTextFunction(
  'downcase',
  `Converts letters to lower case. With an array or a hash, it converts every string.

\`\`\`puppet
downcase('ABC')   # 'abc'
\`\`\``,
  (text) => text.toLowerCase(),
);
