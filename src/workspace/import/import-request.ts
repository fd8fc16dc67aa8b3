import type { PickedFile } from './read-picked.ts';

/** Files to import at once, without a file dialog. */
export interface ImportRequest {
  /** Collects the files, which may require walking folders. */
  readonly files: () => Promise<readonly PickedFile[]>;
  /** Default destination: a new project, or the open one. */
  readonly into: 'new' | 'here';
}
