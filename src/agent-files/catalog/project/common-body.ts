/**
 * Finds one body for all instances of a define. A value in the body must be equal in all instances, or follow from the
 * title or a parameter of the instance.
 */
import { isArray, programString, type CatalogResource, type Value } from '../../../engine/index.ts';
import type { Item } from './nesting.ts';
import { escapeDouble } from './quote.ts';
import { resourceCode, type WriteValue } from './resource-code.ts';
import { referenceCode } from './value-code.ts';

/** An instance of a define, and the items that it declares. */
export interface Instance {
  readonly resource: CatalogResource;
  readonly items: readonly Item[];
}

/** Returns the statements of the body, or undefined if no single body fits all instances. */
export function commonBody(instances: readonly Instance[], write: WriteValue): string | undefined {
  const [first] = instances;
  if (first === undefined || instances.some(({ items }) => items.length !== first.items.length)) return undefined;
  const statements: string[] = [];
  for (const index of first.items.keys()) {
    const resources = instances.flatMap(({ items }) => {
      const item = items[index];
      return item?.kind === 'resource' ? [item.resource] : [];
    });
    const statement = resources.length === instances.length ? commonStatement(instances, resources, write) : undefined;
    if (statement === undefined) return undefined;
    statements.push(statement);
  }
  return statements.join('\n');
}

/**
 * Returns the statement that declares the same resource in all instances, or undefined if there is none.
 * @param resources one resource of each instance
 */
function commonStatement(
  instances: readonly Instance[],
  resources: readonly CatalogResource[],
  write: WriteValue,
): string | undefined {
  const [first] = resources;
  if (first === undefined || first.exported) return undefined;
  const form = formOf(first);
  if (resources.some((each) => formOf(each) !== form)) return undefined;
  const title = commonValue(instances, { values: resources.map((each) => each.title), attribute: 'title' }, write);
  if (title === undefined) return undefined;
  const codes = new Map<string, string>();
  for (const name of first.parameters.keys()) {
    const values = resources.map(({ parameters }) => parameters.get(name)?.value);
    const code = commonValue(instances, { values, attribute: name }, write);
    if (code === undefined) return undefined;
    codes.set(name, code);
  }
  return resourceCode(first, title, (value, name) => codes.get(name) ?? write(value, name));
}

/**
 * Returns a key that is equal for resources that one statement of a define can declare: same type, same `virtual` and
 * `exported`, same `ensure`, and the same names of attributes.
 */
function formOf({ type, virtual, exported, parameters }: CatalogResource): string {
  // Resources with different values of `ensure` are written as separate statements, which are easier to read.
  const ensure = programString(parameters.get('ensure')?.value);
  return JSON.stringify([type, virtual, exported, ensure, [...parameters.keys()].sort()]);
}

interface Values {
  readonly values: readonly Value[];
  readonly attribute: string;
}

/**
 * Returns an expression that evaluates to each instance's own value when the instance's body runs it. Undefined if
 * there is none.
 */
function commonValue(instances: readonly Instance[], given: Values, write: WriteValue): string | undefined {
  const { values, attribute } = given;
  const [first] = values;
  const texts = values.map((value) => programString(value));
  if (values.some((value) => typeof value === 'object' && !isArray(value) && value.kind === 'Sensitive'))
    return undefined;
  if (texts.every((text) => text === texts[0])) return write(first, attribute);
  const parameter = findParameter(instances, texts, attribute);
  if (parameter !== undefined) return `$${parameter}`;
  return commonShape(instances, given, write) ?? selectByBoolean(instances, given, write);
}

function commonShape(instances: readonly Instance[], given: Values, write: WriteValue): string | undefined {
  const { values } = given;
  if (values.every((value) => typeof value === 'string')) return titleTemplate(instances, values);
  if (values.every((value) => typeof value === 'object' && isArray(value))) return commonArray(instances, given, write);
  return commonReference(instances, values);
}

/** Returns a selector if a boolean parameter decides the value. */
function selectByBoolean(
  instances: readonly Instance[],
  { values, attribute }: Values,
  write: WriteValue,
): string | undefined {
  if (attribute === 'title') return undefined;
  const [first] = instances;
  for (const name of first?.resource.parameters.keys() ?? []) {
    const given = instances.map(({ resource }) => resource.parameters.get(name)?.value);
    if (!/^[a-z]\w*$/.test(name) || given.some((each) => typeof each !== 'boolean')) continue;
    const [whenTrue, whenFalse] = [true, false].map((flag) => values.filter((_, index) => given[index] === flag));
    if (whenTrue === undefined || whenFalse === undefined || !isOneValue(whenTrue) || !isOneValue(whenFalse)) continue;
    return `$${name} ? { true => ${write(whenTrue[0], attribute)}, default => ${write(whenFalse[0], attribute)} }`;
  }
  return undefined;
}

function isOneValue(values: readonly Value[]): boolean {
  return new Set(values.map((value) => programString(value))).size === 1;
}

function findParameter(
  instances: readonly Instance[],
  texts: readonly string[],
  attribute: string,
): string | undefined {
  const [first] = instances;
  const known = [...(first?.resource.parameters.keys() ?? [])].filter(
    (name) => /^[a-z]\w*$/.test(name) && name !== 'name',
  );
  // After the title, a parameter with the attribute's own name is the likeliest source of the value.
  const names = ['title', ...known.filter((name) => name === attribute), ...known.filter((name) => name !== attribute)];
  return names.find((name) =>
    instances.every(({ resource }, index) => {
      const value = name === 'title' ? resource.title : resource.parameters.get(name)?.value;
      return value !== undefined && programString(value) === texts[index];
    }),
  );
}

/**
 * Returns a string in which `${title}` replaces the title of the instance. Undefined if the values differ in more than
 * the title.
 */
function titleTemplate(instances: readonly Instance[], values: readonly string[]): string | undefined {
  const split = values.map((value, index) => value.split(instances[index]?.resource.title ?? '\0'));
  const [first] = split;
  if (first === undefined || first.length < 2) return undefined;
  const isSame = split.every((parts) => JSON.stringify(parts) === JSON.stringify(first));
  return isSame ? `"${first.map(escapeDouble).join('${title}')}"` : undefined;
}

function commonArray(instances: readonly Instance[], { values, attribute }: Values, write: WriteValue) {
  const lists = values.filter((value) => typeof value === 'object' && isArray(value));
  const [first] = lists;
  if (first === undefined || lists.some(({ length }) => length !== first.length)) return undefined;
  const codes = first.map((_, index) => {
    return commonValue(instances, { values: lists.map((list) => list[index]), attribute }, write);
  });
  return codes.includes(undefined) ? undefined : `[${codes.join(', ')}]`;
}

/** Returns a reference to a resource whose title contains the title of the instance. */
function commonReference(instances: readonly Instance[], values: readonly Value[]): string | undefined {
  const references = values.flatMap((value) => {
    if (typeof value !== 'object' || isArray(value) || value.kind !== 'Type' || value.type.kind !== 'Resource')
      return [];
    const { typeName, title } = value.type;
    return typeName === undefined || title === undefined ? [] : [{ typeName, title }];
  });
  const [first] = references;
  if (first === undefined || references.length < values.length) return undefined;
  if (references.some(({ typeName }) => typeName !== first.typeName)) return undefined;
  const titles = references.map(({ title }) => title);
  const isTitle = instances.every(({ resource }, index) => resource.title === titles[index]);
  const title = isTitle ? '$title' : titleTemplate(instances, titles);
  return title === undefined ? undefined : referenceCode(first.typeName, '').replace("['']", `[${title}]`);
}
