import { textFunction } from './text-function.ts';

export const strip = textFunction(
  'strip',
  `Takes white space from both ends.

\`\`\`puppet
strip('  a ')   # 'a'
\`\`\``,
  (text) => text.replace(/^[\\0\\s]+|[\\0\\s]+\$/g, ''),
);
