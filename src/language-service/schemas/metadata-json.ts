import type { Fields } from './schema.ts';

const NAMED_VERSIONS = (name: string, example: string, names: readonly string[] = []): Fields => ({
  name: { type: 'String[1]', isRequired: true, documentation: name, values: names },
  version_requirement: { type: 'String[1]', documentation: example },
});

/** Releases of operating systems that modules support, in the form of the fact `os.release.major`. */
export const SYSTEM_RELEASES: Readonly<Record<string, readonly string[]>> = {
  Debian: ['11', '12', '13'],
  Ubuntu: ['20.04', '22.04', '24.04'],
  RedHat: ['7', '8', '9', '10'],
  CentOS: ['7', '8', '9', '10'],
  Rocky: ['8', '9', '10'],
  AlmaLinux: ['8', '9', '10'],
  OracleLinux: ['7', '8', '9', '10'],
  Fedora: ['41', '42', '43'],
  SLES: ['12', '15'],
  windows: ['2016', '2019', '2022', '2025', '10', '11'],
};

export const METADATA_JSON: Fields = {
  name: { type: 'String[1]', isRequired: true, documentation: 'Owner and name of the module: `puppetlabs-ntp`.' },
  version: { type: 'String[1]', isRequired: true, documentation: 'The semantic version of the module: `1.2.0`.' },
  author: { type: 'String', isRequired: true, documentation: 'The author of the module.' },
  summary: { type: 'String', isRequired: true, documentation: 'The purpose of the module, in one line.' },
  license: {
    type: 'String',
    isRequired: true,
    documentation: 'The SPDX identifier of the license: `Apache-2.0`.',
    values: ['Apache-2.0', 'MIT', 'BSD-3-Clause', 'GPL-3.0-only', 'proprietary'],
  },
  source: { type: 'String', isRequired: true, documentation: 'The URL of the source code.' },
  project_page: { type: 'Optional[String]', documentation: 'The URL of the web page.' },
  issues_url: { type: 'Optional[String]', documentation: 'The URL of the issue tracker.' },
  dependencies: {
    type: 'Array[Hash]',
    isRequired: true,
    documentation: 'The modules that the module needs, with version ranges.',
    fields: {
      ...NAMED_VERSIONS('The name of the module: `puppetlabs/stdlib`.', 'The version range: `>= 8.0.0 < 10.0.0`.'),
      repository: { type: 'String', documentation: 'The URL of the Forge with the module.' },
      version_range: {
        type: 'String',
        documentation: 'An old name for `version_requirement`. The Forge ignores it.',
      },
    },
  },
  operatingsystem_support: {
    type: 'Array[Hash]',
    documentation: 'The supported operating systems, with their releases.',
    fields: {
      operatingsystem: {
        type: 'String[1]',
        isRequired: true,
        documentation: 'The value of the fact `os.name`: `Debian`.',
        values: Object.keys(SYSTEM_RELEASES),
      },
      operatingsystemrelease: { type: 'Array[String]', documentation: 'The supported releases: `["11", "12"]`.' },
    },
  },
  requirements: {
    type: 'Array[Hash]',
    documentation: 'The supported releases of Puppet.',
    fields: NAMED_VERSIONS('`puppet` or `openvox`.', 'The version range: `>= 7.0.0 < 9.0.0`.', ['puppet', 'openvox']),
  },
  tags: { type: 'Array[String]', documentation: 'Keywords for searches.' },
  description: { type: 'String', documentation: 'A longer description. The Forge shows the README instead.' },
  data_provider: {
    type: 'Optional[String]',
    documentation: 'The old data provider of the module (`hiera`, `function` or `none`). `hiera.yaml` replaces it.',
  },
  types: { type: 'Array', documentation: 'Resource types of the module, in old releases of Puppet.' },
  checksums: { type: 'Hash', documentation: 'Checksums of the files, in old releases of Puppet.' },
  'pdk-version': { type: 'String', documentation: 'The release of the PDK that last changed the module.' },
  'template-url': { type: 'String', documentation: 'The PDK template of the module.' },
  'template-ref': { type: 'String', documentation: 'The version of the PDK template.' },
};
