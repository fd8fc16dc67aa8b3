import { textFunction } from './text-function.ts';

export const strip = textFunction(
  'strip',
  `Removes white space from both ends of a string.

\`\`\`puppet
strip('  a ')   # 'a'
\`\`\``,
  (text) => text.replace(/^[\0\t\n\v\f\r ]+|[\0\t\n\v\f\r ]+$/g, ''),
);
