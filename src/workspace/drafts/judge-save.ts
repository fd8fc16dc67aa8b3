import { isDraft } from './check-draft.ts';
import type { StoredDraft } from './draft-database.ts';

type SaveDecision =
  | { readonly kind: 'write'; readonly version: number; readonly before: StoredDraft | undefined }
  /** Another tab wrote an equal project, so there is nothing to write. */
  | { readonly kind: 'same'; readonly version: number }
  | { readonly kind: 'conflict' };

/**
 * Decides whether a project may overwrite the stored draft. The draft may no longer exist, because a different tab
 * deleted the draft or the whole database. The project is then stored again, because this tab has its only copy.
 * `isSame` compares the project with the stored one.
 */
export function judgeSave(stored: unknown, knownVersion: number, isSame: () => boolean): SaveDecision {
  if (stored === undefined) return { kind: 'write', version: knownVersion + 1, before: undefined };
  if (!isDraft(stored)) return { kind: 'conflict' };
  if (stored.version === knownVersion) return { kind: 'write', version: knownVersion + 1, before: stored };
  return isSame() ? { kind: 'same', version: stored.version } : { kind: 'conflict' };
}
