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

/** True if `environment.conf` of a release from Puppet 4 on can contain the setting. */
export function isEnvironmentSetting(name: string, release: Release): boolean {
  return (
    SETTINGS.has(name) || (name === 'environment_data_provider' && release.has('data provider of environment.conf'))
  );
}
