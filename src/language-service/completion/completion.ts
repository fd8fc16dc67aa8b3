/** Returns the completion items at the cursor, best matches first. */
import type { CompletionAnswer, CompletionItem } from '../answers.ts';
import { cursorAt, type Cursor } from '../cursor/cursor.ts';
import { OTHER_KEYWORDS } from '../docs/keywords.ts';
import { plainName } from '../index/symbols.ts';
import type { PlaceParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';
import { rubyItems } from '../ruby/ruby-items.ts';
import { rubyTypes } from './ruby-types.ts';
import { argumentItems } from './arguments.ts';
import { attributeNames, searchedAttributes } from './attributes.ts';
import { commentItems } from './comments.ts';
import { fixturesItems, hieraConfigurationItems, metadataItems } from './configuration.ts';
import { dataItems } from './data.ts';
import { erbItems } from './erb.ts';
import { comparedValues, expressionItems, keywordItem } from './expressions.ts';
import { functionItems, methods } from './functions.ts';
import { hashValues } from './hash-values.ts';
import { accessKeys, hashKeys } from './keys.ts';
import { environmentConfItems, puppetfileItems } from './puppetfile.ts';
import { classes, titles, titlesToDeclare } from './resources.ts';
import { definitionNames, nodeNames, resourceTypes, statementItems } from './statements.ts';
import { dataTypes, referenceTypes, typeArguments } from './types.ts';
import { valuesOfType } from './value-items.ts';
import { attributeValues } from './values.ts';
import { variableItems } from './variables.ts';

export function completion(context: RequestContext, { file: path, offset }: PlaceParameters): CompletionAnswer {
  const file = context.index.file(path);
  if (file === undefined) return { items: [] };
  switch (file.kind) {
    case 'manifest':
    case 'epp': {
      const cursor = cursorAt(file, offset);
      return { items: manifestItems(context, cursor).map((item) => ({ range: cursor.range, ...item })) };
    }
    case 'data':
      return { items: path.endsWith('.json') ? [] : dataItems(context, file, offset) };
    case 'hiera.yaml':
      return { items: hieraConfigurationItems(context, file, offset) };
    case 'erb':
      return { items: erbItems(context, file, offset) };
    case 'metadata.json':
      return { items: metadataItems(file, offset) };
    case 'Puppetfile':
      return { items: puppetfileItems(file, offset) };
    case '.fixtures.yml':
      return { items: fixturesItems(file, offset) };
    case 'ruby':
      return { items: rubyTypes(context, file, offset) ?? rubyItems(file, offset) };
    case 'environment.conf':
      return { items: environmentConfItems(file, offset) };
    default:
      return { items: [] };
  }
}

function manifestItems(context: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const { place, quote } = cursor;
  if (cursor.comment !== undefined) return commentItems(context, cursor);
  if (quote === undefined && /^\d/.test(cursor.typed)) return [];
  if (cursor.isVariable && place.kind === 'nothing' && !cursor.isInText) return [];
  if (cursor.isVariable)
    return place.kind === 'interpolation' && !cursor.typed.startsWith('$')
      ? [...variableItems(context, cursor), ...functionItems(context, cursor)]
      : variableItems(context, cursor);
  switch (place.kind) {
    case 'attribute name':
      return quote === undefined ? attributeNames(context, cursor, place.body) : [];
    case 'attribute value':
      return attributeValues(context, cursor, place.body, place.attribute);
    case 'search attribute':
      return searchedAttributes(context, place.type);
    case 'search value':
      return place.attribute === 'title'
        ? titles(context, cursor, place.type)
        : attributeValues(context, cursor, searchedBody(place.type), place.attribute);
    case 'key':
      return accessKeys(context, cursor, place.receiver);
    case 'hash key':
      return hashKeys(context, cursor, place.owner, place.given);
    case 'argument':
      return argumentItems(context, cursor, place.call);
    case 'title':
      return titlesToDeclare(context, cursor, place.type);
    case 'type argument':
      return typeArguments(context, cursor, place);
    case 'selector option':
    case 'case option':
      return [
        keywordItem('default'),
        ...comparedValues(context, cursor, place.subject),
        ...expressionItems(context, cursor),
      ].filter(({ label }) => quote === undefined || label !== 'default');
    case 'definition name':
      return place.word === 'node'
        ? nodeNames(context, cursor)
        : quote === undefined
          ? definitionNames(cursor, place.word)
          : [];
    case 'default':
      return [...valuesOfType(context, cursor, place.type), ...expressionItems(context, cursor)];
    case 'expression': {
      const compared = place.compared === undefined ? [] : comparedValues(context, cursor, place.compared);
      const named = place.owner === undefined ? [] : hashValues(context, cursor, place.owner);
      return [...compared, ...named, ...expressionItems(context, cursor)];
    }
    default:
      return quote === undefined ? codeItems(context, cursor) : [];
  }
}

function searchedBody(type: string): {
  readonly type: string;
  readonly form: 'collector';
  readonly title: undefined;
  readonly given: readonly string[];
} {
  return { type, form: 'collector', title: undefined, given: [] };
}

function codeItems(context: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const { place } = cursor;
  switch (place.kind) {
    case 'statement':
      return statementItems(context, cursor, place);
    case 'resource type':
      return resourceTypes(context, cursor);
    case 'method':
      return methods(context, cursor, place.receiver);
    case 'parent class':
      return classes(context, cursor, { except: plainName(place.name) });
    case 'type':
    case 'parameter':
      return [...dataTypes(context), ...(place.kind === 'type' ? referenceTypes(context) : [])];
    case 'class head':
      return [keywordItem('inherits')];
    case 'interpolation':
      return [...variableItems(context, cursor), ...functionItems(context, cursor)];
    case 'operator':
      return OTHER_KEYWORDS.filter(({ name }) => /^(?:and|or|in)$/.test(name)).map(({ name }) => keywordItem(name));
    default:
      return [];
  }
}
