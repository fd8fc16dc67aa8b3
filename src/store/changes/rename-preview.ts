/** A rename that the page shows as a preview before it applies the changes. */
import { createStore } from 'zustand/vanilla';
import type { FileChanges } from './change-with-undo.ts';

interface Choice {
  readonly label: string;
  readonly run: () => void;
}

export interface RenamePreview {
  /** Summary of the rename, such as `Rename to web: 3 places in 2 files.` */
  readonly summary: string;
  readonly changes: FileChanges;
  readonly apply: Choice;
  /** A further choice, besides applying and cancelling. */
  readonly other?: Choice;
}

export const renamePreview = createStore<{ readonly shown: RenamePreview | undefined }>(() => ({ shown: undefined }));
