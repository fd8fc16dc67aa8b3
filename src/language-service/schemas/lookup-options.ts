import type { Fields } from './schema.ts';

export const MERGE_STRATEGIES: readonly string[] = ['first', 'unique', 'hash', 'deep'];

/** Entry of `lookup_options` for one key, or for a pattern of keys. */
export const LOOKUP_OPTIONS: Fields = {
  merge: {
    type: 'Variant[String[1], Hash]',
    documentation:
      'The strategy that combines the values of several levels: `first` (the default), `unique`, `hash` or `deep`, or a hash with `strategy` and its options.',
    values: MERGE_STRATEGIES,
    fields: {
      strategy: {
        type: 'String[1]',
        isRequired: true,
        documentation: 'The name of the strategy: `first`, `unique`, `hash` or `deep`.',
        values: MERGE_STRATEGIES,
      },
      knockout_prefix: {
        type: 'Optional[String[1]]',
        documentation: 'The prefix of a value that removes the equal value of a lower level: `--`. For `deep`.',
        values: ['--'],
      },
      sort_merged_arrays: {
        type: 'Boolean',
        documentation: 'If true, merged arrays are sorted. For `deep`.',
        values: ['true', 'false'],
      },
      merge_debug: {
        type: 'Boolean',
        documentation: 'If true, the merge is logged in detail. For `deep`.',
        values: ['true', 'false'],
      },
      merge_hash_arrays: {
        type: 'Boolean',
        documentation: 'If true, hashes in arrays are merged by position. For `deep`.',
        values: ['true', 'false'],
      },
    },
  },
  convert_to: {
    type: 'Variant[String[1], Array]',
    documentation: 'A data type that the value is converted to, or an array of the type and arguments of `new`.',
    values: ['Sensitive', 'Integer', 'Boolean', 'String'],
  },
};
