/** Finds the elements of iterable values (`lib/puppet/pops/types/iterable.rb`). */
import { resolveAlias } from '../../types/alias.ts';
import { anyType, exactSize, integerType, stringType, tupleType, unitType, variantType } from '../../types/factory.ts';
import { formatType } from '../../types/format.ts';
import { generalize } from '../../types/generalize.ts';
import { inferTypeSet } from '../../types/infer.ts';
import type { Type } from '../../types/type.ts';
import { textCharacters } from '../../values/text.ts';
import { isArray, isHash, isType, IteratorValue, type IntegerSteps, type Value } from '../../values/value.ts';

export interface Elements {
  readonly values: Iterable<Value>;
  readonly hashStyle: boolean;
}

/**
 * Iterates over the integers of a range. Does not use a generator, because the longest loops are over integers, and a
 * generator needs a call and an object per step.
 */
function integers({ from, to, step }: IntegerSteps): Iterable<bigint> {
  return {
    [Symbol.iterator]: () => {
      let next = step < 0n ? to : from;
      return {
        next: (): IteratorResult<bigint, undefined> => {
          if (next > to || next < from) return { done: true, value: undefined };
          const value = next;
          next += step;
          return { done: false, value };
        },
      };
    },
  };
}

/**
 * Returns the integers to iterate over if the value is an integer, a range, or an iterator over a range. Otherwise
 * returns undefined.
 */
function findSteps(value: Value): IntegerSteps | undefined {
  if (typeof value === 'bigint') return { from: 0n, to: value - 1n, step: 1n };
  if (value instanceof IteratorValue) return value.steps;
  if (!isType(value)) return undefined;
  const type = resolveAlias(value.type);
  if (type.kind !== 'Integer' || type.from === undefined || type.to === undefined) return undefined;
  return { from: type.from, to: type.to, step: 1n };
}

function iteratorOverSteps(steps: IntegerSteps): IteratorValue {
  return createIterator(integerType(steps.from, steps.to), integers(steps), { steps });
}

/**
 * Creates an iterator in reverse order. Computes integers as they are needed, and collects other elements with `gather`
 * first.
 */
export function reversedIterator(value: Value, gather: (values: Iterable<Value>) => readonly Value[]): IteratorValue {
  const steps = findSteps(value);
  if (steps !== undefined && steps.from <= steps.to) return iteratorOverSteps({ ...steps, step: -steps.step });
  const values = gather(findElements(value)?.values ?? []);
  return createIterator(inferElementType(value), values.toReversed(), { isRepeatable: true });
}

/**
 * Creates an iterator over every `count`-th element. If the value is an iterator over a range, the new iterator covers
 * the whole range, including values that were already read. Other iterators continue at their current position.
 */
export function stepIterator(value: Value, count: bigint): IteratorValue {
  const steps = findSteps(value);
  if (steps !== undefined && steps.from <= steps.to) {
    if (count === 1n) return value instanceof IteratorValue ? value : iteratorOverSteps(steps);
    const step = steps.step * count;
    const length = steps.to - steps.from;
    const rest = length % (step < 0n ? -step : step);
    const kept = step < 0n ? { from: steps.from + rest, to: steps.to } : { from: steps.from, to: steps.to - rest };
    return iteratorOverSteps({ ...kept, step });
  }
  if (value instanceof IteratorValue) {
    if (count === 1n) return value;
    return createIterator(value.elementType, everyNth(value.remaining(), count), { toValue: unwrapped });
  }
  const values = findElements(value)?.values ?? [];
  if (count === 1n) return createIterator(inferElementType(value), values, { isRepeatable: true });
  return createIterator(inferElementType(value), everyNth(values, count), { toValue: unwrapped });
}

/**
 * Converts a collection that is an element of a step iterator. Ruby passes the collection's members as separate
 * arguments, so most functions receive the only member of a collection with one member, and undef for an empty
 * collection.
 */
function unwrapped(element: Value): Value {
  if (!isArray(element) && !isHash(element) && !(element instanceof IteratorValue)) return element;
  const parts = [...(findElements(element)?.values ?? [])];
  return parts.length > 1 ? parts : parts[0];
}

function* everyNth(values: Iterable<Value>, step: bigint): Generator<Value, void> {
  let index = 0n;
  for (const value of values) {
    if (index % step === 0n) yield value;
    index += 1n;
  }
}

/** Returns the elements of a value, or undefined if it cannot be iterated. */
export function findElements(value: Value): Elements | undefined {
  if (typeof value === 'string') return { values: textCharacters(value), hashStyle: false };
  if (isArray(value)) return { values: value, hashStyle: false };
  if (isHash(value)) return { values: [...value].map(([key, item]) => [key, item]), hashStyle: true };
  if (typeof value === 'bigint' && value < 0n) return undefined;
  if (value instanceof IteratorValue) return { values: value.values(), hashStyle: false };
  const steps = findSteps(value);
  if (steps !== undefined) return { values: integers(steps), hashStyle: false };
  if (isType(value)) {
    const type = resolveAlias(value.type);
    if (type.kind === 'Enum') return { values: type.values, hashStyle: false };
  }
  return undefined;
}

function inferElementType(value: Value): Type {
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

export function createIterator(
  elementType: Type,
  values: Iterable<Value>,
  kind: ConstructorParameters<typeof IteratorValue>[3] = {},
): IteratorValue {
  const label = `Iterator[${formatType(generalize(elementType))}]-Value`;
  return new IteratorValue(elementType, values, label, kind);
}
