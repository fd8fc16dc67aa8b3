/** Hover in manifests and EPP templates. */
import { builtinTypes, lintChecks } from '../../../engine/index.ts';
import type { HoverAnswer, Range } from '../../answers.ts';
import { dataTypeText } from '../../completion/types.ts';
import { cursorAt, type Cursor } from '../../cursor/cursor.ts';
import { ESCAPES, SINGLE_QUOTED_ESCAPES } from '../../docs/escapes.ts';
import { FACT_DOCS } from '../../docs/facts.ts';
import { keywordDoc } from '../../docs/keywords.ts';
import { isBuiltinResourceType, isDataType } from '../../index/known-names.ts';
import { plainName } from '../../index/symbols.ts';
import { findAttribute } from '../../knowledge/attributes.ts';
import { builtinFunction } from '../../knowledge/functions.ts';
import { knownReceiver, knownVariable } from '../../knowledge/known-receiver.ts';
import { below, knownText, type KnownValue } from '../../knowledge/known-value.ts';
import { aliasText } from '../../knowledge/type-text.ts';
import { attributeText, functionText, joined, puppetCode, resourceTypeText } from '../../knowledge/texts.ts';
import { TOP_VARIABLE_DOCS } from '../../knowledge/variables.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { RequestContext } from '../../request-context.ts';
import { cronAround } from './cron-body.ts';
import { cronFields, cronText } from './cron-time.ts';
import { modeText, symbolicModeText } from './modes.ts';
import { symbolText } from './symbols.ts';

export function hoverOfCode(context: RequestContext, file: ParsedFile, offset: number): HoverAnswer | null {
  const here = cursorAt(file, offset);
  if (here.comment !== undefined) return checkAt(file, here.comment.start, offset);
  const word = wordAt(file.text, offset);
  const cursor = word === undefined ? here : cursorAt(file, word[1]);
  const range: Range = cursor.quote === undefined ? (word ?? [offset, offset]) : quotedRange(cursor);
  const contents =
    escapeText(here) ??
    (word === undefined && cursor.quote === undefined
      ? undefined
      : wordText(context, cursor, file.text.slice(...range)));
  if (contents === undefined || contents === '') return null;
  return { contents, range: escapeText(here) === undefined ? range : escapeRange(here) };
}

/** The word at an offset, with its dollar sign; `undefined` where there is none. */
function wordAt(text: string, offset: number): Range | undefined {
  const from = Math.max(text.lastIndexOf('\n', offset - 1) + 1, 0);
  const newline = text.indexOf('\n', offset);
  const line = text.slice(from, newline === -1 ? undefined : newline);
  for (const match of line.matchAll(/\$?(?:::)?\w+(?:::\w+)*/g)) {
    const [start, end] = [from + match.index, from + match.index + match[0].length];
    if (start <= offset && offset <= end && (offset < end || !/\w/.test(text.charAt(offset)))) return [start, end];
  }
  return undefined;
}

// ---- comments and strings ---------------------------------------------------------

/** The check that a `# lint:ignore:` names. */
function checkAt({ text }: ParsedFile, start: number, offset: number): HoverAnswer | null {
  const newline = text.indexOf('\n', start);
  const comment = text.slice(start, newline === -1 ? undefined : newline);
  for (const match of comment.matchAll(/(lint:ignore:)(\w+)/g)) {
    const from = start + match.index + (match[1]?.length ?? 0);
    const range: Range = [from, from + (match[2]?.length ?? 0)];
    const check = lintChecks.find(({ name }) => name === match[2]);
    if (check !== undefined && from - 12 <= offset && offset <= range[1])
      return { contents: joined(`**${check.name}** (lint check)`, check.documentation), range };
  }
  return null;
}

/** Where a backslash with its character is at the cursor; the start alone where there is none. */
function escapeRange({ file: { text }, offset, inside }: Cursor): Range {
  if (inside === undefined) return [offset, offset];
  for (let at = inside.start + 1; at <= offset && at < text.length; at += 1) {
    if (text.charAt(at) !== '\\') continue;
    const whole = /^\\(?:u\{[\da-fA-F]*\}|u[\da-fA-F]{0,4}|[^])/.exec(text.slice(at, at + 12))?.[0] ?? '\\';
    if (offset < at + whole.length) return [at, at + whole.length];
    at += whole.length - 1;
  }
  return [offset, offset];
}

function escapeText(cursor: Cursor): string | undefined {
  const { inside, file, offset } = cursor;
  if (inside === undefined || !/^(?:single|double)$/.test(inside.kind)) return undefined;
  if (inside.kind === 'double' && file.text.startsWith('${', offset))
    return 'Interpolation: the value of the expression in the braces becomes part of the text.';
  const [start, end] = escapeRange(cursor);
  if (start === end) return undefined;
  const whole = file.text.slice(start, end);
  const docs = inside.kind === 'single' ? SINGLE_QUOTED_ESCAPES : ESCAPES;
  const doc = docs[whole.charAt(1)];
  const number = /^\\u\{?([\da-fA-F]{1,6})\}?$/.exec(whole)?.[1];
  const code = number === undefined ? NaN : Number.parseInt(number, 16);
  const character = code <= 0x10ffff ? ` Here \`${String.fromCodePoint(code)}\`.` : '';
  const quotes = inside.kind === 'single' ? 'single' : 'double';
  return doc === undefined
    ? `\`${whole}\` is no escape in ${quotes} quotes: the backslash stays.`
    : `\`${whole}\` (escape)\n\n${doc}${inside.kind === 'double' ? character : ''}`;
}

/** The text in quotes that the cursor is in; of one that goes on in further lines only the part in its first. */
function quotedRange({ file: { text }, range, quote, offset }: Cursor): Range {
  const newline = text.indexOf('\n', offset);
  const rest = text.slice(offset, newline === -1 ? undefined : newline);
  const close = quote === undefined ? -1 : rest.indexOf(quote);
  return [range[0], close === -1 ? range[1] : offset + close];
}

// ---- words --------------------------------------------------------------------------

function wordText(context: RequestContext, cursor: Cursor, word: string): string | undefined {
  const { place, quote, file, range } = cursor;
  if (cursor.isVariable && place.kind !== 'attribute name') return variableText(context, cursor, word);
  switch (place.kind) {
    case 'attribute name':
      if (quote === undefined) return attributeHover(context, cursor, word);
      break;
    case 'search attribute':
      return attributeDoc(context, { type: place.type, title: undefined, name: word });
    case 'attribute value': {
      const text = attributeValueText(context, cursor, word);
      if (text !== undefined) return text;
      break;
    }
    case 'key': {
      const known = knownReceiver(context, cursor, place.receiver);
      const text = known === undefined ? undefined : keyText(known, word);
      if (text !== undefined) return text;
      break;
    }
    default:
  }
  const fields = quote === undefined ? undefined : cronFields(word);
  if (fields !== undefined) return `**${cronText(fields)}** (\`${word}\`)`;
  const at = context.index.symbolAt(file.path, Math.max(range[0], Math.min(cursor.offset, range[1])));
  const isHere =
    at !== undefined && at.range[0] >= range[0] - 1 && at.range[1] <= Math.max(range[1], cursor.offset) + 1;
  const named = isHere
    ? at.symbols.map((symbol) => symbolText(context, symbol)).find((text) => text !== undefined)
    : undefined;
  if (named !== undefined) return named;
  return quote === undefined ? languageText(context, cursor, word) : undefined;
}

function variableText(context: RequestContext, cursor: Cursor, word: string): string | undefined {
  const name = plainVariable(word);
  const known = knownVariable(context, cursor, name);
  if (Object.hasOwn(TOP_VARIABLE_DOCS, name)) return joined(puppetCode(`$${name}`), TOP_VARIABLE_DOCS[name]);
  const { index } = context;
  const at = index.symbolAt(cursor.file.path, cursor.offset);
  const named = at?.symbols.map((symbol) => symbolText(context, symbol)).find((text) => text !== undefined);
  if (named !== undefined) return named;
  if (known?.kind === 'fact') return joined(puppetCode(`$${name}`), FACT_DOCS[known.path.join('.')], valueLine(known));
  // In `${…}` a word may as well be a function.
  return cursor.isInterpolation && !word.startsWith('$') ? languageText(context, cursor, word) : undefined;
}

function plainVariable(word: string): string {
  return word.replace(/^\$/, '').replace(/^::/, '');
}

function valueLine(known: KnownValue): string | undefined {
  const text = knownText(known);
  return text === undefined ? undefined : `Value: \`${text}\``;
}

/** A key of a fact or hash with its value. */
function keyText(receiver: KnownValue, key: string): string | undefined {
  const plain = key.replace(/^['"]|['"]$/g, '');
  const known = below(receiver, plain);
  if (known === undefined) return undefined;
  const doc = known.kind === 'fact' ? FACT_DOCS[known.path.join('.')] : undefined;
  const what = known.kind === 'fact' ? (known.path[0]?.startsWith('$') === true ? '' : ' (fact)') : ' (key)';
  const name = known.kind === 'fact' ? known.path.join('.').replace(/^\$\w+\./, '') : plain;
  return joined(`**${name}**${what}`, doc, valueLine(known));
}

// ---- attributes -----------------------------------------------------------------------

function attributeHover(context: RequestContext, cursor: Cursor, name: string): string | undefined {
  const { place, file, range } = cursor;
  if (place.kind !== 'attribute name') return undefined;
  const { type, title } = place.body;
  const text = attributeDoc(context, { type, title, name });
  const time = type === 'cron' ? cronAround(context, file, range[0], name) : undefined;
  return text === undefined ? undefined : joined(text, time);
}

const TITLE = '**title**\n\nThe title of the resource, as the manifest declares it.';

function attributeDoc(
  context: RequestContext,
  { type, title, name }: { readonly type: string; readonly title: string | undefined; readonly name: string },
): string | undefined {
  const attribute = findAttribute(context.index, { type, title, name });
  if (attribute === undefined) return name === 'title' ? TITLE : undefined;
  const owner = type === 'class' ? `class \`${title ?? ''}\`` : `\`${type}\``;
  return joined(
    `**${name}** (${attribute.origin}${attribute.origin === 'metaparameter' ? '' : ` of ${owner}`})`,
    attributeText(attribute),
  );
}

function attributeValueText(context: RequestContext, cursor: Cursor, word: string): string | undefined {
  const { place, file, range } = cursor;
  if (place.kind !== 'attribute value') return undefined;
  const { body, attribute } = place;
  if (attribute === 'mode') return modeText(word) ?? symbolicModeText(word);
  if (body.type === 'cron') {
    const time = cronAround(context, file, range[0], attribute);
    if (time !== undefined) return time;
  }
  const known = findAttribute(context.index, { ...body, name: attribute });
  const value = known?.values.find(({ text }) => text === word);
  if (known === undefined || value === undefined) return undefined;
  return joined(`\`${word}\` (value of **${attribute}**)`, value.doc ?? known.doc);
}

// ---- what the language brings -----------------------------------------------------------

function languageText(context: RequestContext, cursor: Cursor, word: string): string | undefined {
  const { place, file, range } = cursor;
  const name = plainName(word);
  const rest = file.text.slice(range[1], range[1] + 200);
  const isCalled = /^\s*\(/.test(rest);
  if (/^(?:::)?[A-Z]/.test(word)) return typeText(context, name, word);
  const isMethod = place.kind === 'method';
  const called = isMethod || isCalled || place.kind !== 'statement' ? builtinFunction(name) : undefined;
  if (/^\s*\{/.test(rest) && !isMethod && isBuiltinResourceType(name) && keywordDoc(name) === undefined)
    return resourceTypeText(name);
  if (isMethod || isCalled) return called === undefined ? keywordText(name) : functionText(called);
  const keyword = keywordText(name);
  if (keyword !== undefined) return keyword;
  if (place.kind === 'statement' || place.kind === 'resource type') {
    const statement = builtinFunction(name);
    if (statement !== undefined && !/^\s*[{:=]/.test(rest)) return functionText(statement);
    return isBuiltinResourceType(name) ? resourceTypeText(name) : undefined;
  }
  return called === undefined || isWord(cursor, rest) ? undefined : functionText(called);
}

/** Whether a bare word is a string: a value, a key, a title. */
function isWord({ place }: Cursor, rest: string): boolean {
  return place.kind !== 'expression' || /^\s*(?:=>|[,;:}\])]|$)/.test(rest);
}

function keywordText(name: string): string | undefined {
  const keyword = keywordDoc(name);
  return keyword === undefined ? undefined : joined(`**${name}** (keyword)`, keyword.doc);
}

function typeText({ index }: RequestContext, name: string, word: string): string | undefined {
  if (isDataType(name)) return dataTypeText(dataTypeName(word));
  const alias = aliasText(index, word.replace(/^::/, ''));
  if (alias !== undefined) return joined(puppetCode(`type ${word} = ${alias}`), 'A type of the module stdlib.');
  return builtinTypes.find(name) === undefined ? undefined : resourceTypeText(name);
}

function dataTypeName(word: string): string {
  return word.replace(/^::/, '');
}
