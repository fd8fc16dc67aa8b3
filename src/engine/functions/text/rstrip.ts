import { textFunction } from './text-function.ts';

export const rstrip = textFunction(
  'rstrip',
  `Takes white space from the end.

\`\`\`puppet
rstrip('  a ')   # '  a'
\`\`\``,
  (text) => text.replace(/[\0\t\n\v\f\r ]+$/, ''),
);
