/** Completes values in a hash that is being typed, depending on the consumer of the hash. */
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { HashOwner } from '../cursor/place.ts';
import { symbolOf } from '../index/symbols.ts';
import { findAttribute } from '../knowledge/attributes.ts';
import { findFunction } from '../knowledge/functions.ts';
import { namedValues, readType, typesBelow } from '../knowledge/type-text.ts';
import type { RequestContext } from '../request-context.ts';
import { dataKeys, MERGES, texts } from './arguments.ts';
import { dataTypes } from './types.ts';
import { namedValueItems } from './value-items.ts';
import { attributeValues } from './values.ts';

export function hashValues(context: RequestContext, cursor: Cursor, owner: HashOwner): readonly CompletionItem[] {
  const { index } = context;
  const { path } = owner;
  if (owner.kind === 'attribute') {
    const { body, attribute } = owner;
    if (attribute === '*') return path[0] === undefined ? [] : attributeValues(context, cursor, body, path[0]);
    const type = findAttribute(index, { ...body, name: attribute })?.type;
    return type === undefined ? [] : valuesBelow(context, cursor, type, path);
  }
  const { name, first, index: at } = owner.call;
  const [key = ''] = path;
  if (name === 'lookup') return path.length === 1 ? lookupValues(context, cursor, key) : [];
  if (name === 'epp' && at === 1 && first !== undefined) {
    const template = index.definition(symbolOf('template', first.endsWith('.epp') ? first : `${first}.epp`));
    const type = template?.parameters?.find((each) => each.name === key)?.type;
    return type === undefined ? [] : valuesBelow(context, cursor, type, path.slice(1));
  }
  const attribute = path[at === 1 ? 1 : 0];
  if (name === 'create_resources' && first !== undefined && attribute !== undefined) {
    const body = { type: first.toLowerCase(), form: 'declaration', title: path[0], given: [] } as const;
    return attributeValues(context, cursor, body, attribute);
  }
  const forms = findFunction(index, name)?.forms ?? [];
  return forms.flatMap(({ parameters }) => {
    const type = parameters[at]?.type;
    return type === undefined ? [] : valuesBelow(context, cursor, type, path);
  });
}

function valuesBelow(
  { index }: RequestContext,
  cursor: Cursor,
  type: string,
  path: readonly string[],
): readonly CompletionItem[] {
  const types = typesBelow(index, readType(type), path);
  return namedValueItems(
    cursor,
    types.flatMap((each) => namedValues(index, each)),
  );
}

function lookupValues(context: RequestContext, cursor: Cursor, option: string): readonly CompletionItem[] {
  switch (option) {
    case 'name':
      return dataKeys(context, cursor);
    case 'merge':
      return texts(cursor, MERGES);
    case 'value_type':
      return cursor.quote === undefined ? dataTypes(context) : [];
    default:
      return [];
  }
}
