/** Completes data types of the language and of the project, and their arguments in brackets. */
import { findFirstRelease, BUILTIN_TYPE_NAMES, builtinDeclarations, STDLIB_TYPE_ALIASES } from '../../engine/index.ts';
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import { DATA_TYPE_DOCS } from '../docs/data-types.ts';
import { isDataType } from '../index/known-names.ts';
import { capitalized, plainName } from '../index/symbols.ts';
import { joined, puppetCode } from '../knowledge/documentation-texts.ts';
import type { RequestContext } from '../request-context.ts';
import { detail, quoted } from './items.ts';
import { definitionItem, titles } from './resources.ts';

/** Common types, which come first in the list. */
const COMMON = ['String', 'Integer', 'Boolean', 'Array', 'Hash', 'Optional', 'Enum', 'Variant', 'Struct'];

const builtin: readonly CompletionItem[] = [...COMMON, ...BUILTIN_TYPE_NAMES.filter((name) => !COMMON.includes(name))]
  .filter((name) => name !== 'TypeReference')
  .map((label) => ({
    label,
    kind: 'type',
    ...detail(DATA_TYPE_DOCS[label]?.form),
    documentation: dataTypeText(label),
  }));

export function dataTypeText(name: string): string {
  const { doc, form } = DATA_TYPE_DOCS[name] ?? { doc: '' };
  return joined(`**${name}** (data type)`, doc, form === undefined ? undefined : puppetCode(form));
}

const fromStdlib: readonly CompletionItem[] = Object.entries(STDLIB_TYPE_ALIASES).map(([label, type]) => ({
  label,
  kind: 'type',
  detail: 'type of the module stdlib',
  documentation: puppetCode(`type ${label} = ${type}`),
}));

export function dataTypes({ index, project: { release } }: RequestContext): readonly CompletionItem[] {
  const isThere = ({ label }: CompletionItem): boolean =>
    release === undefined || findFirstRelease(release, 'data type', label) === undefined;
  const own = index.allDefinitions('type').map((definition) => definitionItem(definition, 'type'));
  const names = new Set(own.map(({ label }) => label));
  return [
    ...builtin.slice(0, COMMON.length),
    ...own,
    ...builtin.slice(COMMON.length).filter(isThere),
    ...fromStdlib.filter(({ label }) => !names.has(label)),
  ];
}

/** Completes resource types in references and defaults: `File`, `Ntp::Server`, and `Class`. */
export function referenceTypes({ index }: RequestContext): readonly CompletionItem[] {
  const native = [...builtinDeclarations.types].map(({ name, doc }): CompletionItem => ({
    label: capitalized(name),
    kind: 'reference',
    detail: 'reference or defaults of a resource type',
    documentation: doc,
  }));
  const own = index.allDefinitions('define', 'resource type').map((definition) => ({
    ...definitionItem(definition, 'reference'),
    label: capitalized(plainName(definition.name)),
  }));
  return [...native, ...own, { label: 'Class', kind: 'reference', documentation: dataTypeText('Class') }];
}

/** Completes in brackets after a type: titles, classes, or types. */
export function typeArguments(
  context: RequestContext,
  cursor: Cursor,
  { type, index }: { readonly type: string; readonly index: number },
): readonly CompletionItem[] {
  const name = plainName(type);
  if (name === 'class' || !isDataType(name)) return titles(context, cursor, name);
  if (cursor.quote !== undefined) return [];
  switch (name) {
    case 'enum':
    case 'pattern':
    case 'regexp':
    case 'integer':
    case 'float':
    case 'string':
    case 'boolean':
    case 'timestamp':
    case 'timespan':
    case 'semver':
      return [];
    case 'resource':
      if (index > 0) return [];
      return [...builtinDeclarations.types].map((each) => ({
        label: each.name,
        kind: 'resource type',
        insertText: quoted(each.name),
      }));
    default:
      return [...dataTypes(context), ...referenceTypes(context)];
  }
}
