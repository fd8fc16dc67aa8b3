import { flatten } from '../../../evaluator/access.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { rubyClass } from '../../../types/ruby-class.ts';
import { rubyInspect, rubyToString } from '../../../formatting/ruby-inspect.ts';
import { parseRubyInteger } from '../../../formatting/ruby-number.ts';
import { textCharacters } from '../../../values/text.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../../values/value.ts';
import { arrayAt, requireBlock, hashAt, stringAt } from '../../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../../define.ts';
import { mergeSort } from '../../../ruby-like/merge-sort.ts';
import { requireOrder } from '../../../ruby-like/ruby-order.ts';
import { parseError, valueFunction } from '../legacy-function.ts';

const hasKey = valueFunction({
  name: 'has_key',
  doc: `Tests whether a hash has a key. \`'a' in $hash\` does the same, but ignores case.

\`\`\`puppet
has_key({ 'a' => 1 }, 'a')   # true
\`\`\``,
  call: (_, args) => {
    if (args.length !== 2) throw parseError(`has_key(): wrong number of arguments (${args.length}; must be 2)`);
    const [hash, key] = args;
    if (!isHash(hash)) {
      throw parseError(
        `has_key(): expects the first argument to be a hash, got ${rubyInspect(hash)} which is of type ${rubyClass(hash)}`,
      );
    }
    return hash.has(key);
  },
});

const hash = valueFunction({
  name: 'hash',
  doc: `Converts an array of alternating keys and values to a hash. \`Hash($array)\` does the same.

\`\`\`puppet
hash(['a', 1, 'b', 2])   # { 'a' => 1, 'b' => 2 }
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw parseError(`hash(): Wrong number of arguments given (${args.length} for 1)`);
    const [array] = args;
    if (!isArray(array)) throw parseError('hash(): Requires array to work with');
    const flat = flatten(array);
    if (flat.length === 1 && isHash(flat[0])) return flat[0];
    if (flat.length % 2 !== 0) throw parseError('hash(): Unable to compute hash from array given');
    const pairs: (readonly [Value, Value])[] = [];
    for (let index = 0; index < flat.length; index += 2) pairs.push([flat[index], flat[index + 1]]);
    return PuppetHash.of(pairs);
  },
});

const joinKeysToValues = valueFunction({
  name: 'join_keys_to_values',
  doc: `Joins each key of a hash to its value with a separator. A key with an array results in one element for each value.

\`\`\`puppet
join_keys_to_values({ 'a' => 1, 'b' => [2, 3] }, '=')   # ['a=1', 'b=2', 'b=3']
\`\`\``,
  call: (_, args) => {
    if (args.length !== 2) {
      throw parseError(`join_keys_to_values(): Takes exactly two arguments, but ${args.length} given.`);
    }
    const [given, separator] = args;
    if (!isHash(given)) {
      throw argumentError(
        `join_keys_to_values(): The first argument must be a hash, but a ${rubyClass(given)} was given.`,
      );
    }
    if (typeof separator !== 'string') {
      throw argumentError(
        `join_keys_to_values(): The second argument must be a string, but a ${rubyClass(separator)} was given.`,
      );
    }
    return [...given].flatMap(([key, value]) => {
      if (isArray(value)) return value.map((each) => rubyToString(key) + separator + rubyToString(each));
      const text = rubyToString(value);
      return [text === 'undef' ? rubyToString(key) : rubyToString(key) + separator + text];
    });
  },
});

function step(structure: Value, key: Value): Value {
  if (isHash(structure)) return structure.get(key);
  if (!isArray(structure)) return undefined;
  const index = typeof key === 'string' ? parseRubyInteger(key) : typeof key === 'bigint' ? key : undefined;
  if (index === undefined) return undefined;
  return structure[Number(index < 0n ? index + BigInt(structure.length) : index)];
}

const dig44 = valueFunction({
  name: 'dig44',
  doc: `Returns a value from nested hashes and arrays by an array of keys and indexes, or a default. Use \`dig\` or \`get\` instead.

\`\`\`puppet
$config = { 'servers' => [{ 'port' => 8080 }] }
dig44($config, ['servers', 0, 'port'], 80)
\`\`\``,
  call: (_, args) => {
    if (args.length < 2) {
      throw args.length === 0
        ? argumentError('dig44(): Wrong number of arguments given (0 for minimum 1)')
        : parseError(`dig44(): Wrong number of arguments given (${args.length} for at least 2)`);
    }
    const [data, path, fallback] = args;
    if (!isHash(data) && !isArray(data)) {
      throw parseError(`dig44(): first argument must be a hash or an array, given ${rubyClass(data)}`);
    }
    if (!isArray(path)) throw parseError(`dig44(): second argument must be an array, given ${rubyClass(path)}`);
    return path.reduce(step, data) ?? fallback;
  },
});

function nestedValues(given: PuppetHash): readonly Value[] {
  return [...given.values()].flatMap((value): readonly Value[] => (isHash(value) ? nestedValues(value) : [value]));
}

const nested = defineFunction({
  name: 'stdlib::nested_values',
  doc: `Returns the values of a hash and of its nested hashes in one array.

\`\`\`puppet
stdlib::nested_values({ 'a' => 1, 'b' => { 'c' => 2 } })   # [1, 2]
\`\`\``,
  dispatches: [{ parameters: ['Hash hash'], returns: 'Array', call: (_, args) => nestedValues(hashAt(args, 0)) }],
});

function sortedBy<Item extends Value>(values: readonly Item[], rank: (value: Item) => Value): readonly Item[] {
  const ranks = values.map(rank);
  const indexes = values.map((_, index) => BigInt(index));
  return mergeSort(indexes, (a, b) => requireOrder(ranks[Number(a)], ranks[Number(b)])).flatMap((index) =>
    values.slice(Number(index), Number(index) + 1),
  );
}

const sortBy = defineFunction({
  name: 'stdlib::sort_by',
  doc: `Sorts an array, the characters of a string, or the entries of a hash by the result of the block for each.

\`\`\`puppet
stdlib::sort_by(['ccc', 'a', 'bb']) |$word| { $word.length }   # ['a', 'bb', 'ccc']
\`\`\``,
  dispatches: [
    {
      parameters: ['Array ary', '&Callable[1, 1] block'],
      call: (context, args) => sortedBy(arrayAt(args, 0), (value) => requireBlock(context).call([value])),
    },
    {
      parameters: ['String str', '&Callable[1, 1] block'],
      call: (context, args) =>
        sortedBy(textCharacters(stringAt(args, 0)), (value) => requireBlock(context).call([value])).join(''),
    },
    {
      parameters: ['Hash hsh', '&Variant[Callable[1, 1], Callable[2, 2]] block'],
      call: (context, args) => {
        // Like Puppet, calls the lambda with one pair. A lambda with two parameters therefore fails.
        const pairs = [...hashAt(args, 0)].map((pair): Value => [...pair]);
        const sorted = sortedBy(pairs, (pair) => requireBlock(context).call([pair]));
        return PuppetHash.of(sorted.map((pair) => (isArray(pair) ? [pair[0], pair[1]] : [pair, undefined])));
      },
    },
  ],
});

export const hashFunctions: readonly BuiltInFunction[] = [dig44, hasKey, hash, joinKeysToValues, nested, sortBy];
