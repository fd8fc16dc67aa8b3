/** Hints for references to resources that are not in the catalog. */
import type { Span } from '../../span.ts';
import type { Advice } from '../advice.ts';
import type { HintContext } from '../context.ts';
import type { Anchor } from '../anchor.ts';
import { nearNames } from '../near-names.ts';

const REACH = 20_000;

/**
 * Hint for a typo in a reference, such as `Package[ngnix]`: suggests the nearest title of this type in the catalog. The
 * hint marks the reference itself.
 */
export function absentReference(reference: string, anchor: Anchor | undefined, context: HintContext): Advice {
  const [, type = '', title = ''] = /^([\w:]+)\[([\s\S]*)\]$/.exec(reference) ?? [];
  const mark = anchor === undefined ? undefined : titleAfter(anchor, type, title);
  const isClass = type.toLowerCase() === 'class';
  const known = isClass ? context.classes() : context.titles(type);
  if (isClass && known.includes(title.toLowerCase()))
    return { hint: `A reference does not declare a class. Add include ${title.toLowerCase()}.`, mark };
  const [name, ...others] = nearNames(title, known);
  if (name === undefined) return { hint: withoutNear(reference, type, title, known), mark };
  const hint = `Did you mean ${[name, ...others]
    .slice(0, 3)
    .map((each) => `${type}['${each}']`)
    .join(' or ')}?`;
  if (mark === undefined || others.length > 0) return { hint, mark };
  return { hint, mark, edit: { title: `Change to ${name}`, span: mark, text: name } };
}

function withoutNear(reference: string, type: string, title: string, known: readonly string[]): string {
  if (type.toLowerCase() === 'class')
    return `A reference does not declare a class. Add include ${title.toLowerCase()}.`;
  return known.length === 0
    ? `The catalog contains no ${type}. Declare ${reference}, or include the class that declares it.`
    : `Declare ${reference} with exactly this title, or include the class that declares it.`;
}

/** Returns the span of a reference's title after the anchor. The reference must occur only once there. */
function titleAfter({ text, offset }: Anchor, type: string, title: string): Span | undefined {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const rest = text.slice(offset, offset + REACH);
  const found = [
    ...rest.matchAll(new RegExp(String.raw`\b${type}\s*\[(?:[^\]]*?,)?\s*(['"]?)${escaped}\1\s*(?=[,\]])`, 'gi')),
  ];
  const [first] = found;
  if (first === undefined || found.length > 1) return undefined;
  const at = first[0].toLowerCase().lastIndexOf(title.toLowerCase());
  return { offset: offset + first.index + at, length: title.length };
}
