import { rubyClass } from '../ruby-class.ts';
import { rubyError } from '../../diagnostics/issues/ruby.ts';
import { PuppetHash, isArray, type Value } from '../../values/value.ts';
import { isKindOfCallable } from '../assignable/callable.ts';
import { isAssignable } from '../assignable/assignable.ts';
import { capitalArticle, takeSize, unwrapType, wrongCount, wrongSpecialization } from './check.ts';
import {
  anyCallable,
  callableType,
  literalString,
  optionalType,
  structType,
  tupleType,
  undefType,
  unitType,
} from '../factory.ts';
import { inferType } from '../infer.ts';
import { generalize } from '../generalize.ts';
import type { StructElement, Type } from '../type.ts';

function fail(message: string): never {
  throw rubyError(message);
}

/**
 * Returns the type for a key (`TypeFactory.type_of`). A string is the name of a Ruby class. For any other value,
 * returns the value's type.
 */
function typeFor(value: Value): Type {
  if (typeof value === 'string') return { kind: 'Runtime', runtime: 'ruby', name: value };
  return unwrapType(value) ?? generalize(inferType(value));
}

/**
 * Creates a `Callable`. Its parameters are types of arguments, an optional size, and an optional type of the lambda.
 * With a return type, there are two parameters: an array of these, and the return type.
 */
export function makeCallable(keys: readonly Value[]): Type {
  const [first, second] = keys;
  let parameters = keys;
  let returnType: Type | undefined;
  if (isArray(first)) {
    if (keys.length !== 2) wrongCount(capitalArticle(anyCallable), 2, 2, keys.length);
    returnType = unwrapType(second) ?? wrongSpecialization(anyCallable, second, 'Any-Type', 1);
    parameters = first;
  }
  const last = unwrapType(parameters.at(-1));
  const block = last !== undefined && isKindOfCallable(last) ? last : undefined;
  if (block !== undefined) parameters = parameters.slice(0, -1);
  const { rest, size } = takeSize(parameters);
  let types = rest.map(typeFor);
  if (types.length === 0 && size !== undefined && size.to !== 0n) types = [unitType];
  return callableType(tupleType(types, size), block, returnType);
}

/** Creates a `Struct` from a hash of types. The keys are strings, or `Optional` and `NotUndef` of strings. */
export function makeStruct(value: Value): Type {
  if (!(value instanceof PuppetHash)) return structType([]);
  return structType([...value].map(([key, member]) => makeElement(key, typeFor(member))));
}

function makeElement(key: Value, value: Type): StructElement {
  if (typeof key === 'string') {
    if (key === '') fail('Struct element key cannot be an empty String');
    const name = literalString(key);
    return { name: key, key: isAssignable(value, undefType) ? optionalType(name) : name, value };
  }
  const given = unwrapType(key);
  const keyType =
    given?.kind === 'NotUndef'
      ? given.type
      : given?.kind === 'Enum' && given.values.length === 1
        ? literalString(given.values[0] ?? '')
        : given;
  const inner = keyType?.kind === 'Optional' ? keyType.type : keyType;
  switch (given?.kind) {
    case 'NotUndef':
    case 'Optional':
    case 'String':
    case 'Enum':
      break;
    default:
      fail(`Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum. Got: ${rubyClass(key)}`);
  }
  if (keyType === undefined || inner?.kind !== 'String' || inner.value === undefined) {
    fail('Unable to extract a non-empty literal string from Struct member key type');
  }
  return { name: inner.value, key: keyType, value };
}
