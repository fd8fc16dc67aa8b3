import { textFunction } from './text-function.ts';

export const strip = textFunction(
  'strip',
  `Takes white space from both ends.

\`\`\`puppet
strip('  a ')   # 'a'
\`\`\``,
  (text) => text.replace(/^[\0\t\n\v\f\r ]+|[\0\t\n\v\f\r ]+$/g, ''),
);
