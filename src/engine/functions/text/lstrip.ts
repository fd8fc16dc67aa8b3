import { textFunction } from './text-function.ts';

export const lstrip = textFunction(
  'lstrip',
  `Takes white space from the front.

\`\`\`puppet
lstrip('  a ')   # 'a '
\`\`\``,
  (text) => text.replace(/^[\0\t\n\v\f\r ]+/, ''),
);
