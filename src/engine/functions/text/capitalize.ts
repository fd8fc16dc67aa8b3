import { textFunction } from './text-function.ts';

/** Converts the first letter to upper case and all others to lower case, like Ruby's `capitalize`. */
export function capitalizeText(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length).toLowerCase();
}

export const capitalize = textFunction(
  'capitalize',
  `Converts the first letter to upper case and the others to lower case. With an array, it converts each string.

\`\`\`puppet
capitalize('hello WORLD')   # 'Hello world'
\`\`\``,
  capitalizeText,
);
