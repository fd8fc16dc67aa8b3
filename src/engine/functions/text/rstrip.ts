import { textFunction } from './text-function.ts';

export const rstrip = textFunction(
  'rstrip',
  `Removes white space from the end of a string.

\`\`\`puppet
rstrip('  a ')   # '  a'
\`\`\``,
  (text) => text.replace(/[\0\t\n\v\f\r ]+$/, ''),
);
