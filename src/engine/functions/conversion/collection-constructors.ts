import { allocate, spend } from '../../budget/meter.ts';
import { textCharacters } from '../../values/text.ts';
import { PuppetHash, isArray, type Value } from '../../values/value.ts';
import { argumentError } from '../../types/assert.ts';
import { arraySignatures, hashSignatures } from '../../types/new/signatures.ts';
import { defineConstructor } from './constructor.ts';
import { expandAlias } from '../../types/alias.ts';
import { anyIterable } from '../../types/factory.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import { isInstance } from '../../types/instance.ts';
import { typeCannotConvert } from './number-constructors.ts';

/**
 * Returns the elements of a value. For an integer, these are the numbers below it. For a string, they are its
 * characters. For an `Enum` or a range, they are its members.
 */
export function listElements(value: Value): readonly Value[] {
  if (isArray(value)) return value;
  if (typeof value === 'string') return textCharacters(value);
  if (typeof value === 'bigint') return integersFrom(0n, Math.max(Number(value), 0));
  if (typeof value !== 'object') return [];
  switch (value.kind) {
    case 'Hash':
      return [...value].map(([key, item]) => [key, item]);
    case 'Binary':
      return [...value.bytes].map(BigInt);
    case 'Iterator':
      return metered(value.values());
    case 'Type': {
      const type = expandAlias(value.type);
      if (type.kind === 'Enum') return type.values;
      if (type.kind !== 'Integer' || type.from === undefined || type.to === undefined) return [];
      return integersFrom(type.from, Number(type.to - type.from) + 1);
    }
    default:
      return [];
  }
}

/** Bytes charged per element. */
const ELEMENT = 32;

/** Returns `count` integers. Throws if they would exceed the memory budget. */
function integersFrom(first: bigint, count: number): readonly Value[] {
  allocate(count * ELEMENT);
  return Array.from({ length: count }, (_, index) => first + BigInt(index));
}

/** Collects the values of an iterator. Charges the budget for each value, because the iterator may be infinite. */
function metered(values: Iterable<Value>): readonly Value[] {
  const elements: Value[] = [];
  for (const value of values) {
    spend(1);
    allocate(ELEMENT);
    elements.push(value);
  }
  return elements;
}

export const arrayConstructor = defineConstructor({
  name: 'new_array',
  signatures: arraySignatures,
  calls: [([from]) => listElements(from), ([from]) => (isArray(from) ? from : [from])],
  mismatches: [{ parameters: ['Any from', 'Boolean wrap?'], message: ([from]) => typeCannotConvert(from, 'Array') }],
});

function fromPairs(pairs: Value): PuppetHash {
  if (!isArray(pairs)) return PuppetHash.empty;
  return PuppetHash.of(
    pairs.map((pair) => (isArray(pair) ? ([pair[0], pair[1]] as const) : ([pair, undefined] as const))),
  );
}

function fromFlat(items: readonly Value[]): PuppetHash {
  if (items.length % 2 !== 0) argumentError('odd number of arguments for Hash');
  const entries: [Value, Value][] = [];
  for (let index = 0; index < items.length; index += 2) entries.push([items[index], items[index + 1]]);
  return PuppetHash.of(entries);
}

/**
 * Creates a hash like Ruby's `Hash[…]`: from alternating keys and values, from a single hash, or from an array of
 * pairs.
 */
function fromArguments(items: readonly Value[]): PuppetHash {
  const [only] = items;
  if (items.length !== 1) return fromFlat(items);
  if (only instanceof PuppetHash) return only;
  if (!isArray(only)) return fromFlat(items);
  only.forEach((pair, index) => {
    if (!isArray(pair)) argumentError(`wrong element type ${rubyClass(pair)} at ${index} (expected array)`);
    if (pair.length < 1 || pair.length > 2) argumentError(`invalid number of elements (${pair.length} for 1..2)`);
  });
  return fromPairs(only);
}

type Branch = Map<Value, Branch | Value>;

function freeze(node: Branch | Value): Value {
  return node instanceof Map ? PuppetHash.of([...node].map(([key, item]) => [key, freeze(item)] as const)) : node;
}

function thaw(value: Value): Branch | Value {
  if (value instanceof PuppetHash) return new Map([...value].map(([key, item]) => [key, thaw(item)] as const));
  return value;
}

/** Converts an array to a hash whose keys are the indexes. Converts nested arrays too. */
function arrayAsHash(value: Value): Value {
  if (!isArray(value)) return value;
  return PuppetHash.of(value.map((item, index) => [BigInt(index), arrayAsHash(item)] as const));
}

/**
 * Creates a nested hash from pairs of a path and a value, which `tree_each` returns. With the option `hash_tree`, also
 * converts arrays to hashes.
 */
function fromTree(pairs: Value, option: Value): Value {
  if (option === undefined) return fromPairs(pairs);
  const root: Branch = new Map();
  for (const pair of isArray(pairs) ? pairs : []) {
    if (!isArray(pair)) continue;
    const [path, value] = pair;
    if (!isArray(path)) continue;
    if (path.length === 0) {
      const entries = isArray(value)
        ? value.map((item, index) => [BigInt(index), item] as const)
        : value instanceof PuppetHash
          ? [...value]
          : [];
      for (const [key, item] of entries) root.set(key, thaw(item));
      continue;
    }
    let branch = root;
    for (const step of path.slice(0, -1)) {
      const next = branch.get(step);
      if (next instanceof Map) branch = next;
      else {
        const child: Branch = new Map(
          isArray(next) ? next.map((item, index) => [BigInt(index), thaw(item)] as const) : [],
        );
        branch.set(step, child);
        branch = child;
      }
    }
    branch.set(path.at(-1), thaw(option === 'hash_tree' ? arrayAsHash(value) : value));
  }
  return freeze(root);
}

export const hashConstructor = defineConstructor({
  name: 'new_hash',
  signatures: hashSignatures,
  calls: [
    ([from, option]) => fromTree(from, option),
    ([from]) => fromPairs(from),
    ([from]) => {
      if (from instanceof PuppetHash) return from;
      if (isArray(from)) return fromFlat(from);
      if (isInstance(anyIterable, from)) return fromArguments(listElements(from));
      return argumentError(typeCannotConvert(from, 'Hash'));
    },
  ],
});
