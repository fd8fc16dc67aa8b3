/** Hover in manifests and EPP templates. */
import { findFirstRelease, nameRelease, builtinDeclarations, lintChecks } from '../../../engine/index.ts';
import type { HoverAnswer, Range } from '../../answers.ts';
import { dataTypeText } from '../../completion/types.ts';
import { cursorAt, type Cursor } from '../../cursor/cursor.ts';
import { FACT_DOCS } from '../../docs/facts.ts';
import { keywordDoc } from '../../docs/keywords.ts';
import { isBuiltinResourceType, isDataType } from '../../index/known-names.ts';
import { familyOf, lastPart, nameOf, plainName, type SymbolId } from '../../index/symbols.ts';
import { builtinFunction, findFunction, type FunctionKnowledge } from '../../knowledge/functions.ts';
import { knownReceiver, knownVariable } from '../../knowledge/known-receiver.ts';
import { below, listKeys, knownText, type KnownValue } from '../../knowledge/known-value.ts';
import { aliasText } from '../../knowledge/type-text.ts';
import { functionText, joined, puppetCode, resourceTypeText } from '../../knowledge/documentation-texts.ts';
import { findVariableType } from '../../knowledge/variable-type.ts';
import { findVariable, TOP_VARIABLE_DOCS } from '../../knowledge/variables.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { RequestContext } from '../../request-context.ts';
import { attributeDoc, attributeHover, attributeValueText } from './attributes.ts';
import { cronFields, cronText } from './cron-time.ts';
import { escapeRange, escapeText } from './escapes.ts';
import { hoverOfFormat } from './format-directive.ts';
import { toHoverText, type HoverText } from './hover-text.ts';
import { legacyFactText } from './legacy-facts.ts';
import { numberText } from './numbers.ts';
import { operatorAt } from './operators.ts';
import { symbolText } from './symbols.ts';

export function hoverOfCode(context: RequestContext, file: ParsedFile, offset: number): HoverAnswer | null {
  const here = cursorAt(file, offset);
  if (here.comment !== undefined)
    return checkAt(file, here.comment.start, offset) ?? documentedAt(context, file, offset);
  const format = hoverOfFormat(context, here);
  if (format !== null) return format;
  const word = wordAt(file.text, offset);
  const cursor = word === undefined ? here : cursorAt(file, word[1]);
  const range: Range = cursor.quote === undefined ? (word ?? [offset, offset]) : quotedRange(cursor);
  const escape = escapeText(here);
  if (escape !== undefined) return { contents: escape, range: escapeRange(here), reference: 'concept/string' };
  const found =
    word === undefined && cursor.quote === undefined ? undefined : wordText(context, cursor, file.text.slice(...range));
  if (found === undefined || found.text === '') return word === undefined ? operatorAt(file, offset) : null;
  const { text, reference } = found;
  const arrival = arrivalText(context, reference);
  const contents = arrival === undefined ? text : joined(arrival, text);
  return { contents, range, ...(reference === undefined ? {} : { reference }) };
}

/** Describes which release introduced a function or data type, if the project's release does not have it yet. */
function arrivalText({ project: { release } }: RequestContext, reference: string | undefined): string | undefined {
  if (release === undefined || reference === undefined) return undefined;
  const [kind, name = ''] = reference.split('/');
  if (kind !== 'function' && kind !== 'data-type') return undefined;
  const since = findFirstRelease(release, kind === 'function' ? 'function' : 'data type', name);
  return since === undefined
    ? undefined
    : `**Since ${nameRelease(since)}**: the project's release, ${nameRelease(release.id)}, does not have \`${name}\`.`;
}

/** Returns the word at an offset, including its dollar sign, or undefined if there is none. */
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

/** Returns the hover text of the parameter that a `@param` tag documents. */
function documentedAt(context: RequestContext, { path }: ParsedFile, offset: number): HoverAnswer | null {
  const at = context.index.symbolAt(path, offset);
  const found = at?.role === 'doc' ? symbolHover(context, at.symbols) : undefined;
  return at === undefined || found === undefined ? null : { contents: found.text, range: at.range };
}

/** Returns the hover text of the check that a `# lint:ignore:` names. */
function checkAt({ text }: ParsedFile, start: number, offset: number): HoverAnswer | null {
  const newline = text.indexOf('\n', start);
  const comment = text.slice(start, newline === -1 ? undefined : newline);
  for (const match of comment.matchAll(/(lint:ignore:)(\w+)/g)) {
    const from = start + match.index + (match[1]?.length ?? 0);
    const range: Range = [from, from + (match[2]?.length ?? 0)];
    const check = lintChecks.find(({ name }) => name === match[2]);
    if (check !== undefined && from - 12 <= offset && offset <= range[1])
      return {
        contents: joined(`**${check.name}** (lint check)`, check.documentation),
        range,
        reference: `lint/${check.name}`,
      };
  }
  return null;
}

/**
 * Returns the range of the quoted string at the cursor. For a string of several lines, returns only the part on its
 * first line.
 */
function quotedRange({ file: { text }, range, quote, offset }: Cursor): Range {
  const newline = text.indexOf('\n', offset);
  const rest = text.slice(offset, newline === -1 ? undefined : newline);
  const close = quote === undefined ? -1 : rest.indexOf(quote);
  return [range[0], close === -1 ? range[1] : offset + close];
}

function wordText(context: RequestContext, cursor: Cursor, word: string): HoverText | undefined {
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
      const text = known === undefined ? undefined : keyText(context, known, word);
      if (text !== undefined) return text;
      break;
    }
    case 'argument': {
      const text = place.call.name === 'fact' && quote !== undefined ? dottedFactText(context, word) : undefined;
      if (text !== undefined) return text;
      break;
    }
    default:
  }
  const number = quote === undefined ? numberText(word) : undefined;
  if (number !== undefined) return toHoverText(number, 'data-type/Integer');
  const fields = quote === undefined ? undefined : cronFields(word);
  if (fields !== undefined) return toHoverText(`**${cronText(fields)}** (\`${word}\`)`, 'type/cron');
  const at = context.index.symbolAt(file.path, Math.max(range[0], Math.min(cursor.offset, range[1])));
  const isHere =
    at !== undefined && at.range[0] >= range[0] - 1 && at.range[1] <= Math.max(range[1], cursor.offset) + 1;
  const named = isHere ? symbolHover(context, at.symbols) : undefined;
  if (named !== undefined) return named;
  return quote === undefined ? languageText(context, cursor, word) : undefined;
}

/** Returns the hover text of the first known symbol. A built-in function also has a reference page. */
function symbolHover(context: RequestContext, symbols: readonly SymbolId[]): HoverText | undefined {
  for (const symbol of symbols) {
    const text = symbolText(context, symbol);
    if (text === undefined) continue;
    const name = nameOf(symbol);
    const isBuiltin = familyOf(symbol) === 'function' && findFunction(context.index, name)?.definition === undefined;
    const ownVariable = familyOf(symbol) === 'meta' ? `variable/${lastPart(name)}` : undefined;
    return toHoverText(text, isBuiltin ? `function/${name}` : ownVariable);
  }
  return undefined;
}

function variableText(context: RequestContext, cursor: Cursor, word: string): HoverText | undefined {
  const name = plainVariable(word);
  const known = knownVariable(context, cursor, name);
  if (Object.hasOwn(TOP_VARIABLE_DOCS, name))
    return toHoverText(joined(puppetCode(`$${name}`), TOP_VARIABLE_DOCS[name]), `variable/${name}`);
  const { index } = context;
  const at = index.symbolAt(cursor.file.path, cursor.offset);
  const named = symbolHover(context, at?.symbols ?? []);
  if (named !== undefined) return { ...named, text: joined(named.text, typeLine(context, cursor, name)) };
  if (known?.kind === 'fact')
    return toHoverText(
      joined(puppetCode(`$${name}`), FACT_DOCS[known.path.join('.')], valueLine(known)),
      factPage(known.path),
    );
  const legacy = legacyFactText(context, name);
  if (legacy !== undefined) return toHoverText(legacy, 'lint/legacy_facts');
  // In `${…}`, a bare word may be the name of a function.
  return cursor.isInterpolation && !word.startsWith('$') ? languageText(context, cursor, word) : undefined;
}

/** Returns the hover text with the type of a variable, if its declaration does not state the type. */
function typeLine(context: RequestContext, cursor: Cursor, name: string): string | undefined {
  const place = cursorInScope(context, cursor, name);
  if (findVariable(context, place, name)?.type !== undefined) return undefined;
  const type = findVariableType(context, place, name);
  return type === undefined ? undefined : `Type: \`${type}\``;
}

/**
 * Moves a cursor that is on the declaration of a variable to a position after it, because the variable is in scope only
 * there.
 */
function cursorInScope({ index }: RequestContext, cursor: Cursor, name: string): Cursor {
  const { file, range } = cursor;
  const declared = index
    .fileIndex(file.path)
    ?.scopes.flatMap(({ variables }) => variables)
    .find((each) => each.name === name && each.selection[0] === range[0] + 1);
  if (declared === undefined) return cursor;
  const body = file.text.indexOf('{', range[1]);
  const end = declared.kind === 'lambda parameter' ? body + 1 : declared.value?.[1];
  return end === undefined ? cursor : cursorAt(file, end);
}

function plainVariable(word: string): string {
  return word.replace(/^\$/, '').replace(/^::/, '');
}

function valueLine(known: KnownValue): string | undefined {
  const text = knownText(known);
  return text === undefined ? undefined : `Value: \`${text}\``;
}

function factPage(path: readonly string[]): string | undefined {
  const documented = path.findLastIndex((_, at) => FACT_DOCS[path.slice(0, at + 1).join('.')] !== undefined);
  if (documented === -1) return undefined;
  const address = path.slice(0, documented + 1).join('/');
  return address.startsWith('$') ? `variable/${address.slice(1)}` : `fact/${address}`;
}

function keyText(context: RequestContext, receiver: KnownValue, key: string): HoverText | undefined {
  const plain = key.replace(/^['"]|['"]$/g, '');
  const known = below(receiver, plain);
  if (known === undefined) return undefined;
  const doc = known.kind === 'fact' ? FACT_DOCS[known.path.join('.')] : undefined;
  const what = known.kind === 'fact' ? (known.path[0]?.startsWith('$') === true ? '' : ' (fact)') : ' (key)';
  const name = known.kind === 'fact' ? known.path.join('.').replace(/^\$\w+\./, '') : plain;
  return toHoverText(
    joined(`**${name}**${what}`, doc, valueLine(known), memberLine(context, receiver, plain)),
    known.kind === 'fact' ? factPage(known.path) : undefined,
  );
}

/** Describes a fact, given the dotted name that the function `fact` takes: `os.family`. */
function dottedFactText({ project: { facts } }: RequestContext, name: string): HoverText | undefined {
  const path = name.split('.');
  const known = path.reduce<KnownValue | undefined>(
    (value, key) => (value === undefined ? undefined : below(value, key)),
    {
      kind: 'fact',
      value: facts,
      path: [],
    },
  );
  if (known === undefined) return undefined;
  return toHoverText(joined(`**${name}** (fact)`, FACT_DOCS[name], valueLine(known)), factPage(path));
}

function memberLine(context: RequestContext, receiver: KnownValue, key: string): string | undefined {
  if (receiver.kind !== 'type') return undefined;
  const member = listKeys(context, receiver).find((each) => each.key === key);
  return member === undefined ? undefined : `Type: \`${member.detail}\``;
}

function languageText(context: RequestContext, cursor: Cursor, word: string): HoverText | undefined {
  const { place, file, range } = cursor;
  const name = plainName(word);
  const rest = file.text.slice(range[1], range[1] + 200);
  const isCalled = /^\s*\(/.test(rest);
  if (/^(?:::)?[A-Z]/.test(word)) return typeText(context, name, word);
  const isMethod = place.kind === 'method';
  const called = isMethod || isCalled || place.kind !== 'statement' ? builtinFunction(name) : undefined;
  if (/^\s*\{/.test(rest) && !isMethod && isBuiltinResourceType(name) && keywordDoc(name) === undefined)
    return typeHover(name);
  if (isMethod || isCalled) return called === undefined ? keywordText(name) : functionHover(called);
  const keyword = keywordText(name);
  if (keyword !== undefined) return keyword;
  if (place.kind === 'statement' || place.kind === 'resource type') {
    const statement = builtinFunction(name);
    if (statement !== undefined && !/^\s*[{:=]/.test(rest)) return functionHover(statement);
    return isBuiltinResourceType(name) ? typeHover(name) : undefined;
  }
  return called === undefined || isWord(cursor, rest) ? undefined : functionHover(called);
}

function functionHover(known: FunctionKnowledge): HoverText {
  return { text: functionText(known), reference: `function/${known.name}` };
}

function typeHover(name: string): HoverText | undefined {
  return toHoverText(resourceTypeText(name), `type/${name}`);
}

/** Checks whether a bare word is a string: a value, a key, a title. */
function isWord({ place }: Cursor, rest: string): boolean {
  return place.kind !== 'expression' || /^\s*(?:=>|[,;:}\])]|$)/.test(rest);
}

function keywordText(name: string): HoverText | undefined {
  const keyword = keywordDoc(name);
  return keyword === undefined
    ? undefined
    : toHoverText(joined(`**${name}** (keyword)`, keyword.doc), `keyword/${name}`);
}

function typeText({ index }: RequestContext, name: string, word: string): HoverText | undefined {
  if (isDataType(name)) return toHoverText(dataTypeText(dataTypeName(word)), `data-type/${dataTypeName(word)}`);
  const alias = aliasText(index, word.replace(/^::/, ''));
  if (alias !== undefined)
    return toHoverText(
      joined(puppetCode(`type ${word} = ${alias}`), 'A type of the module stdlib.'),
      `data-type/${dataTypeName(word)}`,
    );
  return builtinDeclarations.find(name) === undefined ? undefined : typeHover(name);
}

function dataTypeName(word: string): string {
  return word.replace(/^::/, '');
}
