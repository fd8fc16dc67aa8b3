import { textFunction } from './text-function.ts';

export const chomp = textFunction(
  'chomp',
  `Removes one line break (LF, CR or both) from the end of a string.

\`\`\`puppet
chomp("a\\n")   # 'a'
\`\`\``,
  (text) => text.replace(/(?:\r\n|\r|\n)$/, ''),
);
