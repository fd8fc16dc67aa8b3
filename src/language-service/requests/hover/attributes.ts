import type { Cursor } from '../../cursor/cursor.ts';
import { isBuiltinResourceType } from '../../index/known-names.ts';
import { findAttribute, type AttributeKnowledge } from '../../knowledge/attributes.ts';
import { attributeText, joined } from '../../knowledge/documentation-texts.ts';
import type { RequestContext } from '../../request-context.ts';
import { cronAround } from './cron-body.ts';
import { toHoverText, type HoverText } from './hover-text.ts';
import { modeText, symbolicModeText } from './modes.ts';

export function attributeHover(context: RequestContext, cursor: Cursor, name: string): HoverText | undefined {
  const { place, file, range } = cursor;
  if (place.kind !== 'attribute name') return undefined;
  const { type, title } = place.body;
  const known = attributeDoc(context, { type, title, name });
  const time = type === 'cron' ? cronAround(context, file, range[0], name) : undefined;
  return known === undefined ? undefined : { ...known, text: joined(known.text, time) };
}

const TITLE = '**title**\n\nThe title of the resource, as the manifest declares it.';

/** Returns the hover text of an attribute, given by type and name. The cursor need not be inside a resource. */
export function attributeDoc(
  context: RequestContext,
  { type, title, name }: { readonly type: string; readonly title: string | undefined; readonly name: string },
): HoverText | undefined {
  const attribute = findAttribute(context.index, { type, title, name });
  if (attribute === undefined) return name === 'title' ? toHoverText(TITLE, 'concept/title') : undefined;
  const owner = type === 'class' ? `class \`${title ?? ''}\`` : `\`${type}\``;
  return toHoverText(
    joined(
      `**${name}** (${attribute.origin}${attribute.origin === 'metaparameter' ? '' : ` of ${owner}`})`,
      attributeText(attribute),
    ),
    attributePage(attribute, type),
  );
}

function attributePage({ name, origin }: AttributeKnowledge, type: string): string | undefined {
  if (origin === 'metaparameter') return `metaparameter/${name}`;
  return isBuiltinResourceType(type) ? `type/${type}/${name}` : undefined;
}

export function attributeValueText(context: RequestContext, cursor: Cursor, word: string): HoverText | undefined {
  const { place, file, range } = cursor;
  if (place.kind !== 'attribute value') return undefined;
  const { body, attribute } = place;
  if (attribute === 'mode') return toHoverText(modeText(word) ?? symbolicModeText(word), 'type/file/mode');
  if (body.type === 'cron') {
    const time = cronAround(context, file, range[0], attribute);
    if (time !== undefined) return toHoverText(time, `type/cron/${attribute}`);
  }
  const known = findAttribute(context.index, { ...body, name: attribute });
  const value = known?.values.find(({ text }) => text === word);
  if (known === undefined || value === undefined) return undefined;
  return toHoverText(
    joined(`\`${word}\` (value of **${attribute}**)`, value.doc ?? known.doc),
    attributePage(known, body.type),
  );
}
