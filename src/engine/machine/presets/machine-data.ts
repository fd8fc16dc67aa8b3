import type { AvailablePackage } from '../packages/package-manager.ts';
import type { Preset } from './preset.ts';

/** A platform's packages and its fresh machine, built from the folder `src/machines/PLATFORM`. */
export interface MachineData {
  /** The packages of the platform's repositories, by name. */
  readonly archive: Readonly<Record<string, AvailablePackage>>;
  /** Lines of packages with no further data, sorted: name, version, and the packages installed with it. */
  readonly others: readonly string[];
  /** Names of the packages that its installer installs. */
  readonly packages: readonly string[];
  /** Lines of `/etc/passwd` and `/etc/group`: accounts of the fresh machine beyond the base system. */
  readonly users: readonly string[];
  readonly groups: readonly string[];
  /** The services of the fresh machine, in the format of `AvailablePackage.services`. */
  readonly services: readonly string[];
  /** Files of the fresh machine that do not belong to a package. */
  readonly contents: Omit<AvailablePackage, 'version'>;
  /**
   * Unit files of the base system that belong to no service of a package (systemd's own units, timers, targets), and
   * links of units.
   */
  readonly units: Pick<Preset, 'files' | 'links'>;
  /** Names that packages of the repositories mention but that no package has, each with its replacements. */
  readonly unavailable: readonly string[];
}
