/** Types of the valid content of a `hiera.yaml` (`HieraConfigV4.config_type`, `HieraConfigV5.config_type`). */
import { parseTypeString } from '../../types/parse.ts';
import type { Type } from '../../types/type.ts';

const TEXT = 'String[1]';
const OPTIONS = `Hash[Pattern[/\\A[A-Za-z](:?[0-9A-Za-z_-]*[0-9A-Za-z])?\\z/], Data]`;

function struct(entries: Readonly<Record<string, string>>): string {
  const written = Object.entries(entries).map(([key, type]) => {
    return key.endsWith('?') ? `Optional['${key.slice(0, -1)}'] => ${type}` : `'${key}' => ${type}`;
  });
  return `Struct[{${written.join(', ')}}]`;
}

const LEVEL = struct({
  name: TEXT,
  'options?': OPTIONS,
  'data_hash?': TEXT,
  'lookup_key?': TEXT,
  'hiera3_backend?': TEXT,
  'v4_data_hash?': TEXT,
  'data_dig?': TEXT,
  'path?': TEXT,
  'paths?': `Array[${TEXT}, 1]`,
  'glob?': TEXT,
  'globs?': `Array[${TEXT}, 1]`,
  'uri?': TEXT,
  'uris?': `Array[${TEXT}, 1]`,
  'mapped_paths?': `Array[${TEXT}, 3, 3]`,
  'datadir?': TEXT,
});

const VERSION_5 = struct({
  version: 'Integer[5, 5]',
  'defaults?': struct({
    'data_hash?': TEXT,
    'lookup_key?': TEXT,
    'data_dig?': TEXT,
    'datadir?': TEXT,
    'options?': OPTIONS,
  }),
  'hierarchy?': `Array[${LEVEL}]`,
  'plan_hierarchy?': `Array[${LEVEL}]`,
  'default_hierarchy?': `Array[${LEVEL}]`,
});

const VERSION_4 = struct({
  version: 'Integer[4, 4]',
  'datadir?': TEXT,
  'hierarchy?': `Array[${struct({
    backend: TEXT,
    name: TEXT,
    'datadir?': TEXT,
    'path?': TEXT,
    'paths?': `Array[${TEXT}]`,
  })}]`,
});

/**
 * Keys of version 3. All are optional in this type, because Puppet adds the defaults before it checks a configuration.
 */
const VERSION_3 = {
  'version?': 'Integer[3, 3]',
  'backends?': `Variant[${TEXT}, Array[${TEXT}]]`,
  'logger?': TEXT,
  'merge_behavior?': `Enum['deep', 'deeper', 'native']`,
  'deep_merge_options?': `Hash[${TEXT}, Variant[String, Boolean]]`,
  'hierarchy?': `Variant[${TEXT}, Array[${TEXT}]]`,
};

/**
 * Returns the type of a configuration of version 3. Such a configuration may have a key with the options of each
 * backend.
 */
export function version3Type(backends: readonly string[]): Type {
  const keys = backends.filter((name) => name !== '' && !/['\\]/.test(name));
  const options = Object.fromEntries(keys.map((name) => [`${name}?`, `Hash[${TEXT}, Any]`]));
  return parseTypeString(struct({ ...VERSION_3, ...options }));
}

const types = new Map<4 | 5, Type>();

export function configType(version: 4 | 5): Type {
  let type = types.get(version);
  if (type === undefined) types.set(version, (type = parseTypeString(version === 5 ? VERSION_5 : VERSION_4)));
  return type;
}
