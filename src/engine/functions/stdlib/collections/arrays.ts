/** Functions for arrays that are not set operations: they count, select, combine or create elements. */
import { flatten } from '../../../evaluator/access.ts';
import { rubyEqual } from '../../../values/equality.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { matchRegexp } from '../../../values/regexp/regexp.ts';
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { textLength } from '../../../values/text.ts';
import { isArray, isHash, RegexpValue, type Value } from '../../../values/value.ts';
import type { BuiltInFunction } from '../../define.ts';
import { toBoolean } from '../booleans.ts';
import { noMethod, parseError, toInteger, valueFunction } from '../legacy-function.ts';

const any2array = valueFunction({
  name: 'any2array',
  doc: `Converts any value to an array: an array stays unchanged, a hash becomes a flat array of keys and values, no value becomes an empty array, and anything else becomes the only element. \`Array($value, true)\` is the nearest expression of the language.

\`\`\`puppet
any2array('a')              # ['a']
any2array({ 'a' => 1 })     # ['a', 1]
\`\`\``,
  call: (_, args) => {
    if (args.length !== 1) return args;
    const [value] = args;
    if (isArray(value)) return value;
    if (value === '') return [];
    return isHash(value) ? [...value].flat() : args;
  },
});

const count = valueFunction({
  name: 'count',
  doc: `Counts the elements of an array that are neither \`undef\` nor an empty string, or that equal a value.

\`\`\`puppet
count(['a', '', undef, 'b'])   # 2
count(['a', 'b', 'a'], 'a')    # 2
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw argumentError('count(): Wrong number of arguments given (0 for minimum 1)');
    if (args.length > 2) throw argumentError(`count(): Wrong number of arguments given ${args.length} for 1 or 2.`);
    const [collection, item] = args;
    const values: readonly Value[] | undefined = isArray(collection)
      ? collection
      : isHash(collection)
        ? [...collection]
        : undefined;
    if (values === undefined) {
      if (typeof collection === 'string') throw argumentError('wrong number of arguments (given 0, expected 1+)');
      throw noMethod('count', collection);
    }
    if (item === undefined || item === false) {
      return BigInt(values.filter((value) => value !== undefined && value !== '').length);
    }
    return BigInt(values.filter((value) => rubyEqual(value, item)).length);
  },
});

const grep = valueFunction({
  name: 'grep',
  doc: `Returns the elements of an array that match a regular expression (a string). \`filter\` with \`=~\` does the same.

\`\`\`puppet
grep(['web1', 'db1', 'web2'], 'web')   # ['web1', 'web2']
\`\`\``,
  call: (_, args) => {
    if (args.length !== 2) throw parseError(`grep(): Wrong number of arguments given ${args.length} for 2`);
    return matching('grep', args).found;
  },
});

const reject = valueFunction({
  name: 'reject',
  doc: `Returns the elements of an array that do not match a regular expression (a string).

\`\`\`puppet
reject(['web1', 'db1', 'web2'], 'web')   # ['db1']
\`\`\``,
  call: (_, args) => {
    if (args.length !== 2) throw parseError(`reject(): Wrong number of arguments given ${args.length} for 2`);
    return matching('reject', args).others;
  },
});

function matching(method: string, [array, pattern]: readonly Value[]): { found: Value[]; others: Value[] } {
  if (typeof pattern !== 'string')
    throw argumentError(`no implicit conversion of ${rubyToString(pattern)} into String`);
  if (!isArray(array)) throw noMethod(method, array);
  const regexp = new RegexpValue(pattern);
  const found: Value[] = [];
  const others: Value[] = [];
  for (const value of array) {
    const matches = typeof value === 'string' && matchRegexp(regexp, value) !== null;
    (matches ? found : others).push(value);
  }
  return { found, others };
}

const valuesAt = valueFunction({
  name: 'values_at',
  doc: `Returns the elements of an array at several positions: indexes, or ranges in strings (\`'1-3'\`, \`'1..3'\`; \`'1...3'\` excludes the end).

\`\`\`puppet
values_at(['a', 'b', 'c', 'd'], [0, '2-3'])   # ['a', 'c', 'd']
\`\`\``,
  call: (_, args) => {
    if (args.length < 2) throw parseError(`values_at(): Wrong number of arguments given (${args.length} for 2)`);
    const [array, given] = args;
    if (!isArray(array)) throw parseError('values_at(): Requires array to work with');
    const places = flatten([given]);
    if (places.length === 0) {
      throw parseError('values_at(): You must provide at least one positive index to collect');
    }
    return places
      .flatMap((place) => parseIndexes(rubyToString(place), array.length))
      .map((index) => array[index])
      .filter((value) => value !== undefined);
  },
});

function parseIndexes(text: string, size: number): readonly number[] {
  const range = /^(\d+)(\.\.\.?|-)(\d+)$/m.exec(text);
  if (range === null) {
    if (!/^\d+$/m.test(text)) throw parseError('values_at(): Unknown format of given index');
    const index = Number(toInteger(text));
    if (index > size - 1) throw parseError('values_at(): Given index exceeds array size');
    return [index];
  }
  const start = Number(range[1]);
  const stop = Number(range[3]);
  if (start > stop) {
    throw parseError('values_at(): Stop index in given indices range is smaller than the start index');
  }
  if (stop > size - 1) throw parseError('values_at(): Stop index in given indices range exceeds array size');
  const end = range[2] === '...' ? stop - 1 : stop;
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

const zip = valueFunction({
  name: 'zip',
  doc: `Pairs the elements of two arrays by position. If the third argument is true, the result is one flat array.

\`\`\`puppet
zip(['a', 'b'], [1, 2])         # [['a', 1], ['b', 2]]
zip(['a', 'b'], [1, 2], true)   # ['a', 1, 'b', 2]
\`\`\``,
  call: (_, args) => {
    if (args.length < 2) throw parseError(`zip(): Wrong number of arguments given (${args.length} for 2)`);
    const [left, right, flat] = args;
    if (!isArray(left) || !isArray(right)) throw parseError('zip(): Requires array to work with');
    const flatly = flat !== undefined && flat !== false && toBoolean(flat);
    const pairs = left.map((value, index): Value => [value, right[index]]);
    return flatly ? flatten(pairs) : pairs;
  },
});

const reverse = valueFunction({
  name: 'reverse',
  doc: `Returns an array or a string in reverse order.

\`\`\`puppet
reverse([1, 2, 3])   # [3, 2, 1]
reverse('abc')       # 'cba'
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw parseError(`reverse(): Wrong number of arguments given (${args.length} for 1)`);
    const [value] = args;
    if (isArray(value)) return value.toReversed();
    if (typeof value !== 'string') throw parseError('reverse(): Requires either array or string to work with');
    return textLength(value) === value.length
      ? value.split('').toReversed().join('')
      : [...value].toReversed().join('');
  },
});

export const arrayFunctions: readonly BuiltInFunction[] = [any2array, count, grep, reject, reverse, valuesAt, zip];
