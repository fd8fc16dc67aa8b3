/** A rename whose changes the page shows before it applies them. */
import { createStore } from 'zustand/vanilla';
import type { FileChanges } from '../change-with-undo.ts';

interface Choice {
  readonly label: string;
  readonly run: () => void;
}

export interface RenamePreview {
  /** Summary: `Rename to web: 3 places in 2 files.` */
  readonly summary: string;
  readonly changes: FileChanges;
  readonly apply: Choice;
  /** Another choice beside applying and cancelling. */
  readonly other?: Choice;
}

export const renamePreview = createStore<{ readonly shown: RenamePreview | undefined }>(() => ({ shown: undefined }));
