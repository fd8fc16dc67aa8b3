import { textFunction } from './text-function.ts';

/** The first letter as a capital, the others small, as Ruby's `capitalize`. */
export function capitalizeText(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length).toLowerCase();
}

export const capitalize = textFunction(
  'capitalize',
  `The first letter as a capital and the others small; of several strings, each.

\`\`\`puppet
capitalize('hello WORLD')   # 'Hello world'
\`\`\``,
  capitalizeText,
);
