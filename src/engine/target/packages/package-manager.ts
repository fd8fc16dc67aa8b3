/** The interface of a machine's package manager, and the packages that it installs. */

/** A package that can be installed, and its contents. */
export interface AvailablePackage {
  readonly version: string;
  /** Names of its services. Debian starts and enables them, other systems leave both to the administrator. */
  readonly services?: readonly string[];
  /** Set for a package whose services are not started on Debian either. */
  readonly isLeftStopped?: true;
  /** Set for a package whose services are not started but enabled. */
  readonly startsAtBoot?: true;
  /** Path → content of its files; `null` makes a directory. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Path → shell script of its programs. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Paths of programs that are simulated (`shell/commands/package-programs.ts`), or that succeed without any effect. */
  readonly commands?: readonly string[];
  /** Path → target of its symbolic links. */
  readonly links?: Readonly<Record<string, string>>;
  /** Packages that are installed before it. */
  readonly depends?: readonly string[];
  /** Packages that are removed before it is installed. */
  readonly conflicts?: readonly string[];
  /**
   * System accounts, each with a group of its own name: `redis:/var/lib/redis:/usr/sbin/nologin`, then `:UID` where that is
   * fixed, `:COMMENT`, and `:GROUP` where the account has another one.
   */
  readonly users?: readonly string[];
  /** System groups: `docker`, `postdrop:90`. */
  readonly groups?: readonly string[];
  /** Mode, owner and group of files that are not 0644 root root, and of directories that are not 0755: `/var/lib/redis 0750 redis redis`. */
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
  /** Whether a version of a package can be installed. */
  offers(name: string, version: string): boolean;
  /** Names and versions, in order of installation. */
  installed(): readonly (readonly [name: string, version: string])[];
  /** Installs, upgrades or downgrades to a version, by default the candidate. The caller makes sure that the package is known. */
  install(name: string, version?: string): void;
  /** Whether a package stays at its version when others are upgraded. */
  isHeld(name: string): boolean;
  /** Holds an installed package at its version, or lets it go. */
  hold(name: string, held: boolean): void;
  /** Removes a package, with its configuration where it is to be purged. */
  remove(name: string, purge?: boolean): void;
}
