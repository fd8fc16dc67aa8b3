import type { AvailablePackage } from '../packages/package-manager.ts';
import type { Preset } from './preset.ts';

/** A platform's packages and its fresh machine, made from the folder `src/machines/PLATFORM`. */
export interface MachineData {
  /** The packages of the platform's repositories, by name. */
  readonly archive: Readonly<Record<string, AvailablePackage>>;
  /** Lines of packages of which nothing else is known, sorted: name, version, and the names of packages that come along. */
  readonly others: readonly string[];
  /** Names of the packages that its installer installs. */
  readonly packages: readonly string[];
  /** Lines of `/etc/passwd` and `/etc/group`: accounts of the fresh machine that the base system lacks. */
  readonly users: readonly string[];
  readonly groups: readonly string[];
  /** The services of the fresh machine, in the form of `AvailablePackage.services`. */
  readonly services: readonly string[];
  /** Files of the fresh machine that belong to no package. */
  readonly contents: Omit<AvailablePackage, 'version'>;
  /** Unit files of the base system that belong to no service of a package (those of systemd itself, timers, targets), and links of units. */
  readonly units: Pick<Preset, 'files' | 'links'>;
  /** Names that packages of the repositories mention and that no package has, each with the packages that take its place. */
  readonly unavailable: readonly string[];
}
