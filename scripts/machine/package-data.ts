/** Formats of the files in `src/machines/PLATFORM`, except `index.txt` (see `relations.ts`). */

/** A package of the archive (`packages/NAME.json`). Its version and relations are in `index.txt`. */
export interface PackageData {
  /** Paths of the package's files in `/etc`, `/var` and `/srv`. */
  readonly files?: readonly string[];
  /** Paths of files that the package's scripts create. */
  readonly generated?: readonly string[];
  /** Directories of the package that contain none of its files. */
  readonly directories?: readonly string[];
  readonly links?: Readonly<Record<string, string>>;
  /** Paths with a mode, owner or group other than the default: `/var/lib/redis 0750 redis redis`. */
  readonly ownership?: readonly string[];
  readonly programs?: readonly string[];
  /**
   * Units of the package, with their state unless they are enabled and running: `nginx`, `apache2@ disabled stopped`.
   */
  readonly services?: readonly string[];
  /**
   * Users, as `NAME:HOME:SHELL:ID:COMMENT:GROUP`. An empty id is assigned from 100 upwards, `down` from 999 downwards.
   */
  readonly users?: readonly string[];
  /** Groups, as `NAME:ID:MEMBERS`. */
  readonly groups?: readonly string[];
  /** Set if the configuration of the package stays after its removal. */
  readonly leavesConfiguration?: true;
}

/** The machine after the installation of the platform (`fresh.json`). */
export interface FreshMachineData {
  /** Names of the installed packages. */
  readonly packages: readonly string[];
  /** Lines of `/etc/passwd` and `/etc/group`. */
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly services: readonly string[];
  /** Everything that does not belong to a package. */
  readonly contents: PackageData;
}

/** Remains of a package (`removals.json`), if they differ from the default. */
export interface RemovalData {
  /** Directories that stay after removal, and disappear when the package is purged. */
  readonly left?: readonly string[];
  /** Paths that stay even after purging. */
  readonly kept?: readonly string[];
  /** Accounts that purging removes, such as `user:redis` and `group:redis`. */
  readonly purgedAccounts?: readonly string[];
}
