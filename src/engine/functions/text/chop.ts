import { textFunction } from './text-function.ts';

export const chop = textFunction(
  'chop',
  `Removes the last character of a string. CR and LF together count as one.

\`\`\`puppet
chop('abc')   # 'ab'
\`\`\``,
  (text) => text.replace(/(?:\r\n|[\s\S])$/u, ''),
);
