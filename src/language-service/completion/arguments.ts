/** Completes function arguments that name something: classes, keys, templates, types. */
import { builtinDeclarations } from '../../engine/index.ts';
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { CallAt } from '../cursor/place.ts';
import { nameOf } from '../index/symbols.ts';
import { findFunction } from '../knowledge/functions.ts';
import type { KnownValue } from '../knowledge/known-value.ts';
import type { RequestContext } from '../request-context.ts';
import { dottedKeys, dugKeys, keysBelow } from './dug-keys.ts';
import { expressionItems } from './expressions.ts';
import { namedFiles, templates } from './files.ts';
import { functionNames } from './functions.ts';
import { asString, detail } from './items.ts';
import { classes, references } from './resources.ts';
import { dataTypes, referenceTypes } from './types.ts';
import { valuesOfType } from './value-items.ts';

export function argumentItems(context: RequestContext, cursor: Cursor, call: CallAt): readonly CompletionItem[] {
  const named = namedArguments(context, cursor, call);
  if (named !== undefined && named.isAll) return named.items;
  const values = valuesOfParameter(context, cursor, call);
  return [...(named?.items ?? []), ...values, ...expressionItems(context, cursor)];
}

interface Named {
  readonly items: readonly CompletionItem[];
  /** True if the argument is nearly always one of these items. Other expressions are then not suggested. */
  readonly isAll: boolean;
}

export const MERGES = ['first', 'unique', 'hash', 'deep'];

function namedArguments(context: RequestContext, cursor: Cursor, call: CallAt): Named | undefined {
  const { name, index: at } = call;
  const facts: KnownValue = { kind: 'fact', value: context.project.facts, path: [] };
  const first = at === 0;
  const all = (items: readonly CompletionItem[]): Named => ({ items, isAll: true });
  const some = (items: readonly CompletionItem[]): Named => ({ items, isAll: cursor.quote !== undefined });
  switch (name) {
    case 'include':
    case 'contain':
    case 'require':
      return cursor.typed.startsWith('$')
        ? undefined
        : all(classes(context, cursor, { isQuoted: cursor.quote !== undefined, ...ownClass(context, cursor) }));
    case 'realize':
      return all(cursor.quote === undefined ? [...references(context, cursor), ...referenceTypes(context)] : []);
    case 'defined':
      return some(
        cursor.quote === undefined ? references(context, cursor) : classes(context, cursor, { isQuoted: true }),
      );
    case 'lookup':
      if (first) return some(dataKeys(context, cursor));
      if (at === 1) return some(cursor.quote === undefined ? dataTypes(context) : []);
      return at === 2 ? some(texts(cursor, MERGES)) : undefined;
    case 'hiera':
    case 'hiera_array':
    case 'hiera_hash':
    case 'hiera_include':
      return first ? some(dataKeys(context, cursor)) : undefined;
    case 'epp':
    case 'stdlib::deferrable_epp':
      return first ? some(templates(context, cursor, '.epp')) : undefined;
    case 'template':
      return some(templates(context, cursor, 'other'));
    case 'find_template':
      return some([...templates(context, cursor, '.epp'), ...templates(context, cursor, 'other')]);
    case 'file':
    case 'find_file':
    case 'binary_file':
      return some(namedFiles(context, cursor));
    case 'create_resources':
    case 'ensure_resource':
    case 'ensure_resources':
    case 'stdlib::ensure_resources':
      return first ? some(typeNames(context, cursor)) : undefined;
    case 'fact':
      return first ? some(keysBelow(context, cursor, facts, '')) : undefined;
    case 'getvar':
      return first ? some(keysBelow(context, cursor, facts, 'facts.')) : undefined;
    case 'dig':
      return first ? undefined : some(dugKeys(context, cursor, call));
    case 'get':
      return at === 1 ? some(dottedKeys(context, cursor, call)) : undefined;
    case 'call':
      return first && cursor.quote !== undefined ? all(functionNames(context)) : undefined;
    case 'new':
      if (call.type === 'Deferred' && first)
        return cursor.quote === undefined ? undefined : all(functionNames(context));
      return first ? some(cursor.quote === undefined ? dataTypes(context) : []) : undefined;
    case 'assert_type':
      return first ? some(cursor.quote === undefined ? dataTypes(context) : []) : undefined;
    default:
      return undefined;
  }
}

/** A class that includes itself would have no effect. */
function ownClass({ index }: RequestContext, { file, offset }: Cursor): { readonly except?: string } {
  const scope = index.scopesAt(file.path, offset).findLast(({ kind }) => kind === 'class');
  return scope?.symbol === undefined ? {} : { except: nameOf(scope.symbol) };
}

export function texts(cursor: Cursor, values: readonly string[]): readonly CompletionItem[] {
  return values.map((label) => ({ label, kind: 'value', insertText: asString(cursor, label) }));
}

function valuesOfParameter(
  context: RequestContext,
  cursor: Cursor,
  { name, index: at }: CallAt,
): readonly CompletionItem[] {
  const found = new Map<string, CompletionItem>();
  for (const { parameters } of findFunction(context.index, name)?.forms ?? []) {
    const last = parameters.at(-1);
    const parameter = parameters[at] ?? (last?.count === '*' || last?.count === '+' ? last : undefined);
    if (parameter === undefined || parameter.isBlock) continue;
    for (const item of valuesOfType(context, cursor, parameter.type))
      if (item.label !== 'undef') found.set(item.label, item);
  }
  return [...found.values()];
}

/** Completes keys of the Hiera data. */
export function dataKeys({ index }: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const found = new Map<string, CompletionItem>();
  for (const { name, file } of index.allDefinitions('key'))
    if (!found.has(name))
      found.set(name, { label: name, kind: 'key', insertText: asString(cursor, name), ...detail(file) });
  return [...found.values()];
}

function typeNames({ index }: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const own = index.allDefinitions('define', 'resource type').map(({ name }) => name);
  return [...builtinDeclarations.types]
    .map(({ name }) => name)
    .concat(own, 'class')
    .map((label) => ({ label, kind: 'resource type', insertText: asString(cursor, label) }));
}
