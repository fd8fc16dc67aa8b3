/**
 * Functions that use arrays as sets. Elements are compared with Ruby's `eql?`, so `1` differs from `1.0`, and `'a'`
 * from `'A'`.
 */
import { hashKey, type HashKey } from '../../../values/hash-key.ts';
import { isArray, type Value } from '../../../values/value.ts';
import { rubyClass } from '../../../types/ruby-class.ts';
import { parseError, valueFunction } from '../legacy-function.ts';

type Keys = ReadonlySet<HashKey>;

function collectKeys(values: readonly Value[]): Keys {
  return new Set(values.map(hashKey));
}

export function uniqueValues(values: Iterable<Value>): readonly Value[] {
  const found = new Map<HashKey, Value>();
  for (const value of values) {
    const key = hashKey(value);
    if (!found.has(key)) found.set(key, value);
  }
  return [...found.values()];
}

export const difference = valueFunction({
  name: 'difference',
  doc: `Returns the elements of the first array that are not in the second. The operator \`-\` does the same.

\`\`\`puppet
difference(['a', 'b', 'c'], ['b'])   # ['a', 'c']
\`\`\``,
  call: (_, args) => {
    if (args.length !== 2) throw parseError(`difference(): Wrong number of arguments given (${args.length} for 2)`);
    const [first, second] = args;
    if (!isArray(first) || !isArray(second)) throw parseError('difference(): Requires 2 arrays');
    const taken = collectKeys(second);
    return first.filter((value) => !taken.has(hashKey(value)));
  },
});

export const intersection = valueFunction({
  name: 'intersection',
  doc: `Returns the elements that are in both arrays, each once, in the order of the first array.

\`\`\`puppet
intersection(['a', 'b', 'c'], ['c', 'b', 'x'])   # ['b', 'c']
\`\`\``,
  call: (_, args) => {
    if (args.length !== 2) throw parseError(`intersection(): Wrong number of arguments given (${args.length} for 2)`);
    const [first, second] = args;
    if (!isArray(first) || !isArray(second)) {
      throw parseError(`intersection(): Requires 2 arrays, got ${rubyClass(first)} and ${rubyClass(second)}`);
    }
    const wanted = collectKeys(second);
    return uniqueValues(first.filter((value) => wanted.has(hashKey(value))));
  },
});

export const union = valueFunction({
  name: 'union',
  doc: `Returns the elements of all arrays, each once, in the order of their first occurrence.

\`\`\`puppet
union(['a', 'b'], ['b', 'c'])   # ['a', 'b', 'c']
\`\`\``,
  call: ({ evaluator }, args) => {
    if (args.length < 2) throw parseError(`union(): Wrong number of arguments given (${args.length} for < 2)`);
    const all: Value[] = [];
    for (const each of args) {
      if (!isArray(each)) throw parseError('union(): Every parameter must be an array');
      evaluator.checkCollection(all.length + each.length);
      for (const value of each) all.push(value);
    }
    return uniqueValues(all);
  },
});

export const member = valueFunction({
  name: 'member',
  doc: `Tests whether an array contains a value, or every one of several values. For one value, \`'b' in $list\` does nearly the same.

\`\`\`puppet
member(['a', 'b'], 'b')          # true
member(['a', 'b'], ['a', 'c'])   # false
\`\`\``,
  call: (_, args) => {
    if (args.length < 2) throw parseError(`member(): Wrong number of arguments given (${args.length} for 2)`);
    const [array, item] = args;
    if (!isArray(array)) throw parseError('member(): Requires array to work with');
    if (typeof item !== 'string' && typeof item !== 'bigint' && !isArray(item)) {
      throw parseError('member(): Item to search for must be a string, fixnum, or array');
    }
    const items = isArray(item) ? item : [item];
    if (items.length === 0) throw parseError('member(): You must provide item to search for within array given');
    const known = collectKeys(array);
    return items.every((each) => known.has(hashKey(each)));
  },
});

export const concat = valueFunction({
  name: 'concat',
  doc: `Appends arrays or single values to an array. The operator \`+\` does the same.

\`\`\`puppet
concat(['a'], ['b', 'c'], 'd')   # ['a', 'b', 'c', 'd']
\`\`\``,
  call: ({ evaluator }, args) => {
    if (args.length < 2) throw parseError(`concat(): Wrong number of arguments given (${args.length} for < 2)`);
    const [first, ...others] = args;
    if (!isArray(first)) throw parseError('concat(): Requires array to work with');
    const size = args.reduce((sum: number, each) => sum + (isArray(each) ? each.length : 1), 0);
    evaluator.checkCollection(size);
    return [first, ...others].flatMap((each): readonly Value[] => (isArray(each) ? each : [each]));
  },
});
