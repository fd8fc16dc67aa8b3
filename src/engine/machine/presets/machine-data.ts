import type { AvailablePackage } from '../packages/package-manager.ts';
import type { Preset } from './preset.ts';

export interface MachineData {
  readonly archive: Readonly<Record<string, AvailablePackage>>;
  /**
   * Sorted lines of packages of which only one line is known: the name, the version, and the packages installed with
   * this package.
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
  /** Names that packages mention but that no package has. Each line has a name and its replacements. */
  readonly unavailable: readonly string[];
}
