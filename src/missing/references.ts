/** Collects everything that the code of a repository refers to by name, including code that no node reaches. */
import { BOLT_FUNCTIONS, BOLT_TYPES } from './bolt-names.ts';
import {
  BUILTIN_TYPE_NAMES,
  walk,
  type AnyAttributeOperation,
  type AstNode,
  type Expression,
  type Program,
} from '../engine/index.ts';

export type ReferenceKind =
  | 'class'
  | 'resource type'
  | 'function'
  | 'data type'
  | 'variable'
  | 'template'
  | 'file'
  | 'source'
  | 'data key';

export interface Reference {
  readonly kind: ReferenceKind;
  /**
   * Normalized (lower case, no leading colons) where the language ignores case and leading colons. A path is unchanged.
   */
  readonly name: string;
  readonly offset: number;
  readonly attributes?: readonly string[];
  /** For a function or data key: the expression that uses its value. */
  readonly node?: Expression;
}

const CLASS_FUNCTIONS: ReadonlySet<string> = new Set(['include', 'contain', 'require']);
const LOOKUPS: ReadonlySet<string> = new Set(['lookup', 'hiera', 'hiera_array', 'hiera_hash']);
const TEMPLATES: ReadonlySet<string> = new Set(['template', 'epp']);
/**
 * Data types, including `Class`. Parameters of a data type, such as `1` in `Integer[1]`, are not titles of resources.
 */
const BUILTIN_TYPES: ReadonlySet<string> = new Set(BUILTIN_TYPE_NAMES.map((name) => name.toLowerCase()));
const SOURCE = 'puppet:///modules/';
/**
 * Matches a string that consists only of a `puppet:` URI. In longer strings, such as a file's content, a URI may be in
 * a comment.
 */
const SOURCE_ALONE = /^puppet:\/\/\/modules\/\S+$/;

export function collectReferences(program: Program): readonly Reference[] {
  const found: Reference[] = [];
  const isPlan = /(?:^|\/)plans\//.test(program.source.file);
  // `Foo['x']` with a title is a reference to a resource type. Without a title, `Foo` may be a data type.
  const typed = new Set<AstNode>();
  // Parts of interpolated strings. A literal part cannot be the name of a file.
  const parts = new Set<AstNode>();
  const add = (kind: ReferenceKind, name: string, node: AstNode, more: Partial<Reference> = {}): void => {
    found.push({ kind, name, offset: node.offset, ...more });
  };
  walk(program.body, (node) => {
    switch (node.kind) {
      case 'ConcatenatedString':
        for (const segment of node.segments) parts.add(segment);
        return;
      case 'HostClassDefinition':
        if (node.parentClass !== undefined)
          add(
            'class',
            plain(node.parentClass),
            node.parentSpan === undefined ? node : { ...node, offset: node.parentSpan.offset },
          );
        return;
      case 'Resource':
        // The name of a declared type may be capitalized: `Archive { '/x': }`.
        if (node.typeName.kind === 'QualifiedReference') typed.add(node.typeName);
        addResource(node, add);
        return;
      case 'ResourceDefaults':
        if (node.typeRef.kind === 'QualifiedReference') {
          typed.add(node.typeRef);
          const type = plain(node.typeRef.casedValue);
          if (type !== 'class')
            add('resource type', type, node.typeRef, { attributes: listAttributes(node.operations) });
        }
        return;
      case 'ResourceOverride': {
        const { resources } = node;
        if (resources.kind === 'Access' && resources.left.kind === 'QualifiedReference') {
          typed.add(resources.left);
          const type = plain(resources.left.casedValue);
          if (type !== 'class') add('resource type', type, resources, { attributes: listAttributes(node.operations) });
        }
        return;
      }
      case 'Collect':
        if (node.type.kind === 'QualifiedReference') {
          typed.add(node.type);
          add('resource type', plain(node.type.casedValue), node.type, { attributes: listAttributes(node.operations) });
        }
        return;
      case 'Access':
        if (node.left.kind === 'QualifiedReference' && node.keys.some(isTitle)) {
          const type = plain(node.left.casedValue);
          if (BUILTIN_TYPES.has(type)) return;
          typed.add(node.left);
          add('resource type', type, node);
        }
        return;
      case 'QualifiedReference':
        if (!typed.has(node) && !(isPlan && BOLT_TYPES.has(plain(node.casedValue))))
          add('data type', plain(node.casedValue), node);
        return;
      case 'Variable':
        if (plain(node.name).includes('::')) add('variable', plain(node.name), node, { node });
        return;
      case 'CallNamedFunction':
        if (node.functor.kind === 'QualifiedName' && !(isPlan && BOLT_FUNCTIONS.has(plain(node.functor.value))))
          addCall(plain(node.functor.value), node.arguments, node, add);
        return;
      case 'CallMethod':
        if (node.functor.right.kind === 'QualifiedName') {
          addCall(plain(node.functor.right.value), [node.functor.left, ...node.arguments], node, add);
        }
        return;
      case 'LiteralString':
        if (SOURCE_ALONE.test(node.value) && !parts.has(node)) add('source', node.value.slice(SOURCE.length), node);
        return;
      default:
    }
  });
  return found;
}

type Add = (kind: ReferenceKind, name: string, node: AstNode, more?: Partial<Reference>) => void;

function addResource({ typeName, bodies }: Extract<Expression, { kind: 'Resource' }>, add: Add): void {
  const written =
    typeName.kind === 'QualifiedName'
      ? typeName.value
      : typeName.kind === 'QualifiedReference'
        ? typeName.casedValue
        : undefined;
  if (written === undefined) return;
  const type = plain(written);
  for (const { title, operations } of bodies) {
    const attributes = listAttributes(operations);
    if (type !== 'class') add('resource type', type, typeName, { attributes });
    else for (const name of literalNames(title)) add('class', name, title, { attributes });
  }
}

function addCall(name: string, args: readonly Expression[], node: Expression, add: Add): void {
  add('function', name, node, { node });
  const [first, second] = args;
  if (CLASS_FUNCTIONS.has(name)) {
    for (const each of args) for (const called of classNames(each)) add('class', called, each);
  }
  if (first === undefined) return;
  const [literal] = literalNames(first);
  if (literal === undefined) return;
  if (TEMPLATES.has(name)) add('template', readString(first) ?? literal, first);
  else if (name === 'file') add('file', readString(first) ?? literal, first);
  else if (LOOKUPS.has(name)) {
    if (!hasDefault(name, args)) add('data key', readString(first) ?? literal, first, { node });
  } else if (name === 'create_resources' || name === 'ensure_resource' || name === 'ensure_resources') {
    const attributes = second?.kind === 'LiteralHash' ? second.entries.flatMap(({ value }) => hashKeys(value)) : [];
    // `@file` and `@@file` declare virtual and exported resources.
    const type = literal.replace(/^@{1,2}/, '');
    if (type !== 'class') add('resource type', plain(type), first, { attributes });
    else if (second?.kind === 'LiteralHash') {
      for (const { key, value } of second.entries) {
        for (const called of literalNames(key)) add('class', called, key, { attributes: hashKeys(value) });
      }
    }
  }
}

function hasDefault(name: string, args: readonly Expression[]): boolean {
  if (name !== 'lookup') return args.length > 1;
  const options = args.at(-1);
  if (args.length > 1 && options?.kind === 'LiteralHash') return hashKeys(options).includes('default_value');
  const [, , , fallback] = args;
  return fallback !== undefined;
}

function listAttributes(operations: readonly AnyAttributeOperation[]): readonly string[] {
  return operations.flatMap((operation) =>
    operation.kind === 'AttributeOperation' ? [operation.name] : hashKeys(operation.expr),
  );
}

function hashKeys(node: Expression): readonly string[] {
  return node.kind === 'LiteralHash' ? node.entries.flatMap(({ key }) => readString(key) ?? []) : [];
}

function isTitle(node: Expression): boolean {
  return (
    node.kind === 'LiteralString' ||
    node.kind === 'ConcatenatedString' ||
    node.kind === 'Variable' ||
    node.kind === 'QualifiedName'
  );
}

export function readString(node: Expression | undefined): string | undefined {
  return node?.kind === 'LiteralString' || node?.kind === 'QualifiedName' ? node.value : undefined;
}

function literalNames(node: Expression): readonly string[] {
  if (node.kind === 'LiteralList') return node.values.flatMap(literalNames);
  const text = readString(node);
  return text === undefined || text === '' ? [] : [plain(text)];
}

/** Returns literal names like `literalNames`, and also the title of `Class['x']`. */
function classNames(node: Expression): readonly string[] {
  if (node.kind === 'LiteralList') return node.values.flatMap(classNames);
  const isClass =
    node.kind === 'Access' && node.left.kind === 'QualifiedReference' && plain(node.left.casedValue) === 'class';
  return isClass ? node.keys.flatMap(literalNames) : literalNames(node);
}

/** Normalizes a name as Puppet compares names. */
export function plain(name: string): string {
  return name.replace(/^::/, '').toLowerCase();
}
