import type { KeptFiles, OwnPackages, Project, ProjectFiles, ReleaseId } from '../../protocol/project/project.ts';
import type { Pack } from '../kept/pack.ts';
import type { LessonProgress } from '../lesson-progress.ts';
import type { PathProblem } from '../file-paths.ts';

/** A file as it was picked, dropped or found in an archive; `path` has slashes and begins nowhere in particular. */
export interface RawFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Set for a file that may be executed, where the archive says so. */
  readonly isExecutable?: true;
  /** Set for a symbolic link; `bytes` are the path that it leads to. */
  readonly isLink?: true;
}

export type LeftOutReason =
  /** A hard link, or a symbolic link that leads nowhere that a path can say. */
  | { readonly kind: 'link' }
  /** A device, a pipe or another thing that has no text. */
  | { readonly kind: 'special' }
  /** The own files of a version control system or of an archiver. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'compression' }
  | { readonly kind: 'path'; readonly problem: PathProblem }
  /** In a refusal, where there is nothing of Puppet beside it. */
  | { readonly kind: 'unused' };

export interface LeftOut {
  readonly path: string;
  readonly reason: LeftOutReason;
}

/** Files out of an archive, before it is known what they are. */
export interface Unpacked {
  readonly files: readonly RawFile[];
  readonly leftOut: readonly LeftOut[];
}

/** Why an import is refused whole. `name` is the picked file's. */
export type ImportProblem =
  | { readonly kind: 'damaged'; readonly name: string }
  | { readonly kind: 'unsupported'; readonly name: string }
  | { readonly kind: 'too-many-entries' }
  | { readonly kind: 'too-large' }
  /** A JSON file that is no compiled catalog; `message` says why and where. */
  | { readonly kind: 'no-catalog'; readonly name: string; readonly message: string }
  | { readonly kind: 'nothing'; readonly leftOut: readonly LeftOut[] }
  /** It has more than a project may hold of what Bunraku reads: some of its folders can be chosen. */
  | { readonly kind: 'too-much-to-read'; readonly folders: readonly FolderSize[] };

/** What a folder has that a project would hold as text. */
export interface FolderSize {
  /** From the top of what was picked; empty for the files at the top. */
  readonly folder: string;
  readonly files: number;
  readonly length: number;
}

/** What was found: a whole environment, modules, manifests alone, or a catalog that was compiled elsewhere. */
export type ImportedKind = 'environment' | 'modules' | 'manifests' | 'catalog';

export interface Imported {
  readonly kind: ImportedKind;
  /** What the import would be called as a project. */
  readonly name: string;
  readonly files: ProjectFiles;
  /** What goes along as it came. */
  readonly kept: KeptFiles;
  /** The bytes of `kept`; absent where there are none. */
  readonly pack?: Pack;
  readonly executable: Readonly<Record<string, true>>;
  readonly leftOut: readonly LeftOut[];
  /** Nodes with their machines, and the name, where a project was exported with them. */
  readonly setting?: Pick<Project, 'name' | 'node' | 'machine' | 'others' | 'release'>;
  /** What the archive tells of lessons that were done. */
  readonly progress?: LessonProgress;
  /** Packages that the project added to the archive of its machine. */
  readonly archive?: OwnPackages;
  /** The release of Puppet that the project is for; absent for the newest. */
  readonly release?: ReleaseId;
  /** The node that a catalog is for, where it has a name that a node can have. */
  readonly certname?: string;
}
