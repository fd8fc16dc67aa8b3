import type { DraftState } from '../../store/state/project-state.ts';

export function draftText(draft: DraftState): string {
  switch (draft.kind) {
    case 'untouched':
      return 'Not edited';
    case 'unsaved':
      return 'Edited';
    case 'saving':
      return 'Saving';
    case 'saved':
      return 'Saved in this browser';
    case 'forked':
      return 'Saved as a separate draft';
    case 'failed':
      return `Not saved: ${draft.message}`;
  }
}
