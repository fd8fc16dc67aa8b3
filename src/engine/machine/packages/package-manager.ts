/** The interface of a machine's package manager, and the packages that it installs. */
import type { ConfigurationQuestion } from './configuration-files.ts';
import type { PackageArchive } from './package-archive.ts';

/** A package that can be installed, and its contents. */
export interface AvailablePackage {
  /** The newest version. */
  readonly version: string;
  /** Older versions that can be installed as well, newest first. */
  readonly otherVersions?: readonly string[];
  /**
   * Its units, of services without their ending: `nginx`, `certbot.timer`. Debian enables and starts them, unless their state follows:
   * `apache-htcacheclean disabled stopped`, `apt-daily static stopped`. Other systems leave both to the administrator.
   */
  readonly services?: readonly string[];
  /** Path → content of its files; `null` makes a directory. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Path → shell script of its programs. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Paths of programs that are simulated (`src/machines/programs`), or that succeed without any effect. */
  readonly commands?: readonly string[];
  /** Path → target of its symbolic links. */
  readonly links?: Readonly<Record<string, string>>;
  /** Its choices of alternatives: name, generic path, program, priority (`editor /usr/bin/editor /usr/bin/vim.basic 30`). */
  readonly alternatives?: readonly string[];
  /** Those of `files` that its scripts make: they are no configuration files in dpkg's sense. */
  readonly generated?: readonly string[];
  /** Packages that are installed before it, with alternatives: `default-mta|mail-transport-agent`. */
  readonly depends?: readonly string[];
  /** Packages that are installed with it where nothing stands against them. */
  readonly recommends?: readonly string[];
  /** Packages that are removed before it is installed. */
  readonly conflicts?: readonly string[];
  /** Other names by which packages depend on it or conflict with it. */
  readonly provides?: readonly string[];
  /** Set for a package without which the system does not work. */
  readonly isEssential?: true;
  /** Set for a package of which something is left until it is purged. */
  readonly leavesConfiguration?: true;
  /** Directories that its scripts made and that stay when it is removed. */
  readonly left?: readonly string[];
  /** Paths that stay when it is purged. */
  readonly kept?: readonly string[];
  /** Accounts that purging takes away: `user:redis`, `group:redis`. */
  readonly purgedAccounts?: readonly string[];
  /**
   * System accounts, each with a group of its own name: `redis:/var/lib/redis:/usr/sbin/nologin`, then `:UID` where that is
   * fixed (`down`: the next one below 1000), `:COMMENT`, and `:GROUP` where the account has another one.
   */
  readonly users?: readonly string[];
  /** System groups with their id, if that is fixed, and their members: `docker`, `postdrop:90`, `ssl-cert::postgres`. */
  readonly groups?: readonly string[];
  /** Mode, owner and group of files that are not 0644 root root, and of directories that are not 0755: `/var/lib/redis 0750 redis redis`. */
  readonly ownership?: readonly string[];
}

/** Options of an installation. */
export interface InstallOptions {
  /** Whether recommended packages stay away. */
  readonly withoutRecommends?: boolean;
  /** Whether the package's configuration files take the place of those that were changed (`--force-confnew`). */
  readonly replacesConfiguration?: boolean;
  /** Whether configuration files that were deleted are laid anew (`--force-confmiss`). */
  readonly restoresConfiguration?: boolean;
  /** Whether dpkg does what it would do by default, which is to keep what was changed (`--force-confdef`). */
  readonly keepsByDefault?: boolean;
  /** Told what dpkg prints of configuration files. */
  readonly report?: (text: string) => void;
  /** Set while a fresh machine is built: files of the base system stay, and nothing is laid beside them. */
  readonly isFresh?: boolean;
}

/** Installs and removes the packages of one machine. */
export interface PackageManager {
  /** The packages of the repositories. */
  readonly archive: PackageArchive;
  /** The installed version. */
  versionOf(name: string): string | undefined;
  /** What dpkg would ask about configuration files if a package were installed. */
  questionAbout(name: string): ConfigurationQuestion | undefined;
  /** Whether something of a removed package is left. */
  isLeftBehind(name: string): boolean;
  /** The version that an installation would bring; `undefined` for an unknown package. */
  candidateOf(name: string): string | undefined;
  /** The versions that can be installed, newest first. */
  versionsOf(name: string): readonly string[];
  /** Whether a version of a package can be installed. */
  offers(name: string, version: string): boolean;
  /** Names and versions, in order of installation. */
  installed(): readonly (readonly [name: string, version: string])[];
  /** Installs, upgrades or downgrades to a version, by default the candidate. The caller makes sure that the package is known. */
  install(name: string, version?: string, options?: InstallOptions): void;
  /** Installs a package that is there anew, at its version. */
  reinstall(name: string, options?: InstallOptions): void;
  /** Whether a package stays at its version when others are upgraded. */
  isHeld(name: string): boolean;
  /** Holds an installed package at its version, or lets it go. */
  hold(name: string, held: boolean): void;
  /** Removes a package, with its configuration where it is to be purged. */
  remove(name: string, purge?: boolean): void;
}
