/** Uses of classes and data that a compilation reports (`EnvironmentFiles.noticed`). */
import type { SourcePlace } from '../diagnostics/span.ts';

/** A class that code declares. Each declaration is reported, even if the class is already in the catalog. */
export interface ClassUse {
  readonly kind: 'class';
  readonly name: string;
  /** Name of the class whose code declares it; empty for node definitions and code outside of classes. */
  readonly by: string;
  /**
   * Statement that declares it: a function, or `resource` for `class { … }` and `create_resources`. `other` is for parent
   * classes, and for classes that Ruby code declares.
   */
  readonly how: 'include' | 'contain' | 'require' | 'resource' | 'other';
  readonly place?: SourcePlace;
}

export interface KeyUse {
  readonly kind: 'key';
  /** The key without subkeys: `a` of `a.b`. */
  readonly key: string;
  readonly merge: 'first' | 'merged';
  /** Path of the data file with the value; for merged values, of the last file. Absent without a value in a file. */
  readonly file?: string;
  /** Place of the `lookup` call. Absent for parameters of classes, for keys that data interpolates, and for `hiera`. */
  readonly place?: SourcePlace;
}

export interface HierarchyLevel {
  readonly name: string;
  /** Existing data files, highest priority first. */
  readonly files: readonly string[];
}

/**
 * Levels of the hierarchy in one layer, with the data files that the node uses. Reported again if a variable in the
 * paths changes.
 */
export interface HierarchyUse {
  readonly kind: 'hierarchy';
  /** `global`, `environment`, or `module NAME`. */
  readonly layer: string;
  /** Levels by priority, highest first. */
  readonly levels: readonly HierarchyLevel[];
}

export type CompileUse = ClassUse | KeyUse | HierarchyUse;
