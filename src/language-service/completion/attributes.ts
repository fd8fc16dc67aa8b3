/** Completes attribute names in the body of a resource, and in the query of a collector. */
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { ResourceBody } from '../cursor/place.ts';
import { scan } from '../cursor/scan.ts';
import { Structure } from '../cursor/structure.ts';
import { declaredKind, listMetaparameters, ownAttributes, type AttributeKnowledge } from '../knowledge/attributes.ts';
import { attributeText } from '../knowledge/documentation-texts.ts';
import type { RequestContext } from '../request-context.ts';
import { detail, escapeSnippet, paragraphs, restOfLine } from './items.ts';

/**
 * Completes attributes, and then metaparameters. Leaves out attributes that the body already has, except the attribute
 * at the cursor.
 */
export function attributeNames(context: RequestContext, cursor: Cursor, body: ResourceBody): readonly CompletionItem[] {
  const { type, title } = body;
  const after = attributesAfter(cursor);
  const given = new Set([...body.given, ...after]);
  const declared = declaredKind(context.index, type, title);
  const own = declared === undefined ? [] : ownAttributes(context.index, declared);
  const all = [...own.filter(({ isNamevar }) => !isNamevar), ...own.filter(({ isNamevar }) => isNamevar)];
  const names = new Set(all.map(({ name }) => name));
  return [...all, ...listMetaparameters(type).filter(({ name }) => !names.has(name))]
    .filter(({ name }) => !given.has(name))
    .map((attribute) => ({ ...attributeItem(attribute), ...insertion(cursor, attribute, [...given]) }));
}

export function attributeItem(attribute: AttributeKnowledge): CompletionItem {
  const { name, origin, type, values, isRequired } = attribute;
  const shown = type ?? values.map(({ text }) => text).join(', ');
  return {
    label: name,
    kind: origin === 'parameter' && type !== undefined ? 'parameter' : 'attribute',
    ...detail(isRequired ? `required, ${shown === '' ? 'Any' : shown}` : shown === '' ? origin : shown),
    ...paragraphs(attributeText(attribute)),
  };
}

/**
 * Inserts the name and an arrow that is aligned with the other attributes. If an arrow already follows, inserts only
 * the name.
 */
function insertion(
  cursor: Cursor,
  { name, values }: AttributeKnowledge,
  given: readonly string[],
): Pick<CompletionItem, 'insertText' | 'snippet'> {
  const rest = restOfLine(cursor);
  if (/^\s*[=+]>/.test(rest)) return {};
  const { text } = cursor.file;
  const lineStart = text.lastIndexOf('\n', cursor.range[0] - 1) + 1;
  const isAloneInLine = text.slice(lineStart, cursor.range[0]).trim() === '';
  const width = isAloneInLine ? Math.max(...given.map((each) => each.length), name.length) : name.length;
  const comma = isAloneInLine && rest.trim() === '' ? ',' : '';
  const choices = values.map((each) => each.text);
  const isChoice = choices.length > 0 && choices.length <= 8 && choices.every((each) => /^\w+$/.test(each));
  const value = isChoice && values.every(({ isString }) => !isString) ? `\${1|${choices.join(',')}|}` : '$1';
  return { insertText: `${escapeSnippet(name.padEnd(width))} => ${value}${comma}$0`, snippet: true };
}

/** Maximum number of characters to read after the cursor for the rest of a body. */
const LONGEST_BODY = 5000;

function attributesAfter({ file, range }: Cursor): readonly string[] {
  const { text } = file;
  const limit = Math.min(text.length, range[1] + LONGEST_BODY);
  const { frames } = scan(text, limit, { from: range[1] });
  const structure = new Structure(text, frames[0] ?? []);
  const own = structure.open.at(-1)?.own ?? [];
  const end = own.findIndex((token) => /^[;}]$/.test(token.text) && structure.closedBy(token) === undefined);
  const rest = end === -1 ? own : own.slice(0, end);
  // The word at the cursor is an attribute name, so `rest` may begin with its arrow. Only names before later arrows
  // count.
  return rest.flatMap(({ kind, text: name }, index) => {
    const next = rest[index + 1]?.text;
    return kind === 'name' && (next === '=>' || next === '+>') ? [name] : [];
  });
}

/** Completes the attributes that a collector can query. */
export function searchedAttributes({ index }: RequestContext, type: string): readonly CompletionItem[] {
  const declared = declaredKind(index, type);
  const own = declared === undefined ? [] : ownAttributes(index, declared);
  const title: CompletionItem = { label: 'title', kind: 'attribute', documentation: 'The title of the resource.' };
  return [title, ...own.map(attributeItem), ...listMetaparameters(type).map(attributeItem)].map((item) => ({
    ...item,
    insertText: `${item.label} == $1`,
    snippet: true,
  }));
}
