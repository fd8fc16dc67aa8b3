/** What is asked of the package manager of a machine, whichever it is. */

/** A package that can be installed, and what it brings. */
export interface AvailablePackage {
  readonly version: string;
  /** Services that come with it. Debian starts and enables them, other systems leave both to the administrator. */
  readonly services?: readonly string[];
  /** Set where the package leaves its services alone on Debian, too. */
  readonly isLeftStopped?: true;
  /** Files that come with it, by path; `null` makes a directory. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Programs that come with it, by path: what the shell runs in their place. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Paths of programs that are built in (`package-programs/`), or that do nothing that shows. */
  readonly commands?: readonly string[];
  /** Links that come with it, path → target. */
  readonly links?: Readonly<Record<string, string>>;
  /** Packages that come along where they are missing. */
  readonly depends?: readonly string[];
  /** Packages that cannot be installed beside it: they go when it comes. */
  readonly conflicts?: readonly string[];
  /**
   * System accounts, each with a group of its own name: `redis:/var/lib/redis:/usr/sbin/nologin`, then `:UID` where that is
   * fixed, `:COMMENT`, and `:GROUP` where the account has another one.
   */
  readonly users?: readonly string[];
  /** System groups: `docker`, `postdrop:90`. */
  readonly groups?: readonly string[];
  /** Mode, owner and group of what is not 0644 (directories 0755) and root's: `/var/lib/redis 0750 redis redis`. */
  readonly ownership?: readonly string[];
}

/** Installs and removes the packages of one machine. */
export interface PackageManager {
  /** The packages of the repositories, by name. */
  readonly offer: ReadonlyMap<string, AvailablePackage>;
  /** The installed version. */
  versionOf(name: string): string | undefined;
  /** The version that an installation would bring; `undefined` for an unknown package. */
  candidateOf(name: string): string | undefined;
  /** Names and versions, in order of installation. */
  installed(): readonly (readonly [name: string, version: string])[];
  /** Installs, upgrades or downgrades to a version, by default the candidate. The caller makes sure that the package is known. */
  install(name: string, version?: string): void;
  /** Removes a package, with its configuration where it is to be purged. */
  remove(name: string, purge?: boolean): void;
}
