/** The interface of a machine's package manager, and of the packages that it installs. */
import type { ConfigurationPrompt } from './configuration-files.ts';
import type { PackageArchive } from './package-archive.ts';

/** An available package and its contents. */
export interface AvailablePackage {
  /** The newest version. */
  readonly version: string;
  /** Older available versions, newest first. */
  readonly otherVersions?: readonly string[];
  /**
   * Its systemd units; services are written without their suffix: `nginx`, `certbot.timer`. Debian enables and starts
   * each unit, unless the entry also gives its state: `apache-htcacheclean disabled stopped`, `apt-daily static
   * stopped`. Other systems leave both to the administrator.
   */
  readonly services?: readonly string[];
  /** Content of each file of the package, by path. `null` creates a directory. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Shell script of each program of the package, by path. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Paths of programs that are simulated (`src/machines/programs`), or that succeed without effect. */
  readonly commands?: readonly string[];
  /** Target of each symbolic link of the package, by path. */
  readonly links?: Readonly<Record<string, string>>;
  /**
   * Alternatives that the package provides, each as name, generic path, program and priority (`editor /usr/bin/editor
   * /usr/bin/vim.basic 30`).
   */
  readonly alternatives?: readonly string[];
  /** Files that its scripts create. dpkg does not treat them as configuration files. */
  readonly generated?: readonly string[];
  /** Packages that are installed before this package, with alternatives: `default-mta|mail-transport-agent`. */
  readonly depends?: readonly string[];
  /** Packages that are installed with it if nothing prevents that. */
  readonly recommends?: readonly string[];
  /** Packages that are removed before it is installed. */
  readonly conflicts?: readonly string[];
  /** Additional names by which other packages depend on this package or conflict with it. */
  readonly provides?: readonly string[];
  /** Set for a package that the system cannot work without. */
  readonly isEssential?: true;
  /** True for a package that leaves files behind until it is purged. */
  readonly leavesConfiguration?: true;
  /** Directories that its scripts created and that remain after a removal. */
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
  /** System groups with their id, if it is fixed, and their members: `docker`, `postdrop:90`, `ssl-cert::postgres`. */
  readonly groups?: readonly string[];
  /**
   * Mode, owner and group of the files that differ from 0644 root root, and of the directories that differ from 0755
   * root root: `/var/lib/redis 0750 redis redis`.
   */
  readonly ownership?: readonly string[];
}

/** Options of an installation. */
export interface InstallOptions {
  /** True to skip recommended packages. */
  readonly withoutRecommends?: boolean;
  /** True if the package's configuration files replace files that a user changed (`--force-confnew`). */
  readonly replacesConfiguration?: boolean;
  /** True if deleted configuration files are created again (`--force-confmiss`). */
  readonly restoresConfiguration?: boolean;
  /** True if dpkg answers its own questions with the default, which keeps changed files (`--force-confdef`). */
  readonly keepsByDefault?: boolean;
  /** Receives dpkg's output about configuration files. */
  readonly report?: (text: string) => void;
  /**
   * True while a fresh machine is built. Files of the base system are then kept, and no copies are made beside them.
   */
  readonly isFresh?: boolean;
}

/** Installs and removes the packages of one machine. */
export interface PackageManager {
  /** The packages of the repositories. */
  readonly archive: PackageArchive;
  /** Returns the installed version. */
  versionOf(name: string): string | undefined;
  /** Returns the question that dpkg would ask about configuration files if the package were installed. */
  questionAbout(name: string): ConfigurationPrompt | undefined;
  /** True if files of a removed package remain. */
  isLeftBehind(name: string): boolean;
  /** Returns the version that would be installed. Returns `undefined` for an unknown package. */
  candidateOf(name: string): string | undefined;
  /** Returns the available versions, newest first. */
  versionsOf(name: string): readonly string[];
  /** True if a version of a package is available. */
  offers(name: string, version: string): boolean;
  /** Names and versions, in order of installation. */
  installed(): readonly (readonly [name: string, version: string])[];
  /**
   * Installs, upgrades or downgrades to a version, by default the candidate. The caller checks that the package is
   * known.
   */
  install(name: string, version?: string, options?: InstallOptions): void;
  /** Installs the current version of an installed package again. */
  reinstall(name: string, options?: InstallOptions): void;
  /** True if upgrades skip the package. */
  isHeld(name: string): boolean;
  /** Holds an installed package at its version, or releases it. */
  hold(name: string, held: boolean): void;
  /** Removes a package. `purge` also removes its configuration. */
  remove(name: string, purge?: boolean): void;
}
