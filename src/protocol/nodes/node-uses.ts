/** Uses of classes, data and files of modules by one node, as its compilation reported them. */
import type { ClassUse, HierarchyUse, KeyUse } from '../../engine/index.ts';
import type { Place } from '../analysis.ts';

export interface SourceUse {
  /** Path of a file, or of a folder that is copied with its files. */
  readonly path: string;
  /** Place of the resource whose `source` names the file. */
  readonly place?: Place;
}

export interface NodeUses {
  /**
   * Classes of the catalog, each with the class that declares it and the place of the declaration. Each declaration is
   * listed once.
   */
  readonly classes: readonly ClassUse[];
  readonly keys: readonly KeyUse[];
  /** Hierarchies by layer: `global`, `environment`, then the modules with data. */
  readonly hierarchies: readonly HierarchyUse[];
  /** Files of modules that `source` attributes name. A compilation does not read these files. */
  readonly sources: readonly SourceUse[];
}

export const noUses: NodeUses = { classes: [], keys: [], hierarchies: [], sources: [] };

/** Uses and error of one compiled node. */
export interface NodeUsage {
  readonly certname: string;
  readonly error?: { readonly message: string; readonly place?: Place };
  readonly uses: NodeUses;
  /** Returns whether the compilation read a file, or looked for it. */
  readonly hasRead: (path: string) => boolean;
}
