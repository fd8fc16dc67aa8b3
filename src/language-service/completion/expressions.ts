/** Completes where a value is expected. */
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { CursorToken } from '../cursor/scan.ts';
import { FACT_VALUES } from '../docs/facts.ts';
import { keywordDoc } from '../docs/keywords.ts';
import { knownReceiver } from '../knowledge/known-receiver.ts';
import { namedValues, readType, type NamedValue } from '../knowledge/type-text.ts';
import { findVariable } from '../knowledge/variables.ts';
import type { RequestContext } from '../request-context.ts';
import { functionItems } from './functions.ts';
import { quoted } from './items.ts';
import { dataTypes, referenceTypes } from './types.ts';
import { namedValueItems } from './value-items.ts';
import { variableItems } from './variables.ts';

const VALUES = ['undef', 'true', 'false', 'default', 'if', 'unless', 'case'];

/**
 * Completes variables, functions and named values. Also completes types, but only before anything is typed. After a
 * capital letter, completes only types.
 */
export function expressionItems(context: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  if (cursor.quote !== undefined) return [];
  if (/^(?:::)?[A-Z]/.test(cursor.typed)) return [...dataTypes(context), ...referenceTypes(context)];
  const types = cursor.typed === '' ? [...dataTypes(context), ...referenceTypes(context)] : [];
  return [...variableItems(context, cursor), ...functionItems(context, cursor), ...VALUES.map(keywordItem), ...types];
}

export function keywordItem(name: string): CompletionItem {
  const keyword = keywordDoc(name);
  return {
    label: name,
    kind: 'keyword',
    ...(keyword?.snippet === undefined ? {} : { insertText: keyword.snippet, snippet: true }),
    ...(keyword === undefined ? {} : { documentation: keyword.doc }),
  };
}

/** Suggests values to compare with: the values of an `Enum` parameter, or common values of a fact. */
export function comparedValues(
  context: RequestContext,
  cursor: Cursor,
  subject: readonly CursorToken[],
): readonly CompletionItem[] {
  const named = valuesOfVariable(context, cursor, subject);
  if (named.length > 0) return namedValueItems(cursor, named);
  const known = knownReceiver(context, cursor, subject);
  if (known?.kind === 'type' && known.path.length === 0)
    return namedValueItems(cursor, namedValues(context.index, known.type));
  const values = known?.kind === 'fact' ? (FACT_VALUES[known.path.join('.')] ?? []) : [];
  return values.map((value) => ({
    label: value,
    kind: 'value',
    insertText: cursor.quote === undefined ? quoted(value) : value,
  }));
}

/** Completes values of a variable's declared type, because they are more informative than its default. */
function valuesOfVariable(
  context: RequestContext,
  cursor: Cursor,
  [first, ...rest]: readonly CursorToken[],
): readonly NamedValue[] {
  if (first === undefined || rest.length > 0 || first.kind !== 'variable') return [];
  const type = findVariable(context, cursor, first.text.replace(/^\$(?:::)?/, ''))?.type;
  return type === undefined ? [] : namedValues(context.index, readType(type));
}
