import { builtinDeclarations } from '../../engine/index.ts';
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { Place } from '../cursor/place.ts';
import { moduleFileName, placeInModule } from '../file-kind.ts';
import type { Definition } from '../index/file-index.ts';
import { STATEMENT_KEYWORDS } from '../docs/keywords.ts';
import { resourceTypeText } from '../knowledge/documentation-texts.ts';
import type { RequestContext } from '../request-context.ts';
import { expressionItems, keywordItem } from './expressions.ts';
import { statementFunctions } from './functions.ts';
import { asString, paragraphs, restOfLine } from './items.ts';
import { definitionItem, references } from './resources.ts';
import { referenceTypes } from './types.ts';
import { variableItems } from './variables.ts';

/** Types that are most often declared. They come first in the list. */
const COMMON = ['file', 'package', 'service', 'exec', 'notify', 'user', 'group', 'cron'];

export function statementItems(
  context: RequestContext,
  cursor: Cursor,
  { after, isTemplate, within }: Place & { readonly kind: 'statement' },
): readonly CompletionItem[] {
  if (after === 'arrow')
    return [...references(context, cursor), ...resourceTypes(context, cursor), ...referenceTypes(context)];
  if (/^(?:::)?[A-Z]/.test(cursor.typed)) return [...references(context, cursor), ...referenceTypes(context)];
  const words = after === 'condition' ? ['else', 'elsif'] : after === 'unless' ? ['else'] : [];
  const conditions = words.map(keywordItem);
  if (isTemplate) {
    const tags = ['if', 'unless', 'case', 'else', 'elsif'].map(keywordItem);
    return [
      ...conditions,
      ...expressionItems(context, cursor),
      ...tags.filter(({ label }) => !isIn(conditions, label)),
    ];
  }
  return [
    ...conditions,
    ...resourceTypes(context, cursor),
    ...statementKeywords(cursor, within),
    ...statementFunctions(context, cursor),
    ...(cursor.typed === '' ? [...variableItems(context, cursor), ...referenceTypes(context)] : []),
  ];
}

/**
 * Completes keywords that are valid at a place: all definitions at the top of a file, classes and defines inside a
 * class. Anywhere else, `class` can only declare a class.
 */
function statementKeywords(cursor: Cursor, within: 'file' | 'class' | 'other'): readonly CompletionItem[] {
  const all = STATEMENT_KEYWORDS.map(({ name }) => withFileName(cursor, keywordItem(name)));
  if (within === 'file') return all;
  const allowed = all.filter(
    ({ label }) => !/^(?:define|node|function|type)$/.test(label) || (label === 'define' && within === 'class'),
  );
  if (within === 'class') return allowed;
  return allowed.map((item) => (item.label === 'class' ? { ...item, insertText: CLASS_DECLARATION } : item));
}

function withFileName(cursor: Cursor, item: CompletionItem): CompletionItem {
  if (item.insertText === undefined || !/^(?:class|define|function|type)$/.test(item.label)) return item;
  const [name] = definitionNames(cursor, item.label);
  if (name === undefined) return item;
  return { ...item, insertText: item.insertText.replace(/\$\{1:name\}/i, name.label) };
}

const CLASS_DECLARATION = "class { '${1:name}':\n  $0\n}";

function isIn(items: readonly CompletionItem[], label: string): boolean {
  return items.some((item) => item.label === label);
}

/** Completes resource types and defines, and the keyword `class`, each with a body to fill in. */
export function resourceTypes({ index }: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const hasBody = /^\s*\{/.test(restOfLine(cursor));
  const all = [...builtinDeclarations.types].map(({ name }) => name);
  const own = index.allDefinitions('define', 'resource type');
  const hidden = new Set(own.map(({ name }) => name.toLowerCase()));
  const native = [...COMMON, ...all.filter((name) => !COMMON.includes(name)).toSorted()].filter(
    (name) => !hidden.has(name),
  );
  return [
    ...native.slice(0, COMMON.length).map((name) => nativeItem(name, hasBody)),
    ...own.map((definition) => ({ ...definitionItem(definition, 'define'), ...declaration(definition, hasBody) })),
    ...native.slice(COMMON.length).map((name) => nativeItem(name, hasBody)),
  ];
}

function nativeItem(name: string, hasBody: boolean): CompletionItem {
  const insertText = `${name} { '\${1:title}':\n  $0\n}`;
  return {
    label: name,
    kind: 'resource type',
    detail: 'resource type',
    ...paragraphs(resourceTypeText(name)),
    ...(hasBody ? {} : { insertText, snippet: true }),
  };
}

function declaration(
  { name, parameters = [] }: Definition,
  hasBody: boolean,
): Pick<CompletionItem, 'insertText' | 'snippet'> {
  if (hasBody) return { insertText: name };
  const required = parameters.filter(({ isOptional, attribute }) => isOptional !== true && attribute === undefined);
  const width = Math.max(0, ...required.map((each) => each.name.length));
  const lines = required.map((each, place) => `  ${each.name.padEnd(width)} => \${${place + 2}},\n`);
  const body = lines.length === 0 ? '  $0\n' : lines.join('');
  return { insertText: `${name} { '\${1:title}':\n${body}}`, snippet: true };
}

/** Completes names for a node definition: the node of the last compilation, and `default`. */
export function nodeNames({ project }: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const { clientcert } = project.facts;
  const own: readonly CompletionItem[] =
    typeof clientcert === 'string'
      ? [
          {
            label: clientcert,
            kind: 'value',
            insertText: asString(cursor, clientcert),
            detail: 'the node of the project',
          },
        ]
      : [];
  return cursor.quote === undefined ? [...own, keywordItem('default')] : own;
}

/** Completes the name that a definition needs so that Puppet autoloads it from this file. */
export function definitionNames({ file }: Cursor, word: string): readonly CompletionItem[] {
  const inModule = placeInModule(file.path, file.readAs.paths);
  if (inModule === undefined) return [];
  const folder = word === 'function' ? 'functions' : word === 'type' ? 'types' : 'manifests';
  if (!inModule.path.startsWith(`${folder}/`) || moduleFileName(file.path, 'files', file.readAs.paths) !== undefined)
    return [];
  const parts = inModule.path
    .slice(folder.length + 1)
    .replace(/\.pp$/, '')
    .split('/');
  const names = parts.join('::') === 'init' ? [inModule.module] : [inModule.module, ...parts];
  const cased = word === 'type' ? names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)) : names;
  return [
    { label: cased.join('::'), kind: word === 'type' ? 'type' : 'class', detail: 'the name that matches this file' },
  ];
}
