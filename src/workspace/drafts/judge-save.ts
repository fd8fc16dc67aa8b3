import { isDraft } from './check-draft.ts';
import type { StoredDraft } from './draft-database.ts';

/** What a save does, judged within its transaction. */
type SaveDecision =
  | { readonly kind: 'write'; readonly version: number; readonly before: StoredDraft | undefined }
  /** Another tab wrote this very project: there is nothing to write. */
  | { readonly kind: 'same'; readonly version: number }
  | { readonly kind: 'conflict' };

/**
 * Whether a project may be written over what the store has. A draft that is gone (deleted in another tab, or with the whole store) is
 * written again: the tab that still shows it has its only copy. `isSame` compares the project with the stored one.
 */
export function judgeSave(stored: unknown, knownVersion: number, isSame: () => boolean): SaveDecision {
  if (stored === undefined) return { kind: 'write', version: knownVersion + 1, before: undefined };
  if (!isDraft(stored)) return { kind: 'conflict' };
  if (stored.version === knownVersion) return { kind: 'write', version: knownVersion + 1, before: stored };
  return isSame() ? { kind: 'same', version: stored.version } : { kind: 'conflict' };
}
