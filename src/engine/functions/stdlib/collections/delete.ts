/** The `delete…` functions: copies of a collection without some elements. */
import { rubyEqual } from '../../../values/equality.ts';
import { rubyClass } from '../../../types/ruby-class.ts';
import { matchRegexp } from '../../../values/regexp/regexp.ts';
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { type BuiltInFunction } from '../../define.ts';
import { isArray, isHash, PuppetHash, RegexpValue, type Value } from '../../../values/value.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { asArray, noMethod, parseError, toInteger, valueFunction } from '../legacy-function.ts';

const deleteValue = valueFunction({
  name: 'delete',
  doc: `Returns a copy without a value, or without several values: equal elements of an array, keys of a hash, or all occurrences in a string.

\`\`\`puppet
delete(['a', 'b', 'a'], 'a')               # ['b']
delete({ 'a' => 1, 'b' => 2 }, ['a'])      # { 'b' => 2 }
delete('abracadabra', 'bra')               # 'acada'
\`\`\``,
  call: (_, args) => {
    if (args.length !== 2) throw parseError(`delete(): Wrong number of arguments given ${args.length} for 2`);
    const [given, items] = args;
    let result = given;
    for (const item of asArray(items)) result = without(result, item);
    return result;
  },
});

function without(collection: Value, item: Value): Value {
  if (isArray(collection)) return collection.filter((each) => !rubyEqual(each, item));
  if (isHash(collection)) {
    return collection.has(item)
      ? PuppetHash.of([...collection].filter(([key]) => key !== item && !rubyEqual(key, item)))
      : collection;
  }
  if (typeof collection === 'string') {
    if (typeof item !== 'string') throw argumentError(`wrong argument type ${rubyClass(item)} (expected Regexp)`);
    return collection.replaceAll(item, '');
  }
  throw argumentError(
    `delete(): First argument must be an Array, String, or Hash. Given an argument of class ${rubyClass(collection)}.`,
  );
}

const deleteAt = valueFunction({
  name: 'delete_at',
  doc: `Returns a copy of an array without the element at an index. The first index is 0.

\`\`\`puppet
delete_at(['a', 'b', 'c'], 1)   # ['a', 'c']
\`\`\``,
  call: (_, args) => {
    if (args.length < 2) throw parseError(`delete_at(): Wrong number of arguments given (${args.length} for 2)`);
    const [array, given] = args;
    if (!isArray(array)) throw parseError('delete_at(): Requires array to work with');
    if (typeof given === 'string' && !/^\d+$/m.test(given)) {
      throw parseError('delete_at(): You must provide non-negative numeric index');
    }
    const index = Number(toInteger(given));
    if (index > array.length - 1) throw parseError('delete_at(): Given index exceeds size of array given');
    const at = index < 0 ? index + array.length : index;
    return array.filter((_, position) => position !== at);
  },
});

const deleteRegex = valueFunction({
  name: 'delete_regex',
  doc: `Returns a copy without the elements of an array, or the keys of a hash, that match a regular expression (a string), or one of several. The expression must match completely. \`filter\` with a block does the same.

\`\`\`puppet
delete_regex(['abc', 'abd', 'x'], 'ab.')   # ['x']
\`\`\``,
  call: (_, args) => {
    if (args.length !== 2) throw parseError(`delete_regex(): Wrong number of arguments given ${args.length} for 2`);
    const [given, patterns] = args;
    let result = given;
    for (const pattern of asArray(patterns)) {
      const regexp = new RegexpValue(`\\b${rubyToString(pattern)}\\b`);
      const matches = (value: Value): boolean => typeof value === 'string' && matchRegexp(regexp, value) !== null;
      if (isArray(result)) result = result.filter((value) => !matches(value));
      else if (isHash(result)) result = PuppetHash.of([...result].filter(([key]) => !matches(key)));
      else if (typeof result === 'string') throw noMethod('reject!', result);
      else {
        throw argumentError(
          `delete_regex(): First argument must be an Array, Hash, or String. Given an argument of class ${rubyClass(result)}.`,
        );
      }
    }
    return result;
  },
});

const deleteUndefValues = valueFunction({
  name: 'delete_undef_values',
  doc: `Returns a copy of an array or hash without \`undef\` values. Empty strings and \`false\` stay.

\`\`\`puppet
delete_undef_values({ 'a' => 'x', 'b' => undef })   # { 'a' => 'x' }
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw parseError(`delete_undef_values(): Wrong number of arguments given (${args.length})`);
    const [given] = args;
    if (isArray(given)) return given.filter((value) => value !== undefined);
    if (isHash(given)) return PuppetHash.of([...given].filter(([, value]) => value !== undefined));
    throw parseError(
      `delete_undef_values(): expected an array or hash, got ${rubyToString(given)} type  ${rubyClass(given)} `,
    );
  },
});

const deleteValues = valueFunction({
  name: 'delete_values',
  doc: `Returns a copy of a hash without the entries that have a certain value.

\`\`\`puppet
delete_values({ 'a' => 'x', 'b' => 'y' }, 'x')   # { 'b' => 'y' }
\`\`\``,
  call: (_, args) => {
    if (args.length !== 2) throw parseError(`delete_values(): Wrong number of arguments given (${args.length} of 2)`);
    const [hash, item] = args;
    if (!isHash(hash)) {
      throw argumentError(
        `delete_values(): First argument must be a Hash. Given an argument of class ${rubyClass(hash)}.`,
      );
    }
    return PuppetHash.of([...hash].filter(([, value]) => !rubyEqual(item, value)));
  },
});

export const deletions: readonly BuiltInFunction[] = [
  deleteValue,
  deleteAt,
  deleteRegex,
  deleteUndefValues,
  deleteValues,
];
