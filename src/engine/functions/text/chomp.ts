import { textFunction } from './text-function.ts';

export const chomp = textFunction(
  'chomp',
  `Takes one line end (LF, CR or both) from the end.

\`\`\`puppet
chomp("a\\n")   # 'a'
\`\`\``,
  (text) => text.replace(/(?:\r\n|\r|\n)$/, ''),
);
