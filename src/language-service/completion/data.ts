/** Completes Hiera data: keys that set parameters, their values, lookup options, interpolations. */
import { HIERA_FUNCTIONS } from '../docs/hiera-functions.ts';
import type { CompletionItem } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { plainName, variableSymbol } from '../index/symbols.ts';
import { below, listKeys, type KnownValue } from '../knowledge/known-value.ts';
import { trustedFacts } from '../knowledge/facts.ts';
import { namedValues, readType } from '../knowledge/type-text.ts';
import { readDoc } from '../index/doc.ts';
import { LOOKUP_OPTIONS } from '../schemas/lookup-options.ts';
import { fieldNamed, fieldsBelow, type Fields } from '../schemas/schema.ts';
import type { RequestContext } from '../request-context.ts';
import { detail, paragraphs } from './items.ts';
import { definitionItem } from './resources.ts';
import { lineAt, parentKeys, type DataLine } from './yaml-line.ts';

export function dataItems(context: RequestContext, file: ParsedFile, offset: number): readonly CompletionItem[] {
  const line = lineAt(file.text, offset);
  if (line.isComment) return [];
  const interpolation = /%\{([^}]*)$/.exec(line.before)?.[1];
  if (interpolation !== undefined) return interpolationItems(context, interpolation, offset);
  const parents = parentKeys(file.text, line);
  const [top, second] = parents;
  if (line.isElement && line.key === undefined && /(?:^|_|::)classes$/.test(parents.at(-1) ?? ''))
    return classNames(context, line);
  if (line.key !== undefined) return valueItems(context, line, [...parents, line.key]);
  if (top === undefined) return topKeys(context, file, line);
  if (top !== 'lookup_options') return [];
  if (second === undefined) return optionKeys(context, file, line);
  return optionItems(line, fieldsBelow(LOOKUP_OPTIONS, parents.slice(2)) ?? {});
}

/** Completes the elements of a list of class names, which `lookup('classes').include` reads. */
function classNames({ index }: RequestContext, { range }: DataLine): readonly CompletionItem[] {
  return index
    .allDefinitions('class')
    .map((definition) => ({ ...definitionItem(definition, 'class'), label: plainName(definition.name), range }));
}

function keyItems({ range }: DataLine, names: readonly string[]): readonly CompletionItem[] {
  return names.map((label) => ({ label, kind: 'key', insertText: `${label}: `, range }));
}

function optionItems({ range }: DataLine, fields: Fields): readonly CompletionItem[] {
  return Object.entries(fields).map(([label, { documentation }]) => ({
    label,
    kind: 'key',
    insertText: `${label}: `,
    range,
    documentation,
  }));
}

/**
 * Completes top-level keys: class parameters that the file does not set yet, keys of other data files, and
 * `lookup_options`.
 */
function topKeys(context: RequestContext, file: ParsedFile, line: DataLine): readonly CompletionItem[] {
  const given = keysInLines(file.text, line);
  const colon = /^['"]?\s*:/.test(line.after) ? '' : ': ';
  const all = [...parameterKeys(context), ...otherKeys(context, file), LOOKUP_OPTIONS_ITEM];
  const seen = new Set<string>();
  return all.flatMap((item): readonly CompletionItem[] => {
    if (given.has(item.label) || seen.has(item.label)) return [];
    seen.add(item.label);
    return [{ ...item, insertText: `${item.label}${colon}`, range: line.range }];
  });
}

const LOOKUP_OPTIONS_ITEM: CompletionItem = {
  label: 'lookup_options',
  kind: 'keyword',
  documentation:
    'Options for the lookup of keys: `merge` sets how values of several levels are combined, `convert_to` converts the value to a type.',
};

function keysInLines(text: string, { start }: DataLine): ReadonlySet<string> {
  const found = new Set<string>();
  for (const match of text.matchAll(/^(["']?)([\w:.-]+?)\1[ \t]*:(?=\s|$)/gm))
    if (match.index !== start && match[2] !== undefined) found.add(match[2]);
  return found;
}

function parameterKeys({ index }: RequestContext): readonly CompletionItem[] {
  return index.allDefinitions('class').flatMap((definition) => {
    const doc = readDoc(definition.doc ?? '').params;
    return (definition.parameters ?? []).map(({ name, type, default: value }): CompletionItem => ({
      label: `${plainName(definition.name)}::${name}`,
      kind: 'parameter',
      ...detail(type),
      ...paragraphs(doc.get(name), value === undefined ? 'Required.' : `Default: \`${value}\``),
    }));
  });
}

function otherKeys({ index }: RequestContext, { path }: ParsedFile): readonly CompletionItem[] {
  return index
    .allDefinitions('key')
    .filter(({ file }) => file !== path)
    .map(({ name, file }) => ({ label: name, kind: 'key', ...detail(file) }));
}

function optionKeys(context: RequestContext, file: ParsedFile, line: DataLine): readonly CompletionItem[] {
  const names = new Set([
    ...parameterKeys(context).map(({ label }) => label),
    ...context.index.allDefinitions('key').map(({ name }) => name),
    ...keysInLines(file.text, line),
  ]);
  names.delete('lookup_options');
  return keyItems(line, [...names]);
}

/** Completes after `key: `: the values of the parameter's type, or the merge strategies. */
function valueItems(
  { index }: RequestContext,
  { range }: DataLine,
  path: readonly string[],
): readonly CompletionItem[] {
  const [key = ''] = path;
  const last = path.at(-1);
  if (key === 'lookup_options')
    return (fieldNamed(fieldsBelow(LOOKUP_OPTIONS, path.slice(2, -1)), last ?? '')?.values ?? []).map((label) => ({
      label,
      kind: 'value',
      range,
    }));
  const type = index.parameter(variableSymbol(key))?.parameter.type;
  if (type === undefined || path.length > 1) return [];
  return namedValues(index, readType(type)).map(({ text }) => ({
    label: text === 'undef' ? '~' : text,
    kind: 'value',
    range,
    ...detail(type),
  }));
}

const METHODS: readonly CompletionItem[] = Object.entries(HIERA_FUNCTIONS)
  .filter(([name]) => name !== 'hiera')
  .map(([, { call, documentation }]) => ({ label: call, kind: 'function', documentation }));

/** Completes inside `%{…}`: dotted names of facts, or the key of a lookup. */
export function interpolationItems(context: RequestContext, typed: string, offset: number): readonly CompletionItem[] {
  const argument = /\b(?:lookup|hiera|alias)\(\s*['"]([^'"]*)$/.exec(typed)?.[1];
  const range = (text: string): readonly [number, number] => [offset - text.length, offset];
  if (argument !== undefined) {
    const names = new Set(context.index.allDefinitions('key').map(({ name }) => name));
    return [...names].map((label) => ({ label, kind: 'key', range: range(argument) }));
  }
  const name = typed.trimStart();
  const parts = name.split('.');
  const last = parts.pop() ?? '';
  const { facts } = context.project;
  const variables: KnownValue = { kind: 'fact', value: { facts, trusted: trustedFacts(facts) }, path: [] };
  const known = parts.reduce<KnownValue | undefined>(
    (at, key) => (at === undefined ? undefined : below(at, key)),
    variables,
  );
  const keys = known === undefined ? [] : listKeys(context, known);
  const own = keys.map(({ key, detail: value }): CompletionItem => ({
    label: key,
    kind: 'key',
    range: range(last),
    ...(parts.length === 0 ? {} : detail(value)),
  }));
  if (parts.length > 0) return own;
  const more: readonly CompletionItem[] = [{ label: 'environment', kind: 'key' }, ...METHODS];
  return [...own, ...more.map((item) => ({ ...item, range: range(last) }))];
}
