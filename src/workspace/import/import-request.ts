import type { PickedFile } from './read-picked.ts';

/** Files to import without showing a file dialog. */
export interface ImportRequest {
  /** Collects the files; this may require reading folders. */
  readonly files: () => Promise<readonly PickedFile[]>;
  /** Default destination: a new project, or the open project. */
  readonly into: 'new' | 'here';
}
