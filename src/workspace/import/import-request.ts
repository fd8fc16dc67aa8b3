import type { PickedFile } from './read-picked.ts';

/** Files to open without showing a file dialog. Pasted text is a file with an empty path. */
export interface ImportRequest {
  /** Collects the files; this may require reading folders. */
  readonly files: () => Promise<readonly PickedFile[]>;
  /** Default destination: a new project, or the open project. */
  readonly into: 'new' | 'here';
}
