import type { PickedFile } from './read-picked.ts';

/** Files to import at once, with no one asked for them first. */
export interface ImportRequest {
  /** Gathers them: folders may have to be gone through. */
  readonly files: () => Promise<readonly PickedFile[]>;
  /** Where they go unless the person chooses otherwise: a new project, or the open one. */
  readonly into: 'new' | 'here';
}
