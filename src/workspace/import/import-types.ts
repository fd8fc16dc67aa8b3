import type { OwnPackages, ProjectFiles, ReleaseId } from '../../protocol/project.ts';
import type { LessonProgress } from '../lesson-progress.ts';
import type { PathProblem } from '../file-paths.ts';

/** A file as it was picked, dropped or found in an archive; `path` has slashes and begins nowhere in particular. */
export interface RawFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export type LeftOutReason =
  | { readonly kind: 'binary' }
  | { readonly kind: 'link' }
  /** A device, a pipe or another thing that has no text. */
  | { readonly kind: 'special' }
  | { readonly kind: 'hidden' }
  /** Nothing that Puppet reads when it compiles or applies: tests, build files. */
  | { readonly kind: 'unused' }
  /** A loose file of which nobody can say where in an environment it belongs. */
  | { readonly kind: 'no-place' }
  | { readonly kind: 'duplicate' }
  /** Its path differs from that of a file that was taken in capitals or accents' forms alone; folders of Windows and macOS hold one of both. */
  | { readonly kind: 'case-clash' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'compression' }
  | { readonly kind: 'path'; readonly problem: PathProblem };

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
  | { readonly kind: 'nothing'; readonly leftOut: readonly LeftOut[] };

/** What was found: a whole environment, modules, manifests alone, or a catalog that was compiled elsewhere. */
export type ImportedKind = 'environment' | 'modules' | 'manifests' | 'catalog';

export interface Imported {
  readonly kind: ImportedKind;
  /** What the import would be called as a project. */
  readonly name: string;
  readonly files: ProjectFiles;
  readonly leftOut: readonly LeftOut[];
  /** What the archive tells of lessons that were done. */
  readonly progress?: LessonProgress;
  /** Packages that the project added to the archive of its machine. */
  readonly archive?: OwnPackages;
  /** The release of Puppet that the project is for; absent for the newest. */
  readonly release?: ReleaseId;
  /** The node that a catalog is for, where it has a name that a node can have. */
  readonly certname?: string;
}
