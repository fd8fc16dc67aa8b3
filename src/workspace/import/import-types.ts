import type { KeptFiles, OwnPackages, Project, ProjectFiles } from '../../protocol/project/project.ts';
import type { ReleaseId } from '../../protocol/project/releases.ts';
import type { Pack } from '../kept/pack.ts';
import type { LessonProgress } from '../lessons/lesson-progress.ts';
import type { PathProblem } from '../files/file-paths.ts';

/**
 * A file that was picked, dropped, or found in an archive. `path` uses slashes and begins with the picked folder, if
 * there is one.
 */
export interface RawFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isExecutable?: true;
  /** True for a symbolic link. `bytes` then contains its target. */
  readonly isLink?: true;
}

export type LeftOutReason =
  /** A hard link, or a symbolic link with an invalid target. */
  | { readonly kind: 'link' }
  | { readonly kind: 'special' }
  /** Internal files of a version control system or an archiver. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'compression' }
  | { readonly kind: 'path'; readonly problem: PathProblem }
  /** Reason for a refused import: no file is related to Puppet. */
  | { readonly kind: 'unused' };

export interface LeftOut {
  readonly path: string;
  readonly reason: LeftOutReason;
}

/** Files found in an archive, not classified yet. */
export interface Unpacked {
  readonly files: readonly RawFile[];
  readonly leftOut: readonly LeftOut[];
}

/** Reason why nothing can be imported. `name`: the name of the picked file. */
export type ImportProblem =
  | { readonly kind: 'damaged'; readonly name: string }
  | { readonly kind: 'unsupported'; readonly name: string }
  | { readonly kind: 'too-many-entries' }
  | { readonly kind: 'too-large' }
  /** A JSON file that is not a compiled catalog; `message` gives the reason and the place. */
  | { readonly kind: 'no-catalog'; readonly name: string; readonly message: string }
  | { readonly kind: 'nothing'; readonly leftOut: readonly LeftOut[] }
  /** More files than a project may contain; the user can choose some of the folders. */
  | { readonly kind: 'too-much-to-read'; readonly folders: readonly FolderSize[] };

/** Number and total size of the files that Bunraku reads in a folder. */
export interface FolderSize {
  /** Path of the folder in the environment, such as `modules/ntp`. */
  readonly folder: string;
  readonly files: number;
  readonly length: number;
}

/**
 * Kind of the imported files: a whole environment, a folder of modules, single modules, only manifests, a catalog that was compiled outside of
 * Bunraku, or a lesson pack.
 */
export type ImportedKind = 'environment' | 'modules folder' | 'modules' | 'manifests' | 'catalog' | 'lessons';

/** A folder of a repository that contains an environment. */
export interface EnvironmentFolder {
  readonly folder: string;
  readonly files: number;
}

export interface Imported {
  readonly kind: ImportedKind;
  readonly name: string;
  readonly files: ProjectFiles;
  readonly kept: KeptFiles;
  /** The bytes of the files in `kept`; absent if there are none. */
  readonly pack?: Pack;
  readonly executable: Readonly<Record<string, true>>;
  readonly leftOut: readonly LeftOut[];
  /** Name, nodes and machines of the exported project, if the archive contains them. */
  readonly setting?: Pick<Project, 'name' | 'node' | 'machine' | 'others' | 'release'>;
  readonly progress?: LessonProgress;
  /** Packages that the project added to its machine's archive. */
  readonly archive?: OwnPackages;
  readonly release?: ReleaseId;
  /**
   * Set for a catalog with values of Sensitive attributes, which the imported files do not contain. `count`: the number
   * of these values; `files`: the complete catalog.
   */
  readonly secrets?: { readonly count: number; readonly files: ProjectFiles };
  /** Environments of a repository that has several, and the imported one. */
  readonly environments?: { readonly all: readonly EnvironmentFolder[]; readonly imported: string };
  /** The node that a catalog is for, if its name is a valid certname. */
  readonly certname?: string;
}
