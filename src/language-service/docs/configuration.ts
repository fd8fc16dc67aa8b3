/** The keys of `hiera.yaml` and `metadata.json`. */

export type KeyDocs = Readonly<Record<string, string>>;

export const HIERA_KEYS: KeyDocs = {
  version: 'The version of the format: 5.',
  defaults: 'What levels do that say nothing else: where their data is, and how it is read.',
  hierarchy: 'The levels, the first counts most.',
  default_hierarchy: 'Levels that are asked only where none of the hierarchy has a key. For modules.',
  plan_hierarchy: 'Levels for plans, which have no facts.',
};

export const HIERA_LEVEL_KEYS: KeyDocs = {
  name: 'A name for people, in explanations of lookups.',
  path: 'The file of this level, from `datadir` on. `%{…}` is filled in.',
  paths: 'Several files, the first counts most.',
  glob: 'Files by a pattern: `nodes/*.yaml`.',
  globs: 'Files by several patterns.',
  mapped_paths: 'A variable with several values, a name for one of them, and a path in which that name stands.',
  uri: 'An address, for backends that read no files.',
  uris: 'Several addresses.',
  datadir: 'The folder of the data, from that of `hiera.yaml` on.',
  data_hash: 'The function that reads a whole file: `yaml_data`, `json_data`, `hocon_data`.',
  lookup_key: 'The function that finds one key: `eyaml_lookup_key`.',
  data_dig: 'The function that finds a key with dots.',
  options: 'What the backend wants to know beside that.',
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
  author: 'Who wrote it.',
  summary: 'One line on what it is for.',
  license: 'Its licence, as SPDX names it: `Apache-2.0`.',
  source: 'Where its source is.',
  project_page: 'Its page.',
  issues_url: 'Where to report problems.',
  dependencies: 'The modules that it needs, with ranges of versions.',
  operatingsystem_support: 'The operating systems that it is for, with their releases.',
  requirements: 'The releases of Puppet that it runs with.',
  tags: 'Words to find it by.',
  'pdk-version': 'The release of the PDK that last changed it.',
  'template-url': 'The template of the PDK that it was made from.',
  'template-ref': 'The version of that template.',
};

export const METADATA_INNER_KEYS: Readonly<Record<string, KeyDocs>> = {
  dependencies: { name: 'The module: `puppetlabs/stdlib`.', version_requirement: 'The versions: `>= 8.0.0 < 10.0.0`.' },
  requirements: { name: '`puppet`.', version_requirement: 'The versions: `>= 7.0.0 < 9.0.0`.' },
  operatingsystem_support: {
    operatingsystem: 'As the fact `os.name` says: `Debian`.',
    operatingsystemrelease: 'The releases: `["11", "12"]`.',
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
