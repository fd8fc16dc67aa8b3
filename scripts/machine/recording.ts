/** Output format of `record-packages.ts` and `record-removals.ts`. */

/** A path of a machine. */
export interface RecordedPath {
  readonly path: string;
  readonly kind: 'file' | 'directory' | 'link';
  /** Four octal digits. */
  readonly mode: string;
  readonly owner: string;
  readonly group: string;
  readonly isEmpty?: boolean;
  /** Target of a link. */
  readonly target?: string;
}

/** A unit, with the state of its file in `systemctl list-unit-files`. */
export interface RecordedUnit {
  readonly name: string;
  readonly state: string;
  readonly isActive: boolean;
}

/** Contents and effects of an installed package. */
export interface RecordedPackage {
  readonly name: string;
  readonly version: string;
  readonly conffiles: readonly string[];
  /** True if it has a removal script, so that its configuration stays behind. */
  readonly hasPostrm: boolean;
  /** Paths of the package itself. */
  readonly paths: readonly RecordedPath[];
  /** Paths that its scripts created. */
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
  /** Packages with a removal script. */
  readonly withPostrm: readonly string[];
}

/** Remains of a package after its removal, and after purging. */
export interface RecordedRemoval {
  readonly name: string;
  /** Its paths after the installation. */
  readonly laid: readonly string[];
  /** The paths that stayed after its removal. */
  readonly left: readonly string[];
  /** The paths that stayed after purging. */
  readonly kept: readonly string[];
  /** Accounts that purging removed: `user:redis`, `group:redis`. */
  readonly purged: readonly string[];
}
