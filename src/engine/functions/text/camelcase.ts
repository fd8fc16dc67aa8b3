import { capitalizeText } from './capitalize.ts';
import { textFunction } from './text-function.ts';

export const camelcase = textFunction(
  'camelcase',
  `Joins words that underscores separate, each with a capital.

\`\`\`puppet
camelcase('max_open_files')   # 'MaxOpenFiles'
\`\`\``,
  (text) => text.split('_').map(capitalizeText).join(''),
);
