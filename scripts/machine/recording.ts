/** What `record-packages.ts` and `record-removals.ts` write down. */

/** A path of a machine. */
export interface RecordedPath {
  readonly path: string;
  readonly kind: 'file' | 'directory' | 'link';
  /** Four octal digits. */
  readonly mode: string;
  readonly owner: string;
  readonly group: string;
  readonly isEmpty?: boolean;
  /** Where a link leads. */
  readonly target?: string;
}

/** A unit, with the state of its file as `systemctl list-unit-files` says it. */
export interface RecordedUnit {
  readonly name: string;
  readonly state: string;
  readonly isActive: boolean;
}

/** What an installed package brought. */
export interface RecordedPackage {
  readonly name: string;
  readonly version: string;
  readonly conffiles: readonly string[];
  /** Whether it has a script for its removal: its configuration is left behind then. */
  readonly hasPostrm: boolean;
  /** Paths of the package itself. */
  readonly paths: readonly RecordedPath[];
  /** Paths that its scripts made. */
  readonly generated: readonly RecordedPath[];
  /** Lines of `/etc/passwd`. */
  readonly users: readonly string[];
  /** Lines of `/etc/group`. */
  readonly groups: readonly string[];
  readonly units: readonly RecordedUnit[];
}

/** A fresh machine. */
export interface RecordedMachine {
  /** Name → version. */
  readonly packages: Readonly<Record<string, string>>;
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly units: readonly RecordedUnit[];
  readonly paths: readonly RecordedPath[];
  /** Package → its paths. */
  readonly owners: Readonly<Record<string, readonly string[]>>;
  readonly conffiles: readonly string[];
  /** Packages with a script for their removal. */
  readonly withPostrm: readonly string[];
}

/** What a package left when it was removed, and then purged. */
export interface RecordedRemoval {
  readonly name: string;
  /** Its paths that were there once it was installed. */
  readonly laid: readonly string[];
  /** Those of them that were there once it was removed. */
  readonly left: readonly string[];
  /** Those of them that were there once it was purged. */
  readonly kept: readonly string[];
  /** Accounts that purging took away: `user:redis`, `group:redis`. */
  readonly purged: readonly string[];
}
