/** Settings that `environment.conf` can contain (`settings/environment_conf.rb`). */
import type { Release } from './release.ts';

const SETTINGS: ReadonlySet<string> = new Set([
  'modulepath',
  'manifest',
  'config_version',
  'environment_timeout',
  'static_catalogs',
  'rich_data',
]);

/** True if `environment.conf` can contain the setting. Valid only for Puppet 4 and later releases. */
export function isEnvironmentSetting(name: string, release: Release): boolean {
  return (
    SETTINGS.has(name) || (name === 'environment_data_provider' && release.has('data provider of environment.conf'))
  );
}
