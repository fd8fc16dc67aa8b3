/** Completion where a value is expected. */
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { CursorToken } from '../cursor/scan.ts';
import { FACT_VALUES } from '../docs/facts.ts';
import { keywordDoc } from '../docs/keywords.ts';
import { knownReceiver } from '../knowledge/known-receiver.ts';
import { namedValues } from '../knowledge/type-text.ts';
import type { RequestContext } from '../request-context.ts';
import { functionItems } from './functions.ts';
import { quoted } from './items.ts';
import { dataTypes, referenceTypes } from './types.ts';
import { valueItem } from './value-items.ts';
import { variableItems } from './variables.ts';

const VALUES = ['undef', 'true', 'false', 'default', 'if', 'unless', 'case'];

/** Items for variables, functions, named values and types. After a capital letter, types come first. */
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

/** Suggests values to compare with: common values of a fact, or the values of an `Enum` parameter. */
export function comparedValues(
  context: RequestContext,
  cursor: Cursor,
  subject: readonly CursorToken[],
): readonly CompletionItem[] {
  const known = knownReceiver(context, cursor, subject);
  if (known?.kind === 'type' && known.path.length === 0)
    return namedValues(context.index, known.type).map((value) => valueItem(cursor, value));
  const values = known?.kind === 'fact' ? (FACT_VALUES[known.path.join('.')] ?? []) : [];
  return values.map((value) => ({
    label: value,
    kind: 'value',
    insertText: cursor.quote === undefined ? quoted(value) : value,
  }));
}
