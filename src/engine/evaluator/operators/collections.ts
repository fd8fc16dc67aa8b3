import { spend } from '../../budget/meter.ts';
import { joinUris } from '../../values/uri-join.ts';
import { BinaryValue, isArray, isHash, PuppetHash, UriValue, type Value } from '../../values/value.ts';
import { rubyEqual } from '../../values/equality.ts';
import { argumentError } from '../errors.ts';
import type { Evaluator } from '../evaluator.ts';

function pairs(hash: PuppetHash): readonly Value[] {
  return [...hash].map(([key, value]) => [key, value]);
}

/**
 * Evaluates `left + right` for collections: concatenates arrays, and merges hashes. In a merge, the right hash takes
 * precedence.
 */
export function appendTo(
  evaluator: Evaluator,
  left: readonly Value[] | PuppetHash | UriValue | BinaryValue,
  right: Value,
): Value {
  if (isArray(left)) {
    const added: readonly Value[] = isArray(right) ? right : isHash(right) ? pairs(right) : [right];
    evaluator.takeCollection(left.length + added.length);
    return [...left, ...added];
  }
  switch (left.kind) {
    case 'Hash': {
      const added = toEntries(right);
      evaluator.checkCollection(left.size + added.length);
      return PuppetHash.of([...left, ...added]);
    }
    case 'URI': {
      if (typeof right === 'string') return joinUris(left, new UriValue(right));
      if (right instanceof UriValue) return joinUris(left, right);
      throw argumentError('An URI can only be merged with an URI or String');
    }
    case 'Binary': {
      if (!(right instanceof BinaryValue)) throw argumentError('Can only append Binary to a Binary');
      return new BinaryValue(new Uint8Array([...left.bytes, ...right.bytes]));
    }
  }
}

/**
 * Returns the entries to merge into a hash. `value` is a hash, an array of pairs, or a flat array of keys and values.
 */
function toEntries(value: Value): readonly (readonly [Value, Value])[] {
  if (isHash(value)) return [...value];
  if (!isArray(value)) throw argumentError('Can only append Array or Hash to a Hash');
  // Puppet reads an array of arrays and undef as an array of pairs, because the common type of arrays and undef is an
  // array type.
  if (value.some(isArray) && value.every((each) => each === undefined || isArray(each))) {
    return value.map((pair, index) => {
      if (!isArray(pair)) throw argumentError(`wrong element type NilClass at ${index} (expected array)`);
      if (pair.length !== 2) throw argumentError(`wrong array length at ${index} (expected 2, was ${pair.length})`);
      return [pair[0], pair[1]] as const;
    });
  }
  const [only] = value;
  if (value.length === 1 && isHash(only)) return [...only];
  if (value.length % 2 !== 0) throw argumentError('odd number of arguments for Hash');
  const entries: (readonly [Value, Value])[] = [];
  for (let index = 0; index < value.length; index += 2) entries.push([value[index], value[index + 1]]);
  return entries;
}

/**
 * Evaluates `left - right` for collections. Removes elements of an array that equal an element on the right, or keys of
 * a hash that are on the right.
 */
export function removeFrom(left: readonly Value[] | PuppetHash, right: Value): Value {
  if (isArray(left)) {
    const removed: readonly Value[] = isArray(right) ? right : isHash(right) ? pairs(right) : [right];
    return left.filter(
      (element) =>
        !removed.some((each) => {
          spend(1);
          return rubyEqual(element, each);
        }),
    );
  }
  const keys: readonly Value[] = isArray(right) ? right : isHash(right) ? [...right.keys()] : [right];
  const removed = PuppetHash.of(keys.map((key) => [key, true] as const));
  return PuppetHash.of([...left].filter(([key]) => !removed.has(key)));
}
