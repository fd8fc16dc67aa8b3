/** Completes titles of resources, references to them, and names of classes. */
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { Definition } from '../index/file-index.ts';
import { capitalized, plainName } from '../index/symbols.ts';
import type { Compiled } from '../knowledge/last-results.ts';
import { definitionText } from '../knowledge/documentation-texts.ts';
import type { RequestContext } from '../request-context.ts';
import { readDoc } from '../index/doc.ts';
import { asString, detail, quoted } from './items.ts';

/** Maximum number of items; typing narrows the list. */
const MOST = 2000;

interface Declared {
  /** Normalized name of the type: lower case, no leading colons. */
  readonly type: string;
  readonly title: string;
  readonly file: string | undefined;
}

/**
 * Returns the resources of the project and of the last catalog, without duplicates. Resources in the cursor's file come
 * first.
 */
function declaredResources({ index, project }: RequestContext, file: string, type?: string): readonly Declared[] {
  const found = new Map<string, Declared>();
  const add = (each: Declared): void => {
    const key = `${each.type} ${each.title}`;
    if (!found.has(key)) found.set(key, each);
  };
  const own = index.fileIndex(file);
  for (const each of own === undefined ? index.fileIndexes : [own, ...index.fileIndexes]) {
    for (const resource of each.resources) {
      if (found.size >= MOST) break;
      if (type !== undefined && resource.type !== type) continue;
      if (/[$\\\n]/.test(resource.title) || resource.title === '') continue;
      add({ type: resource.type, title: resource.title, file: each.path });
    }
  }
  for (const each of project.compiled === undefined ? [] : compiledResources(project.compiled))
    if (found.size < MOST && (type === undefined || each.type === type)) add(each);
  return [...found.values()];
}

function compiledResources({ resources }: Compiled): readonly Declared[] {
  return resources.map(({ type, title, file }) => ({ type: type.toLowerCase(), title, file }));
}

/** Completes titles of resources for `File['…']`. `type` is the normalized name of their type. */
export function titles(context: RequestContext, cursor: Cursor, type: string): readonly CompletionItem[] {
  if (type === 'class') return classes(context, cursor, { isQuoted: true });
  return declaredResources(context, cursor.file.path, type)
    .filter((each) => !isAtCursor(cursor, each))
    .map(({ title, file }) => ({
      label: title,
      kind: 'title',
      insertText: asString(cursor, title),
      ...detail(file),
    }));
}

function isAtCursor({ quote, file, range }: Cursor, { title, file: path }: Declared): boolean {
  if (quote === undefined || path !== file.path || title !== file.text.slice(...range)) return false;
  return file.text.split(`'${title}'`).length <= 2 && !file.text.includes(`"${title}"`);
}

/** Completes references: `Package['ntp']`. */
export function references(context: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const resources = declaredResources(context, cursor.file.path).map(({ type, title, file }): CompletionItem => ({
    label: `${capitalized(type)}[${quoted(title)}]`,
    kind: 'reference',
    ...detail(file),
  }));
  const known = new Set(resources.map(({ label }) => label));
  const ofClasses = context.index.allDefinitions('class').map((definition): CompletionItem => ({
    label: `Class['${plainName(definition.name)}']`,
    kind: 'reference',
    ...detail(definition.file),
  }));
  return [...resources, ...ofClasses.filter(({ label }) => !known.has(label))];
}

export function classes(
  { index }: RequestContext,
  cursor: Cursor,
  { isQuoted = false, except }: { readonly isQuoted?: boolean; readonly except?: string } = {},
): readonly CompletionItem[] {
  return index
    .allDefinitions('class')
    .filter(({ name }) => plainName(name) !== except)
    .map((definition) => {
      const name = plainName(definition.name);
      const colons = cursor.typed.startsWith('::') ? '::' : '';
      return {
        ...definitionItem(definition, 'class'),
        label: name,
        insertText: isQuoted ? asString(cursor, name) : `${colons}${name}`,
      };
    });
}

export function definitionItem(definition: Definition, kind: CompletionItem['kind']): CompletionItem {
  const summary = readDoc(definition.doc ?? '').summary;
  return {
    label: definition.name,
    kind,
    ...detail(summary ?? definition.file),
    documentation: definitionText(definition),
  };
}

/**
 * Completes the title of a resource. After `class {`, these are classes; other titles are free text and are not
 * completed.
 */
export function titlesToDeclare(context: RequestContext, cursor: Cursor, type: string): readonly CompletionItem[] {
  if (type !== 'class') return [];
  const rest = cursor.file.text.slice(cursor.range[1], cursor.range[1] + 40);
  const hasColon = /^['"]?\s*:(?!:)/.test(rest);
  return classes(context, cursor, { isQuoted: true }).map((item) => ({
    ...item,
    insertText: `${item.insertText ?? item.label}${hasColon || cursor.quote !== undefined ? '' : ':'}`,
  }));
}
