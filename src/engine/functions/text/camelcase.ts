import { capitalizeText } from './capitalize.ts';
import { textFunction } from './text-function.ts';

export const camelcase = textFunction(
  'camelcase',
  `Joins words that are separated by underscores, each with a capital letter.

\`\`\`puppet
camelcase('max_open_files')   # 'MaxOpenFiles'
\`\`\``,
  (text) => text.split('_').map(capitalizeText).join(''),
);
