/** Parses data types in manifests. Knows only the syntax that completion and hover need. */
import { parse, STDLIB_TYPE_ALIASES, type Expression } from '../../engine/index.ts';
import type { ProjectIndex } from '../index/project-index.ts';
import { symbolOf } from '../index/symbols.ts';

export interface TypeText {
  /** Name of the type, such as `Integer` or `Ntp::Port`. Empty if the source is not a type. */
  readonly name: string;
  readonly arguments: readonly TypeText[];
  /** Literal strings among the arguments: members of an `Enum`. */
  readonly texts: readonly string[];
  readonly members: readonly TypeMember[];
}

interface TypeMember {
  readonly key: string;
  readonly isOptional: boolean;
  readonly type: TypeText;
  readonly text: string;
}

const NO_TYPE: TypeText = { name: '', arguments: [], texts: [], members: [] };
const known = new Map<string, TypeText>();
/** Maximum number of cached types. A project has fewer, but half-typed source adds more. */
const MOST_KNOWN = 2000;
/** Maximum depth for following aliases, which may be recursive. */
const DEEPEST = 12;

export function readType(text: string): TypeText {
  let type = known.get(text);
  if (type === undefined) {
    if (known.size > MOST_KNOWN) known.clear();
    type = parsedType(text);
    known.set(text, type);
  }
  return type;
}

function parsedType(text: string): TypeText {
  const head = 'type X = ';
  const source = head + text;
  const [definition] = parse(source, '').program.definitions;
  return definition?.kind === 'TypeAlias' ? fromTree(source, definition.type) : NO_TYPE;
}

function fromTree(source: string, node: Expression): TypeText {
  if (node.kind === 'QualifiedReference') return { ...NO_TYPE, name: node.casedValue.replace(/^::/, '') };
  if (node.kind === 'LiteralString' || node.kind === 'QualifiedName') return { ...NO_TYPE, texts: [node.value] };
  if (node.kind === 'LiteralBoolean') return { ...NO_TYPE, texts: [String(node.value)] };
  if (node.kind === 'LiteralHash') {
    const members = node.entries.map(({ key, value }): TypeMember => {
      const inner = key.kind === 'Access' ? key.keys[0] : key;
      const name = inner === undefined ? '' : (fromTree(source, inner).texts[0] ?? '');
      const type = fromTree(source, value);
      const isOptional =
        (key.kind === 'Access' && fromTree(source, key.left).name === 'Optional') ||
        (key.kind !== 'Access' && type.name === 'Optional');
      return { key: name, isOptional, type, text: source.slice(value.offset, value.offset + value.length) };
    });
    return { ...NO_TYPE, members };
  }
  if (node.kind !== 'Access') return NO_TYPE;
  const keys = node.keys.map((key) => fromTree(source, key));
  return {
    name: fromTree(source, node.left).name,
    arguments: keys.filter(({ name }) => name !== ''),
    texts: keys.flatMap(({ name, texts }) => (name === '' ? texts : [])),
    members: keys.flatMap(({ members }) => members),
  };
}

/** Returns the source of the type that an alias of the project or of stdlib stands for. */
export function aliasText(index: ProjectIndex, name: string): string | undefined {
  return index.definition(symbolOf('type', name.toLowerCase()))?.type ?? stdlibAlias(name);
}

function stdlibAlias(name: string): string | undefined {
  return Object.hasOwn(STDLIB_TYPE_ALIASES, name) ? STDLIB_TYPE_ALIASES[name] : undefined;
}

/**
 * Lists the values that a type names: members of an `Enum`, `true` and `false`, `undef`, `default`. Follows element
 * types and aliases.
 */
export function namedValues(index: ProjectIndex, type: TypeText, depth = 0): readonly NamedValue[] {
  if (depth > DEEPEST) return [];
  switch (type.name) {
    case 'Enum':
      return type.texts.filter((text) => text !== 'true' && text !== 'false').map((text) => ({ text, isString: true }));
    case 'Boolean': {
      const texts = type.texts.length === 0 ? ['true', 'false'] : type.texts;
      return texts.map((text) => ({ text, isString: false }));
    }
    case 'Undef':
      return [{ text: 'undef', isString: false }];
    case 'Default':
      return [{ text: 'default', isString: false }];
    case 'Optional':
    case 'NotUndef': {
      const inside = type.arguments.flatMap((each) => namedValues(index, each, depth + 1));
      const texts = type.texts.map((text) => ({ text, isString: true }));
      return type.name === 'Optional'
        ? [...texts, ...inside, { text: 'undef', isString: false }]
        : [...texts, ...inside];
    }
    case 'Variant':
    case 'Array':
    case 'Tuple':
    case 'Sensitive':
      return type.arguments.flatMap((each) => namedValues(index, each, depth + 1));
    default: {
      const alias = aliasText(index, type.name);
      return alias === undefined ? [] : namedValues(index, readType(alias), depth + 1);
    }
  }
}

export interface NamedValue {
  readonly text: string;
  readonly isString: boolean;
}

/** Returns the members of the hash type that a path of keys leads to. The path starts at a value of the given type. */
export function listMembers(
  index: ProjectIndex,
  type: TypeText,
  path: readonly string[],
  depth = 0,
): readonly TypeMember[] {
  if (depth > DEEPEST) return [];
  const next = (types: readonly TypeText[]): readonly TypeMember[] =>
    types.flatMap((each) => listMembers(index, each, path, depth + 1));
  switch (type.name) {
    case 'Struct': {
      const [key, ...rest] = path;
      if (key === undefined) return type.members;
      const member = type.members.find((each) => each.key === key);
      return member === undefined ? [] : listMembers(index, member.type, rest, depth + 1);
    }
    case 'Optional':
    case 'Variant':
    case 'NotUndef':
    case 'Sensitive':
      return next(type.arguments);
    case 'Hash': {
      const value = type.arguments.at(-1);
      return path.length === 0 || value === undefined ? [] : listMembers(index, value, path.slice(1), depth + 1);
    }
    case 'Array': {
      const element = type.arguments[0];
      if (element === undefined) return [];
      return listMembers(index, element, /^\d+$/.test(path[0] ?? '') ? path.slice(1) : path, depth + 1);
    }
    default: {
      const alias = aliasText(index, type.name);
      return alias === undefined ? [] : listMembers(index, readType(alias), path, depth + 1);
    }
  }
}

/**
 * Returns the possible types of the value that a path of keys leads to. The path starts at a value of the given type.
 */
export function typesBelow(
  index: ProjectIndex,
  type: TypeText,
  path: readonly string[],
  depth = 0,
): readonly TypeText[] {
  const [key, ...rest] = path;
  if (key === undefined) return [type];
  if (depth > DEEPEST) return [];
  const next = (types: readonly TypeText[], left: readonly string[]): readonly TypeText[] =>
    types.flatMap((each) => typesBelow(index, each, left, depth + 1));
  switch (type.name) {
    case 'Struct':
      return next(
        type.members.filter((each) => each.key === key).map((each) => each.type),
        rest,
      );
    case 'Optional':
    case 'Variant':
    case 'NotUndef':
    case 'Sensitive':
      return next(type.arguments, path);
    case 'Hash':
      return next(type.arguments.slice(1, 2), rest);
    case 'Array':
      return next(type.arguments.slice(0, 1), /^\d+$/.test(key) ? rest : path);
    default: {
      const alias = aliasText(index, type.name);
      return alias === undefined ? [] : next([readType(alias)], path);
    }
  }
}

/**
 * Returns the names of a value's possible types, with aliases, `Optional` and `Variant` resolved. These types determine
 * the methods of the value.
 */
export function plainTypeNames(index: ProjectIndex, type: TypeText, depth = 0): readonly string[] {
  if (depth > DEEPEST) return [];
  if (['Optional', 'Variant', 'NotUndef'].includes(type.name)) {
    const inside = type.arguments.flatMap((each) => plainTypeNames(index, each, depth + 1));
    return type.texts.length > 0 ? [...inside, 'String'] : inside;
  }
  const alias = aliasText(index, type.name);
  return alias === undefined ? [type.name] : plainTypeNames(index, readType(alias), depth + 1);
}
