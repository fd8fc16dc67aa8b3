/** The files in `src/machines/PLATFORM`, except `index.txt` (see `relations.ts`). */

/** `packages/NAME.json`: a package of the archive. Its version and relations are in `index.txt`. */
export interface PackageData {
  /** Paths of its files below `/etc`, `/var` and `/srv`. */
  readonly files?: readonly string[];
  /** Paths of files that its scripts create. */
  readonly generated?: readonly string[];
  /** Directories without any of its files. */
  readonly directories?: readonly string[];
  readonly links?: Readonly<Record<string, string>>;
  /** Mode, owner and group that differ from the defaults: `/var/lib/redis 0750 redis redis`. */
  readonly ownership?: readonly string[];
  /** Paths of its programs. */
  readonly programs?: readonly string[];
  /** Units, with their state unless they are enabled and running: `nginx`, `apache2@ disabled stopped`. */
  readonly services?: readonly string[];
  /** `NAME:HOME:SHELL:ID:COMMENT:GROUP`; an empty id is assigned from 100 upwards, `down` from 999 downwards. */
  readonly users?: readonly string[];
  /** `NAME:ID:MEMBERS`. */
  readonly groups?: readonly string[];
  /** Set for a package whose configuration stays after its removal. */
  readonly leavesConfiguration?: true;
}

/** `fresh.json`: the machine after the platform's installation. */
export interface FreshMachineData {
  /** Names of the installed packages. */
  readonly packages: readonly string[];
  /** Lines of `/etc/passwd` and `/etc/group`. */
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly services: readonly string[];
  /** Everything outside of packages. */
  readonly contents: PackageData;
}

/** A package in `removals.json`: its remains, if they differ from the default. */
export interface RemovalData {
  /** Directories that stay when it is removed, and go when it is purged. */
  readonly left?: readonly string[];
  /** Paths that stay when it is purged. */
  readonly kept?: readonly string[];
  /** Accounts that purging removes: `user:redis`, `group:redis`. */
  readonly purgedAccounts?: readonly string[];
}
