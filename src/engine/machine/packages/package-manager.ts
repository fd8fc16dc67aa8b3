import type { ConfigurationPrompt } from './configuration-files.ts';
import type { PackageArchive } from './package-archive.ts';

export interface AvailablePackage {
  readonly version: string;
  readonly otherVersions?: readonly string[];
  /**
   * systemd units of the package. Services are written without their suffix: `nginx`, `certbot.timer`. Debian enables
   * and starts each unit, unless the line also contains its state: `apache-htcacheclean disabled stopped`. Other
   * systems leave both to the administrator.
   */
  readonly services?: readonly string[];
  /** Content of each file of the package, by path. `null` creates a directory. */
  readonly files?: Readonly<Record<string, string | null>>;
  readonly programs?: Readonly<Record<string, string>>;
  /** Paths of programs that are simulated (`src/machines/programs`), or that succeed without effect. */
  readonly commands?: readonly string[];
  readonly links?: Readonly<Record<string, string>>;
  /**
   * Alternatives that the package provides. Each line has a name, the generic path, the program and a priority: `editor
   * /usr/bin/editor /usr/bin/vim.basic 30`.
   */
  readonly alternatives?: readonly string[];
  /** Files that the package's scripts create. dpkg does not treat them as configuration files. */
  readonly generated?: readonly string[];
  /** Packages that must be installed first. Alternatives are separated by `|`: `default-mta|mail-transport-agent`. */
  readonly depends?: readonly string[];
  /** Packages that are installed together with this package by default. */
  readonly recommends?: readonly string[];
  readonly conflicts?: readonly string[];
  /** Further names under which other packages can depend on this package or conflict with it. */
  readonly provides?: readonly string[];
  /** Set for a package that the system cannot work without. */
  readonly isEssential?: true;
  /** True if the package leaves files behind until it is purged. */
  readonly leavesConfiguration?: true;
  /** Directories that the package's scripts created and that remain after the package is removed. */
  readonly left?: readonly string[];
  /** Paths that remain after a purge. */
  readonly kept?: readonly string[];
  /** Accounts that a purge removes: `user:redis`, `group:redis`. */
  readonly purgedAccounts?: readonly string[];
  /**
   * System accounts as `NAME:HOME:SHELL[:UID[:COMMENT[:GROUP]]]`, such as `redis:/var/lib/redis:/usr/sbin/nologin`. UID is
   * a fixed id, or `down` for the next free id below 1000. Without GROUP, the account has a group of the same name.
   */
  readonly users?: readonly string[];
  /** System groups as `NAME[:GID[:MEMBERS]]`, such as `docker`, `postdrop:90` or `ssl-cert::postgres`. */
  readonly groups?: readonly string[];
  /**
   * Mode, owner and group of files and directories that do not have the defaults (0644 or 0755, and root):
   * `/var/lib/redis 0750 redis redis`.
   */
  readonly ownership?: readonly string[];
}

export interface InstallOptions {
  readonly withoutRecommends?: boolean;
  /** True if the package's configuration files replace files that a user changed (`--force-confnew`). */
  readonly replacesConfiguration?: boolean;
  /** True if deleted configuration files are created again (`--force-confmiss`). */
  readonly restoresConfiguration?: boolean;
  /** True if dpkg answers its own questions with the default answer, which keeps changed files (`--force-confdef`). */
  readonly keepsByDefault?: boolean;
  readonly report?: (text: string) => void;
  /**
   * True while a fresh machine is built. Installations then keep the files of the base system, and do not add copies
   * such as `.dpkg-dist` beside them.
   */
  readonly isFresh?: boolean;
}

export interface PackageManager {
  readonly archive: PackageArchive;
  versionOf(name: string): string | undefined;
  /** Returns the question about configuration files that dpkg would ask when installing the package. */
  questionAbout(name: string): ConfigurationPrompt | undefined;
  isLeftBehind(name: string): boolean;
  /** Returns the version that would be installed, or `undefined` for an unknown package. */
  candidateOf(name: string): string | undefined;
  versionsOf(name: string): readonly string[];
  offers(name: string, version: string): boolean;
  installed(): readonly (readonly [name: string, version: string])[];
  /**
   * Installs, upgrades or downgrades a package to a version, by default the candidate. The caller checks that the
   * package exists.
   */
  install(name: string, version?: string, options?: InstallOptions): void;
  reinstall(name: string, options?: InstallOptions): void;
  isHeld(name: string): boolean;
  hold(name: string, held: boolean): void;
  /** Removes a package. If `purge` is true, also removes its configuration. */
  remove(name: string, purge?: boolean): void;
}
