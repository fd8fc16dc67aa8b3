/**
 * Completes values that a type lists: the allowed values of an attribute, or the members of a data type such as an
 * `Enum`.
 */
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { AttributeValue } from '../knowledge/attributes.ts';
import { namedValues, readType, type NamedValue } from '../knowledge/type-text.ts';
import type { RequestContext } from '../request-context.ts';
import { detail, paragraphs, quoted } from './items.ts';

/** Completes a value. Values of a string type are quoted; words of a resource type are not. */
export function valueItem({ quote }: Cursor, { text, isString, doc }: AttributeValue): CompletionItem {
  return {
    label: text,
    kind: 'value',
    ...(quote === undefined && isString ? { insertText: quoted(text) } : {}),
    ...paragraphs(doc),
  };
}

/** Completes the values that a data type names, such as the members of an `Enum`. */
export function valuesOfType({ index }: RequestContext, cursor: Cursor, type: string): readonly CompletionItem[] {
  return namedValueItems(cursor, namedValues(index, readType(type))).map((item) => ({ ...item, ...detail(type) }));
}

/**
 * Completes values that a data type lists, without duplicates. Inside quotes, leaves out `undef`, which is not a
 * string.
 */
export function namedValueItems(cursor: Cursor, values: readonly NamedValue[]): readonly CompletionItem[] {
  const found = new Map(values.map((value) => [value.text, value]));
  if (cursor.quote !== undefined) found.delete('undef');
  return [...found.values()].map((value) => valueItem(cursor, value));
}
