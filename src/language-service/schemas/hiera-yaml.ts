/**
 * Schema of `hiera.yaml` version 5. It only documents the keys: the engine checks the types, with Puppet's messages.
 */
import type { Fields } from './schema.ts';

const BACKENDS: Fields = {
  datadir: {
    type: 'String[1]',
    documentation: 'The directory with the data files, relative to the directory of `hiera.yaml`.',
    values: ['data', 'hieradata'],
  },
  data_hash: {
    type: 'String[1]',
    documentation:
      'A backend that reads a whole file and returns a hash: `yaml_data`, `json_data`, `hocon_data`, or your own function with the parameters `options` and `context`.',
    values: ['yaml_data', 'json_data', 'hocon_data'],
  },
  lookup_key: {
    type: 'String[1]',
    documentation:
      'A backend that looks up one key: `eyaml_lookup_key`, or your own function with the parameters `key`, `options` and `context`.',
    values: ['eyaml_lookup_key'],
  },
  data_dig: {
    type: 'String[1]',
    documentation:
      'A backend that looks up a dotted key: your own function with the parameters `segments`, `options` and `context`.',
  },
  options: {
    type: 'Hash',
    documentation: 'A hash of options for the backend. `path` and `uri` are reserved.',
    fields: {
      pkcs7_private_key: { type: 'String[1]', documentation: 'Path of the private key of `eyaml_lookup_key`.' },
      pkcs7_public_key: { type: 'String[1]', documentation: 'Path of the public key of `eyaml_lookup_key`.' },
      gpg_gnupghome: { type: 'String[1]', documentation: 'Directory with the GPG keys of `eyaml_lookup_key`.' },
    },
  },
};

/** Backends of Puppet, by name. */
export const HIERA_BACKENDS: Readonly<Record<string, string>> = {
  yaml_data: 'Reads a YAML file, and returns all its keys at once.',
  json_data: 'Reads a JSON file, and returns all its keys at once.',
  hocon_data: 'Reads a HOCON file, and returns all its keys at once.',
  eyaml_lookup_key:
    'Reads a YAML file with encrypted values (`ENC[…]`), and decrypts a value when its key is looked up. It needs the keys in `options`.',
};

export const HIERA_LEVEL: Fields = {
  name: {
    type: 'String[1]',
    isRequired: true,
    documentation: 'The name of the level, for messages and explanations. It must be unique.',
  },
  path: {
    type: 'String[1]',
    documentation: 'The data file of the level, relative to `datadir`. `%{…}` is replaced by variables.',
  },
  paths: { type: 'Array[String[1], 1]', documentation: 'Several data files, in the order of the search.' },
  glob: {
    type: 'String[1]',
    documentation: 'A glob pattern for data files, such as `nodes/*.yaml`. Files are searched in alphabetical order.',
  },
  globs: { type: 'Array[String[1], 1]', documentation: 'Several glob patterns for data files.' },
  mapped_paths: {
    type: 'Array[String[1], 3, 3]',
    documentation:
      'An array of three strings: the name of a variable with several values, a name for each value, and a path that contains `%{NAME}`. Each value adds one file.',
  },
  uri: { type: 'String[1]', documentation: 'A URI, for backends that do not read files.' },
  uris: { type: 'Array[String[1], 1]', documentation: 'Several URIs, for backends that do not read files.' },
  ...BACKENDS,
};

export const HIERA_YAML: Fields = {
  version: {
    type: 'Integer[5, 5]',
    isRequired: true,
    documentation: 'The version of the format. Puppet 8 needs 5.',
    values: ['5'],
  },
  defaults: {
    type: 'Hash',
    documentation: 'Defaults for all levels: `datadir`, one backend, and its `options`.',
    fields: BACKENDS,
  },
  hierarchy: {
    type: 'Array[Hash]',
    documentation: 'The levels, in the order in which Puppet searches them.',
    fields: HIERA_LEVEL,
  },
  default_hierarchy: {
    type: 'Array[Hash]',
    documentation: 'Levels that Puppet searches only if no level of any `hierarchy` has the key. For modules only.',
    fields: HIERA_LEVEL,
  },
  plan_hierarchy: {
    type: 'Array[Hash]',
    documentation: 'Levels for plans of Bolt, which run outside of a node.',
    fields: HIERA_LEVEL,
  },
};
