/** A rename whose changes the page shows before it applies them. */
import { createStore } from 'zustand/vanilla';
import type { FileChanges } from '../store/change-with-undo.ts';

export interface RenamePreview {
  /** Summary: `Rename to web: 3 places in 2 files.` */
  readonly summary: string;
  readonly changes: FileChanges;
  readonly apply: () => void;
}

export const renamePreview = createStore<{ readonly shown: RenamePreview | undefined }>(() => ({ shown: undefined }));
