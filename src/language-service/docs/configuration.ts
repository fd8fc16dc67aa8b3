/** Documentation of the keys of `hiera.yaml` and `metadata.json`. */

export type KeyDocs = Readonly<Record<string, string>>;

export const HIERA_KEYS: KeyDocs = {
  version: 'The version of the format. Puppet 8 needs 5.',
  defaults: 'Defaults for all levels: `datadir`, one backend, and its `options`.',
  hierarchy: 'The levels, in the order in which Puppet searches them.',
  default_hierarchy: 'Levels that Puppet searches only if no level of any `hierarchy` has the key. For modules only.',
  plan_hierarchy: 'Levels for plans of Bolt, which run outside of a node.',
};

export const HIERA_LEVEL_KEYS: KeyDocs = {
  name: 'The name of the level, for messages and explanations. It must be unique.',
  path: 'The data file of the level, relative to `datadir`. `%{…}` is replaced by variables.',
  paths: 'Several data files, in the order of the search.',
  glob: 'A glob pattern for data files, such as `nodes/*.yaml`. Files are searched in alphabetical order.',
  globs: 'Several glob patterns for data files.',
  mapped_paths:
    'An array of three strings: the name of a variable with several values, a name for each value, and a path that contains `%{NAME}`. Each value adds one file.',
  uri: 'A URI, for backends that do not read files.',
  uris: 'Several URIs, for backends that do not read files.',
  datadir: 'The directory with the data files, relative to the directory of `hiera.yaml`.',
  data_hash:
    'A backend that reads a whole file and returns a hash: `yaml_data`, `json_data`, `hocon_data`, or your own function with the parameters `options` and `context`.',
  lookup_key:
    'A backend that looks up one key: `eyaml_lookup_key`, or your own function with the parameters `key`, `options` and `context`.',
  data_dig:
    'A backend that looks up a dotted key: your own function with the parameters `segments`, `options` and `context`.',
  options: 'A hash of options for the backend. `path` and `uri` are reserved.',
};

export const HIERA_DEFAULT_KEYS: KeyDocs = Object.fromEntries(
  ['datadir', 'data_hash', 'lookup_key', 'data_dig', 'options'].map((key) => [key, HIERA_LEVEL_KEYS[key] ?? '']),
);

export const HIERA_VALUES: Readonly<Record<string, readonly string[]>> = {
  version: ['5'],
  data_hash: ['yaml_data', 'json_data', 'hocon_data'],
  lookup_key: ['eyaml_lookup_key'],
  datadir: ['data', 'hieradata'],
};

export const METADATA_KEYS: KeyDocs = {
  name: 'Owner and name of the module: `puppetlabs-ntp`.',
  version: 'The semantic version of the module.',
  author: 'The author of the module.',
  summary: 'The purpose of the module, in one line.',
  license: 'The SPDX identifier of the license: `Apache-2.0`.',
  source: 'The URL of the source code.',
  project_page: 'The URL of the web page.',
  issues_url: 'The URL of the issue tracker.',
  dependencies: 'The modules that the module needs, with version ranges.',
  operatingsystem_support: 'The supported operating systems, with their releases.',
  requirements: 'The supported releases of Puppet.',
  tags: 'Keywords for searches.',
  'pdk-version': 'The release of the PDK that last changed the module.',
  'template-url': 'The PDK template of the module.',
  'template-ref': 'The version of the PDK template.',
};

export const METADATA_INNER_KEYS: Readonly<Record<string, KeyDocs>> = {
  dependencies: {
    name: 'The name of the module: `puppetlabs/stdlib`.',
    version_requirement: 'The version range: `>= 8.0.0 < 10.0.0`.',
  },
  requirements: { name: '`puppet`.', version_requirement: 'The version range: `>= 7.0.0 < 9.0.0`.' },
  operatingsystem_support: {
    operatingsystem: 'The value of the fact `os.name`: `Debian`.',
    operatingsystemrelease: 'The supported releases: `["11", "12"]`.',
  },
};

export const METADATA_VALUES: Readonly<Record<string, readonly string[]>> = {
  license: ['Apache-2.0', 'MIT', 'BSD-3-Clause', 'GPL-3.0-only', 'proprietary'],
  operatingsystem: [
    'Debian',
    'Ubuntu',
    'RedHat',
    'CentOS',
    'Rocky',
    'AlmaLinux',
    'OracleLinux',
    'Fedora',
    'SLES',
    'windows',
  ],
};
