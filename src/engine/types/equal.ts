import { strictlyEqual } from '../values/equality.ts';
import type { ObjectAttribute, ObjectType, SizeRange, StructElement, Type } from './type.ts';

function optionalEqual(a: Type | undefined, b: Type | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && typesEqual(a, b);
}

function sizesEqual(a: SizeRange | undefined, b: SizeRange | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && a.from === b.from && a.to === b.to;
}

function listsEqual<T extends object | string>(
  a: readonly T[],
  b: readonly T[],
  equal: (left: T, right: T) => boolean,
): boolean {
  if (a.length !== b.length) return false;
  for (const [index, other] of b.entries()) {
    const own = a[index];
    if (own === undefined || !equal(own, other)) return false;
  }
  return true;
}

/** Same length, and each of `a` is found in `b`: how Puppet compares variants and patterns. */
function setsEqual<T>(a: readonly T[], b: readonly T[], equal: (left: T, right: T) => boolean): boolean {
  return a.length === b.length && a.every((item) => b.some((other) => equal(item, other)));
}

const elementsEqual = (a: StructElement, b: StructElement): boolean =>
  a.name === b.name && typesEqual(a.key, b.key) && typesEqual(a.value, b.value);

const attributesEqual = (a: ObjectAttribute, b: ObjectAttribute): boolean =>
  a.name === b.name &&
  a.kind === b.kind &&
  a.final === b.final &&
  a.override === b.override &&
  a.hasValue === b.hasValue &&
  typesEqual(a.type, b.type) &&
  strictlyEqual(a.value, b.value);

const same = (a: string, b: string): boolean => a === b;

function parametersEqual(a: ObjectType, b: ObjectType): boolean {
  const left = a.extension?.parameters;
  const right = b.extension?.parameters;
  if (left === undefined || right === undefined) return left === right;
  return (
    left.size === right.size &&
    [...left].every(([name, value]) => right.has(name) && strictlyEqual(value, right.get(name)))
  );
}

/** Whether two types are one and the same (Puppet's `==` between types; not mutual assignability). */
export function typesEqual(a: Type, b: Type): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'Integer':
    case 'Timestamp':
    case 'Timespan':
      return b.kind === a.kind && a.from === b.from && a.to === b.to;
    case 'Float':
      return b.kind === 'Float' && a.from === b.from && a.to === b.to;
    case 'Boolean':
      return b.kind === 'Boolean' && a.value === b.value;
    case 'String':
      return b.kind === 'String' && a.value === b.value && sizesEqual(a.size, b.size);
    case 'Enum':
      return b.kind === 'Enum' && a.caseInsensitive === b.caseInsensitive && listsEqual(a.values, b.values, same);
    case 'Pattern':
      return b.kind === 'Pattern' && setsEqual(a.patterns, b.patterns, same);
    case 'Regexp':
      return b.kind === 'Regexp' && a.pattern === b.pattern;
    case 'Collection':
      return b.kind === 'Collection' && sizesEqual(a.size, b.size);
    case 'Array':
      return b.kind === 'Array' && sizesEqual(a.size, b.size) && typesEqual(a.element, b.element);
    case 'Hash':
      return (
        b.kind === 'Hash' && sizesEqual(a.size, b.size) && typesEqual(a.key, b.key) && typesEqual(a.value, b.value)
      );
    case 'Tuple':
      return b.kind === 'Tuple' && sizesEqual(a.size, b.size) && listsEqual(a.types, b.types, typesEqual);
    case 'Struct':
      return b.kind === 'Struct' && listsEqual(a.elements, b.elements, elementsEqual);
    case 'Iterable':
    case 'Iterator':
      return b.kind === a.kind && optionalEqual(a.element, b.element);
    case 'Optional':
    case 'NotUndef':
    case 'Sensitive':
    case 'Type':
      return b.kind === a.kind && optionalEqual(a.type, b.type);
    case 'Variant':
      return b.kind === 'Variant' && setsEqual(a.types, b.types, typesEqual);
    case 'Callable':
      return (
        b.kind === 'Callable' &&
        optionalEqual(a.parameters, b.parameters) &&
        optionalEqual(a.block, b.block) &&
        optionalEqual(a.returnType, b.returnType)
      );
    case 'Resource':
      return b.kind === 'Resource' && a.typeName === b.typeName && a.title === b.title;
    case 'Class':
      return b.kind === 'Class' && a.className === b.className;
    case 'Runtime':
      return b.kind === 'Runtime' && a.runtime === b.runtime && a.name === b.name;
    case 'SemVer':
      return b.kind === 'SemVer' && listsEqual(a.ranges, b.ranges, same);
    case 'URI':
      return b.kind === 'URI' && strictlyEqual(a.parameters, b.parameters);
    case 'Init':
      return b.kind === 'Init' && optionalEqual(a.type, b.type) && strictlyEqual(a.arguments, b.arguments);
    case 'Object':
      return (
        b.kind === 'Object' &&
        parametersEqual(a, b) &&
        a.name === b.name &&
        optionalEqual(a.parent, b.parent) &&
        listsEqual(a.attributes, b.attributes, attributesEqual) &&
        listsEqual(
          a.functions,
          b.functions,
          (left, right) => left.name === right.name && typesEqual(left.type, right.type),
        )
      );
    case 'TypeSet':
      return b.kind === 'TypeSet' && a.name === b.name && strictlyEqual(a.initHash, b.initHash);
    case 'TypeAlias':
      return b.kind === 'TypeAlias' && a.name === b.name;
    case 'TypeReference':
      return b.kind === 'TypeReference' && a.text === b.text;
    default:
      // The kinds without parameters.
      return a.kind === b.kind;
  }
}
