/** The files in `src/machines/PLATFORM`, but for `index.txt` (see `relations.ts`). */

/** `packages/NAME.json`: a package of the archive. Its version and relations stand in `index.txt`. */
export interface PackageData {
  /** Paths of its files below `/etc`, `/var` and `/srv`. */
  readonly files?: readonly string[];
  /** Paths of files that its scripts make. */
  readonly generated?: readonly string[];
  /** Directories without any of its files. */
  readonly directories?: readonly string[];
  readonly links?: Readonly<Record<string, string>>;
  /** Mode, owner and group where they are not the usual ones: `/var/lib/redis 0750 redis redis`. */
  readonly ownership?: readonly string[];
  /** Paths of its programs. */
  readonly programs?: readonly string[];
  /** Units, with their state where they are not enabled and running: `nginx`, `apache2@ disabled stopped`. */
  readonly services?: readonly string[];
  /** `NAME:HOME:SHELL:ID:COMMENT:GROUP`; the id is empty for one from 100 upwards, `down` for one from 999 downwards. */
  readonly users?: readonly string[];
  /** `NAME:ID:MEMBERS`. */
  readonly groups?: readonly string[];
  /** Set for a package whose configuration is left when it is removed. */
  readonly leavesConfiguration?: true;
}

/** `fresh.json`: the machine as the platform's installer leaves it. */
export interface FreshMachineData {
  /** Names of the installed packages. */
  readonly packages: readonly string[];
  /** Lines of `/etc/passwd` and `/etc/group`. */
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly services: readonly string[];
  /** What belongs to no package. */
  readonly contents: PackageData;
}

/** A package in `removals.json`: what it leaves, where that is not the usual. */
export interface RemovalData {
  /** Directories that stay when it is removed, and go when it is purged. */
  readonly left?: readonly string[];
  /** Paths that stay when it is purged. */
  readonly kept?: readonly string[];
  /** Accounts that purging takes away: `user:redis`, `group:redis`. */
  readonly purgedAccounts?: readonly string[];
}
