import { isDraft } from './check-draft.ts';
import type { StoredDraft } from './draft-database.ts';

type SaveDecision =
  | { readonly kind: 'write'; readonly version: number; readonly before: StoredDraft | undefined }
  /** Another tab wrote an equal project, so there is nothing to write. */
  | { readonly kind: 'same'; readonly version: number }
  | { readonly kind: 'conflict' };

/**
 * Decides whether a project may overwrite the stored draft. If the draft no longer exists, because a different tab
 * deleted it or the whole database, the project is stored again: the tab that still shows it has the only copy.
 * `isSame` compares the project with the stored one.
 */
export function judgeSave(stored: unknown, knownVersion: number, isSame: () => boolean): SaveDecision {
  if (stored === undefined) return { kind: 'write', version: knownVersion + 1, before: undefined };
  if (!isDraft(stored)) return { kind: 'conflict' };
  if (stored.version === knownVersion) return { kind: 'write', version: knownVersion + 1, before: stored };
  return isSame() ? { kind: 'same', version: stored.version } : { kind: 'conflict' };
}
