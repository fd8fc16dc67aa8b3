import { textFunction } from './text-function.ts';

export const chop = textFunction(
  'chop',
  `Takes the last character away; CR and LF together count as one.

\`\`\`puppet
chop('abc')   # 'ab'
\`\`\``,
  (text) => text.replace(/(?:\r\n|[\s\S])$/u, ''),
);
