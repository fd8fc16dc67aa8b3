/**
 * Completes in ERB templates: variables of the code that renders the template, and class variables that `scope` reads.
 */
import type { CompletionItem, Range } from '../answers.ts';
import { moduleFileName } from '../file-kind.ts';
import { listModuleClasses } from '../index/resolve.ts';
import { familyOf, nameOf, plainName, symbolOf } from '../index/symbols.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { trustedFacts } from '../knowledge/facts.ts';
import { below, type KnownValue } from '../knowledge/known-value.ts';
import type { RequestContext } from '../request-context.ts';
import { detail } from './items.ts';

const INSTANCE_VARIABLE = /(?<![\w@])@(\w*)$/;
const SCOPE_KEY = /scope(?:\[|\.lookupvar\(|\.\[\]\()\s*["'](?:::)?([\w:]*)$/;

const FACT_KEY = /(?:@|scope\[["'](?:::)?)(facts|trusted)(?:["']\])?((?:\[["'][^"'\]]*["']\])*)\[["']([\w:]*)$/;

export function erbItems(
  context: RequestContext,
  { path, text }: ParsedFile,
  offset: number,
): readonly CompletionItem[] {
  const before = text.slice(0, offset);
  const tag = before.slice(before.lastIndexOf('<%') + 2);
  if (!before.includes('<%') || tag.includes('%>')) return [];
  const rest = /^[\w:]*/.exec(text.slice(offset))?.[0].length ?? 0;
  const variable = INSTANCE_VARIABLE.exec(tag);
  if (variable !== null) {
    const range: Range = [offset - variable[0].length, offset + rest];
    return [...variablesOfCallers(context, path)].map(([name, origin]) => ({
      label: `@${name}`,
      kind: 'variable',
      range,
      ...detail(origin),
    }));
  }
  const facts = factKeys(context, tag, [offset, offset + rest]);
  if (facts !== undefined) return facts;
  const key = SCOPE_KEY.exec(tag);
  if (key === null) return [];
  const range: Range = [offset - (key[1] ?? '').length, offset + rest];
  return context.index.allDefinitions('class').flatMap(({ name }) =>
    context.index.variablesOf(plainName(name)).map((each): CompletionItem => ({
      label: `${plainName(name)}::${each.name}`,
      kind: 'variable',
      range,
      ...detail(each.type),
    })),
  );
}

function factKeys(
  { project: { facts } }: RequestContext,
  tag: string,
  [offset, end]: Range,
): readonly CompletionItem[] | undefined {
  const [, root, keys = '', typed = ''] = FACT_KEY.exec(tag) ?? [];
  if (root === undefined) return undefined;
  const path = [...keys.matchAll(/["']([^"']*)["']/g)].map(([, key = '']) => key);
  const known = path.reduce<KnownValue | undefined>(
    (value, key) => (value === undefined ? undefined : below(value, key)),
    {
      kind: 'fact',
      value: root === 'facts' ? facts : trustedFacts(facts),
      path: [],
    },
  );
  if (known?.kind !== 'fact' || known.value === null || typeof known.value !== 'object') return [];
  return Object.keys(known.value).map((label) => ({ label, kind: 'key', range: [offset - typed.length, end] }));
}

/**
 * Returns the variables in scope where the template is rendered, with the files that set them. If nothing renders the
 * template, returns the variables of all classes in its module, like `resolve.ts`.
 */
function variablesOfCallers({ index }: RequestContext, path: string): ReadonlyMap<string, string> {
  const name = moduleFileName(path, 'templates', index.environmentPaths) ?? path;
  const found = new Map<string, string>();
  const addClass = (className: string): void => {
    for (const { symbol, file } of index.lineage(className))
      for (const each of index.variablesOf(nameOf(symbol))) found.set(each.name, file);
  };
  const callers = index.occurrences([symbolOf('template', name)]).filter(({ file }) => file !== path);
  if (callers.length === 0) for (const each of listModuleClasses(index, name)) addClass(each);
  for (const { file, range } of callers) {
    for (const { variables, kind, symbol } of index.scopesAt(file, range[0])) {
      for (const each of variables) found.set(each.name, file);
      if (kind === 'class' && symbol !== undefined && familyOf(symbol) === 'class') addClass(nameOf(symbol));
    }
  }
  return found;
}
