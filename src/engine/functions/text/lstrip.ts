import { textFunction } from './text-function.ts';

export const lstrip = textFunction(
  'lstrip',
  `Removes white space from the start of a string.

\`\`\`puppet
lstrip('  a ')   # 'a '
\`\`\``,
  (text) => text.replace(/^[\0\t\n\v\f\r ]+/, ''),
);
