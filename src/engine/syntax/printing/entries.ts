import type { KeyedEntry } from '../ast.ts';
import type { Doc } from './doc.ts';
import { type Context, expressionDoc } from './expressions.ts';
import { flatText } from './layout.ts';

export function entryDocs(entries: readonly KeyedEntry[], context: Context): readonly Doc[] {
  return alignedDocs(
    entries.map(({ key, value }) => [expressionDoc(key, context), expressionDoc(value, context)] as const),
  );
}

/** Longest key that affects the alignment of arrows. A longer key does not move the arrows of other keys. */
const LONGEST_KEY = 40;

export function alignedDocs(
  entries: readonly (readonly [key: Doc, value: Doc])[],
  arrows?: readonly string[],
): readonly Doc[] {
  const widths = entries.map(([key]) => flatText(key)?.length ?? 0);
  const column = Math.max(0, ...widths.filter((width) => width <= LONGEST_KEY));
  return entries.map(([key, value], index) => {
    const padding = ' '.repeat(Math.max(0, column - (widths[index] ?? 0)));
    return [key, { kind: 'choice', broken: padding, flat: '' }, ` ${arrows?.[index] ?? '=>'} `, value];
  });
}
