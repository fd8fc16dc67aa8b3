/** Functions that people call most often on a value of each type, the most frequent first. */
const COLLECTION = ['each', 'map', 'filter', 'reduce', 'length', 'empty', 'join', 'any', 'all', 'unique', 'flatten'];

const USUAL: Readonly<Partial<Record<string, readonly string[]>>> = {
  String: [
    ...[
      'split',
      'upcase',
      'downcase',
      'capitalize',
      'regsubst',
      'match',
      'length',
      'empty',
      'strip',
      'chomp',
      'lstrip',
    ],
    ...['rstrip', 'unwrap', 'new', 'sprintf', 'camelcase'],
  ],
  Integer: ['abs', 'each', 'max', 'min'],
  Float: ['round', 'floor', 'ceiling', 'abs', 'max', 'min'],
  Array: [...COLLECTION, 'sort', 'index', 'partition', 'slice', 'dig', 'then'],
  Hash: ['each', 'map', 'filter', 'keys', 'values', 'get', 'dig', 'length', 'empty', 'reduce', 'any', 'all', 'merge'],
  Iterator: COLLECTION,
  Undef: ['then', 'lest'],
  Sensitive: ['unwrap'],
};

/** Maps a type to the type whose usual functions also apply to it. */
const SAME: Readonly<Partial<Record<string, string>>> = {
  Enum: 'String',
  Pattern: 'String',
  Tuple: 'Array',
  Struct: 'Hash',
  Numeric: 'Integer',
};

/**
 * Returns the position of a function in the list of usual methods of a type. Returns undefined if the function is not
 * in the list.
 */
export function rankUsualMethod(name: string, types: readonly string[]): number | undefined {
  const ranks = types.flatMap((type) => {
    const rank = (USUAL[SAME[type] ?? type] ?? []).indexOf(name);
    return rank === -1 ? [] : [rank];
  });
  return ranks.length === 0 ? undefined : Math.min(...ranks);
}
