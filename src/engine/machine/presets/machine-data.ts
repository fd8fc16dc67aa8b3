import type { AvailablePackage } from '../packages/package-manager.ts';
import type { Preset } from './preset.ts';

export interface MachineData {
  readonly archive: Readonly<Record<string, AvailablePackage>>;
  /**
   * Packages whose contents are unknown, one sorted line per package: its name, its version, and the packages that are
   * installed with it.
   */
  readonly others: readonly string[];
  /** Names of the packages that the platform's installer installs. */
  readonly packages: readonly string[];
  /** Lines of `/etc/passwd` and `/etc/group` for accounts that the base system does not have. */
  readonly users: readonly string[];
  readonly groups: readonly string[];
  /** The services of the fresh machine, in the format of `AvailablePackage.services`. */
  readonly services: readonly string[];
  /** Files of the fresh machine that do not belong to a package. */
  readonly contents: Omit<AvailablePackage, 'version'>;
  /** Unit files of systemd itself, such as timers and targets, and the links that enable units. */
  readonly units: Pick<Preset, 'files' | 'links'>;
  /**
   * Names of packages that other packages refer to but that do not exist. Each line has such a name and its
   * replacements.
   */
  readonly unavailable: readonly string[];
}
