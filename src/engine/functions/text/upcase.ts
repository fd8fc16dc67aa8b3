import { deepTextFunction } from './text-function.ts';

export const upcase = deepTextFunction(
  'upcase',
  `Converts letters to upper case. With an array or a hash, it converts every string.

\`\`\`puppet
upcase('abc')   # 'ABC'
\`\`\``,
  (text) => text.toUpperCase(),
);
