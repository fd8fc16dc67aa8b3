/** What can be iterated, and in what manner (`lib/puppet/pops/types/iterable.rb`). */
import { resolveAlias } from '../types/alias.ts';
import { anyType, exactSize, integerType, stringType, tupleType, unitType, variantType } from '../types/factory.ts';
import { formatType } from '../types/format.ts';
import { generalize } from '../types/generalize.ts';
import { inferTypeSet } from '../types/infer.ts';
import type { Type } from '../types/type.ts';
import { textCharacters } from '../values/text.ts';
import { isArray, isHash, isType, IteratorValue, type Value } from '../values/value.ts';
import { iterate } from './iteration.ts';

/** The elements of something that can be iterated. `hashStyle` says that they are `[key, value]` pairs of a hash. */
export interface Elements {
  readonly values: Iterable<Value>;
  readonly hashStyle: boolean;
}

/** No generator: loops over these are the longest of all, and each step of a generator costs a call and an object. */
function integers(from: bigint, to: bigint): Iterable<bigint> {
  return {
    [Symbol.iterator]: () => {
      let next = from;
      return {
        next: (): IteratorResult<bigint, undefined> => {
          if (next > to) return { done: true, value: undefined };
          const value = next;
          next += 1n;
          return { done: false, value };
        },
      };
    },
  };
}

/** The bounds of an integer or a range of integers. */
function rangeOf(value: Value): readonly [from: bigint, to: bigint] | undefined {
  if (typeof value === 'bigint') return [0n, value - 1n];
  if (!isType(value)) return undefined;
  const type = resolveAlias(value.type);
  if (type.kind !== 'Integer' || type.from === undefined || type.to === undefined) return undefined;
  return [type.from, type.to];
}

function* countDown(from: bigint, to: bigint): Generator<bigint, void> {
  for (let value = to; value >= from; value -= 1n) yield value;
}

/** A range of integers from its end, or `undefined` for anything else. */
export function reversedRange(value: Value): Iterable<Value> | undefined {
  const range = rangeOf(value);
  return range === undefined ? undefined : countDown(...range);
}

/** The elements of a value, or `undefined` when it cannot be iterated. */
export function elementsOf(value: Value): Elements | undefined {
  if (typeof value === 'string') return { values: textCharacters(value), hashStyle: false };
  if (isArray(value)) return { values: value, hashStyle: false };
  if (isHash(value)) return { values: [...value].map(([key, item]) => [key, item]), hashStyle: true };
  if (typeof value === 'bigint' && value < 0n) return undefined;
  const range = rangeOf(value);
  if (range !== undefined) return { values: integers(...range), hashStyle: false };
  if (value instanceof IteratorValue) return { values: iterate(value), hashStyle: false };
  if (isType(value)) {
    const type = resolveAlias(value.type);
    if (type.kind === 'Enum') return { values: type.values, hashStyle: false };
  }
  return undefined;
}

/** The type of a value's elements, as iterators on it print it. */
export function elementTypeOf(value: Value): Type {
  if (typeof value === 'string') return stringType(exactSize(1));
  if (isArray(value)) return value.length === 0 ? unitType : variantType(value.map(inferTypeSet));
  if (isHash(value)) {
    if (value.size === 0) return tupleType([unitType, unitType], exactSize(2));
    const keys = variantType([...value.keys()].map(inferTypeSet));
    return tupleType([keys, variantType([...value.values()].map(inferTypeSet))], exactSize(2));
  }
  if (typeof value === 'bigint') return value === 0n ? unitType : integerType(0n, value - 1n);
  if (value instanceof IteratorValue) return value.elementType;
  if (isType(value)) return resolveAlias(value.type);
  return anyType;
}

/** An iterator over values, with elements of a type. */
export function iteratorOf(elementType: Type, values: Iterable<Value>): IteratorValue {
  const label = `Iterator[${formatType(generalize(elementType))}]-Value`;
  return new IteratorValue(elementType, values[Symbol.iterator](), label);
}
