import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { HashOwner } from '../cursor/place.ts';
import type { CursorToken } from '../cursor/scan.ts';
import { FACT_DOCS } from '../docs/facts.ts';
import { symbolOf } from '../index/symbols.ts';
import { declaredKind, findAttribute, listMetaparameters, ownAttributes } from '../knowledge/attributes.ts';
import { findFunction } from '../knowledge/functions.ts';
import { knownReceiver } from '../knowledge/known-receiver.ts';
import { listKeys, type KnownKey } from '../knowledge/known-value.ts';
import { attributeItem } from './attributes.ts';
import { listMembers, readType } from '../knowledge/type-text.ts';
import { findReceiverType } from '../knowledge/variable-type.ts';
import type { RequestContext } from '../request-context.ts';
import { asString, detail, paragraphs, quoted } from './items.ts';

export function accessKeys(
  context: RequestContext,
  cursor: Cursor,
  receiver: readonly CursorToken[],
): readonly CompletionItem[] {
  const known = knownReceiver(context, cursor, receiver);
  const keys = known === undefined ? [] : listKeys(context, known).map((key) => keyItem(cursor, key));
  if (keys.length > 0) return keys;
  // The default of a parameter may be an empty hash, although its type has members.
  const type = findReceiverType(context, cursor, receiver);
  return type === undefined
    ? []
    : structKeys(context.index, type, []).map((item) => ({ ...item, insertText: asString(cursor, item.label) }));
}

export function keyItem(cursor: Cursor, { key, detail: value, path }: KnownKey): CompletionItem {
  return {
    label: key,
    kind: 'key',
    insertText: asString(cursor, key),
    ...detail(value),
    ...paragraphs(
      path === undefined ? undefined : FACT_DOCS[path.join('.')],
      value === '' ? undefined : `\`${value}\``,
    ),
  };
}

/**
 * Completes the keys of a hash for the type or template that receives it: members of a `Struct`, or parameters of a
 * template.
 */
export function hashKeys(
  context: RequestContext,
  cursor: Cursor,
  owner: HashOwner | undefined,
  given: readonly string[],
): readonly CompletionItem[] {
  const items =
    owner === undefined
      ? []
      : owner.kind === 'attribute'
        ? attributeKeys(context, owner)
        : argumentKeys(context, owner);
  return items
    .filter(({ label }) => !given.includes(label))
    .map((item) => ({ ...item, insertText: cursor.quote === undefined ? `${quoted(item.label)} => ` : item.label }));
}

function attributeKeys(
  { index }: RequestContext,
  { body, attribute, path }: HashOwner & { readonly kind: 'attribute' },
): readonly CompletionItem[] {
  if (attribute === '*' && path.length === 0) {
    const declared = declaredKind(index, body.type, body.title);
    const own = declared === undefined ? [] : ownAttributes(index, declared);
    return [...own, ...listMetaparameters(body.type)]
      .filter(({ name }) => !body.given.includes(name))
      .map(attributeItem);
  }
  const type = findAttribute(index, { ...body, name: attribute })?.type;
  return type === undefined ? [] : structKeys(index, type, path);
}

function structKeys(index: RequestContext['index'], type: string, path: readonly string[]): readonly CompletionItem[] {
  return listMembers(index, readType(type), path).map(({ key, text }) => ({
    label: key,
    kind: 'key',
    ...detail(text),
  }));
}

function argumentKeys(
  { index }: RequestContext,
  { call, path }: HashOwner & { readonly kind: 'argument' },
): readonly CompletionItem[] {
  const { name, first, index: at } = call;
  if (name === 'epp' && at === 1 && path.length === 0 && first !== undefined) {
    const template = index.definition(symbolOf('template', first.endsWith('.epp') ? first : `${first}.epp`));
    return (template?.parameters ?? []).map((each) => ({ label: each.name, kind: 'key', ...detail(each.type) }));
  }
  const isResources = name === 'create_resources' && first !== undefined;
  const isDefaults = (at === 2 && path.length === 0) || (at === 1 && path.length === 1);
  if (isResources && isDefaults) {
    const declared = declaredKind(index, first.toLowerCase(), path[0]);
    const own = declared === undefined ? [] : ownAttributes(index, declared);
    return [...own, ...listMetaparameters(first)].map(attributeItem);
  }
  if (name === 'lookup' && at === 0 && path.length === 0)
    return LOOKUP_OPTIONS.map((label) => ({ label, kind: 'key' }));
  if (name === 'lookup' && at === 1 && path.length === 0)
    return LOOKUP_OPTIONS.slice(1).map((label) => ({ label, kind: 'key' }));
  const forms = findFunction(index, name)?.forms ?? [];
  return forms.flatMap(({ parameters }) => {
    const type = parameters[at]?.type;
    return type === undefined ? [] : structKeys(index, type, path);
  });
}

const LOOKUP_OPTIONS = ['name', 'value_type', 'default_value', 'override', 'default_values_hash', 'merge'];
