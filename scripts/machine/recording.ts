/** Formats of the output of `record-packages.ts` and `record-removals.ts`. */

/** A path on the recorded machine. */
export interface RecordedPath {
  readonly path: string;
  readonly kind: 'file' | 'directory' | 'link';
  /** Mode, as four octal digits. */
  readonly mode: string;
  readonly owner: string;
  readonly group: string;
  readonly isEmpty?: boolean;
  readonly target?: string;
}

/** A unit, with the state of its unit file according to `systemctl list-unit-files`. */
export interface RecordedUnit {
  readonly name: string;
  readonly state: string;
  readonly isActive: boolean;
}

/** Contents of an installed package, and its changes of the machine. */
export interface RecordedPackage {
  readonly name: string;
  readonly version: string;
  readonly conffiles: readonly string[];
  /** True if the package has a removal script, because its configuration then stays after removal. */
  readonly hasPostrm: boolean;
  /** Paths in the package. */
  readonly paths: readonly RecordedPath[];
  /** Paths that the package's scripts have created. */
  readonly generated: readonly RecordedPath[];
  /** Users that the package has created, as lines of `/etc/passwd`. */
  readonly users: readonly string[];
  /** Groups that the package has created, as lines of `/etc/group`. */
  readonly groups: readonly string[];
  readonly units: readonly RecordedUnit[];
}

/** A fresh machine, before any package is installed. */
export interface RecordedMachine {
  /** Versions of the installed packages. */
  readonly packages: Readonly<Record<string, string>>;
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly units: readonly RecordedUnit[];
  readonly paths: readonly RecordedPath[];
  /** Paths of each package. */
  readonly owners: Readonly<Record<string, readonly string[]>>;
  readonly conffiles: readonly string[];
  /** Packages with a removal script. */
  readonly withPostrm: readonly string[];
}

/** Remains of a package after its removal, and after purging. */
export interface RecordedRemoval {
  readonly name: string;
  /** Paths of the package after its installation. */
  readonly laid: readonly string[];
  /** Paths that stayed after its removal. */
  readonly left: readonly string[];
  /** Paths that stayed after purging. */
  readonly kept: readonly string[];
  /** Accounts that purging removed, such as `user:redis` and `group:redis`. */
  readonly purged: readonly string[];
}
