/** Settings of `environment.conf` (`lib/puppet/settings/environment_conf.rb`). */
import type { Fields } from './schema.ts';

export const ENVIRONMENT_CONF: Fields = {
  modulepath: {
    type: 'String',
    documentation:
      'The folders of modules, separated by colons, highest priority first. `$basemodulepath` stands for the folders that all environments share.',
    values: ['modules:$basemodulepath', 'site-modules:modules:$basemodulepath', 'site:modules:$basemodulepath'],
  },
  manifest: {
    type: 'String',
    documentation: 'The manifest where a compilation starts, or a folder of manifests. The default is `manifests`.',
    values: ['manifests', 'manifests/site.pp'],
  },
  config_version: {
    type: 'String',
    documentation: 'A script that prints the version of the configuration, for reports.',
    values: ["'scripts/config_version.sh $environmentpath $environment'"],
  },
  environment_timeout: {
    type: 'String',
    documentation: 'The time that the server caches the environment: `0`, `unlimited`, or a time such as `5m`.',
    values: ['0', 'unlimited'],
  },
  environment_data_provider: { type: 'String', documentation: 'The old data provider. `hiera.yaml` replaces it.' },
  static_catalogs: {
    type: 'Boolean',
    documentation: 'If true, the server adds the checksums of files to catalogs.',
    values: ['true', 'false'],
  },
  rich_data: {
    type: 'Boolean',
    documentation: 'If true, catalogs can contain rich data, such as timestamps and `Sensitive`.',
    values: ['true', 'false'],
  },
};
