/** Completes attribute values: values of the type, references and files, then general expressions. */
import { MONTH_NAMES } from '../../engine/index.ts';
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { ResourceBody } from '../cursor/place.ts';
import { capitalized } from '../index/symbols.ts';
import { declaredKind, findAttribute } from '../knowledge/attributes.ts';
import type { RequestContext } from '../request-context.ts';
import { expressionItems } from './expressions.ts';
import { moduleFiles } from './files.ts';
import { detail, quoted } from './items.ts';
import { references, titles } from './resources.ts';
import { referenceTypes } from './types.ts';
import { valueItem } from './value-items.ts';

const CRON_VALUES: Readonly<Record<string, readonly string[]>> = {
  special: ['reboot', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'annually', 'midnight'],
  weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  month: MONTH_NAMES,
  minute: ['*', '*/5', '*/15', '0', '30'],
  hour: ['*', '*/2', '0', '12'],
};

const RELATIONSHIPS: ReadonlySet<string> = new Set(['require', 'before', 'notify', 'subscribe']);

export function attributeValues(
  context: RequestContext,
  cursor: Cursor,
  body: ResourceBody,
  attribute: string,
): readonly CompletionItem[] {
  const known = findAttribute(context.index, { ...body, name: attribute });
  const values = (known?.values ?? []).map((value) => ({
    ...valueItem(cursor, value),
    ...detail(`${attribute} of ${body.type === 'class' ? (body.title ?? 'class') : body.type}`),
  }));
  const special = specialValues(context, cursor, body, attribute);
  if (cursor.quote !== undefined) return [...values, ...special].filter(({ label }) => label !== 'undef');
  const first = [...values, ...special];
  const labels = new Set(first.map(({ label }) => label));
  return [...first, ...expressionItems(context, cursor).filter(({ label }) => !labels.has(label))];
}

function specialValues(
  context: RequestContext,
  cursor: Cursor,
  { type, title }: ResourceBody,
  attribute: string,
): readonly CompletionItem[] {
  if (RELATIONSHIPS.has(attribute)) {
    const own = title === undefined ? undefined : `${capitalized(type)}[${quoted(title)}]`;
    if (cursor.quote !== undefined) return [];
    return [...references(context, cursor).filter(({ label }) => label !== own), ...referenceTypes(context)];
  }
  if (attribute === 'schedule') return titles(context, cursor, 'schedule');
  if (attribute === 'stage') return [...titles(context, cursor, 'stage'), ...plainTitles(cursor, ['main'])];
  if (type === 'cron') return plainTitles(cursor, CRON_VALUES[attribute] ?? []);
  const isBuiltin = declaredKind(context.index, type, title)?.builtin !== undefined;
  if (!isBuiltin && attribute !== 'source') return [];
  switch (attribute) {
    case 'source':
      return moduleFiles(context, cursor);
    case 'owner':
    case 'user':
      return [...titles(context, cursor, 'user'), ...plainTitles(cursor, ['root'])];
    case 'group':
    case 'gid':
    case 'groups':
      return [...titles(context, cursor, 'group'), ...plainTitles(cursor, ['root'])];
    case 'mode':
      return plainTitles(cursor, ['0644', '0755', '0600', '0700', '0640', '0750', '0440']);
    case 'backup':
      return titles(context, cursor, 'filebucket');
    default:
      return [];
  }
}

function plainTitles({ quote }: Cursor, texts: readonly string[]): readonly CompletionItem[] {
  return texts.map((text) => ({
    label: text,
    kind: 'value',
    ...(quote === undefined ? { insertText: quoted(text) } : {}),
  }));
}
